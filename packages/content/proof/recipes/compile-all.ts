import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRecipes } from '../../src/load-recipes.ts';
import type { Recipe } from '../../src/recipe.ts';
import { fillProgram } from '../../src/recipe-code.ts';
import { outputOf } from './run-node.ts';
import { valuesFor, waysToFill } from './ways-to-fill.ts';

type Compiler = {
  readonly language: keyof Recipe['programs'];
  readonly file: string;
  readonly version: readonly [command: string, ...given: string[]];
  /** To be run one after the other; what the last one says is what the program says. */
  readonly steps: readonly (readonly [command: string, ...given: string[]])[];
};

const compilers: readonly Compiler[] = [
  {
    language: 'Java',
    file: 'Main.java',
    version: ['javac', '--version'],
    steps: [
      ['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', 'Main.java'],
      ['java', '-Dfile.encoding=UTF-8', '-cp', '.', 'Main'],
    ],
  },
  {
    language: 'C++',
    file: 'main.cpp',
    version: ['g++', '--version'],
    steps: [
      ['g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', 'main.cpp', '-o', 'main'],
      ['./main'],
    ],
  },
  {
    language: 'C#',
    file: 'main.cs',
    version: ['mcs', '--version'],
    steps: [
      ['mcs', '-warnaserror', '-out:main.exe', 'main.cs'],
      ['mono', 'main.exe'],
    ],
  },
  {
    language: 'PHP',
    file: 'main.php',
    version: ['php', '--version'],
    steps: [['php', '-d', 'error_reporting=E_ALL', '-d', 'display_errors=stderr', 'main.php']],
  },
  {
    language: 'Go',
    file: 'main.go',
    version: ['go', 'version'],
    steps: [
      ['go', 'vet', 'main.go'],
      ['go', 'run', 'main.go'],
    ],
  },
];

/** Compiles the recipes with the real compilers, as far as this machine has them, and runs what comes out. */
function compileAll(wanted: readonly string[]): void {
  const recipes = loadRecipes().filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  for (const compiler of compilers) {
    const version = versionOf(compiler);
    if (!version) {
      process.stdout.write(
        `${compiler.language}: kein ${compiler.version[0]} auf diesem Rechner\n`,
      );
      continue;
    }
    const wrong = recipes.flatMap((recipe) => problemsOf(recipe, compiler));
    process.stdout.write(
      `${compiler.language}: ${recipes.length} Programme, ${wrong.length} mit Fehlern (${version})\n`,
    );
    for (const problem of wrong) process.stdout.write(`✗ ${problem}\n`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

function versionOf({ version: [command, ...given] }: Compiler): string | undefined {
  return spawnSync(command, given, { encoding: 'utf8' }).stdout?.split('\n')[0];
}

function problemsOf(recipe: Recipe, { language, file, steps }: Compiler): string[] {
  return waysToFill.flatMap((way) => {
    const folder = mkdtempSync(join(tmpdir(), 'hbg-recipe-'));
    try {
      writeFileSync(
        join(folder, file),
        fillProgram(recipe.programs[language], valuesFor(recipe, way)).code,
      );
      const inputs = Array.from({ length: 60 }, () => recipe.inputs).flat();
      const outputs = steps.map(([command, ...given]) =>
        outputOf(command, given, { folder, inputs }),
      );
      return outputs.at(-1)?.trim() ? [] : [`${recipe.id} (${way}): sagt nichts`];
    } catch (error) {
      return [`${recipe.id} (${way}): ${String(error)}`];
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

compileAll(parseArgs({ allowPositionals: true }).positionals);
