import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { isSimple } from './goal.ts';
import { type Page, readPage } from './read-page.ts';
import type { Files, Unit, unitFront } from './unit.ts';

type Front = z.output<typeof unitFront>;

export type LoadedUnit<Own extends Front> = {
  readonly unit: Unit;
  readonly page: Page<Own>;
};

const mostBytes = 100 * 1024;
const mostDataBytes = 300 * 1024;
const pageFiles = ['index.html', 'style.css', 'script.js'];

const files = new WeakMap<Unit, string>();

/** Where a unit is written, for messages. */
export function fileOf(unit: Unit): string {
  return files.get(unit) ?? unit.id;
}

/** A folder with `unit.md` and, where something is written, starter, solution, check and data. */
export function loadUnit<Schema extends z.ZodMiniType<Front>>(
  folder: string,
  schema: Schema,
): LoadedUnit<z.output<Schema>> {
  const page = readPage(join(folder, 'unit.md'), schema);
  const { id, title, kind, minutes, concepts, needs, introduces, goals, hints, quiz, xp } =
    page.front;
  const starter = readFiles(folder, 'starter');
  const solution = readFiles(folder, 'solution');
  const unit: Unit = {
    id,
    title,
    kind,
    minutes,
    concepts,
    needs,
    introduces,
    goals,
    hints,
    quiz,
    xp: xp ?? null,
    language: languageOf(starter),
    content: page.body.trim(),
    starter,
    solution,
    check: readCheck(folder, languageOf(starter)),
    data: readData(folder),
  };
  files.set(unit, page.file);
  refuseWrong(page, unit);
  return { unit, page };
}

/** `starter.py`, `starter.js` or the folder `starter/`; under the names that a learner sees. */
function readFiles(folder: string, name: 'starter' | 'solution'): Files {
  const single = [
    ['py', 'main.py'],
    ['js', 'script.js'],
    ['html', 'index.html'],
  ].find(([ending]) => existsSync(join(folder, `${name}.${ending}`)));
  const [ending, shown] = single ?? [];
  if (shown) return { [shown]: readFileSync(join(folder, `${name}.${ending}`), 'utf8') };
  return readFolder(join(folder, name), pageFiles);
}

/** In this order; other files behind these. */
function readFolder(folder: string, first: readonly string[] = []): Files {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).toSorted();
  const inOrder = [...first.filter((name) => names.includes(name)), ...names];
  return Object.fromEntries(
    [...new Set(inOrder)].map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function languageOf(starter: Files): Unit['language'] {
  const [first] = Object.keys(starter);
  if (!first) return null;
  return first.endsWith('.py') ? 'python' : 'web';
}

function readCheck(folder: string, language: Unit['language']): string | null {
  const file = join(folder, language === 'python' ? 'check.py' : 'check.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function readData(folder: string): Files {
  const path = join(folder, 'data');
  if (!existsSync(path)) return {};
  const sizes = readdirSync(path).map((name) => statSync(join(path, name)).size);
  const isTooMuch = sizes.reduce((sum, size) => sum + size, 0) > mostDataBytes;
  if (isTooMuch || sizes.some((size) => size > mostBytes)) {
    throw new ContentError(path, 1, 'keep each file below 100 KB, and all together below 300 KB');
  }
  return readFolder(path);
}

function refuseWrong(page: Page<Front>, unit: Unit) {
  const { file, lineOf } = page;
  const refuse = (key: string, cure: string) => {
    throw new ContentError(file, lineOf(key), cure);
  };
  const isWritten = unit.kind === 'run' || unit.kind === 'build';
  if (isWritten && unit.language === null)
    refuse('kind', `kind ${unit.kind} needs starter.py, starter.js or a folder starter/`);
  if (!isWritten && unit.kind !== 'katas' && unit.language !== null)
    refuse('kind', `kind ${unit.kind} has no starter and no solution: remove them`);
  if (isWritten && unit.goals.length === 0) refuse('kind', `kind ${unit.kind} needs goals`);
  if (!isWritten && unit.goals.length > 0) refuse('goals', `kind ${unit.kind} has no goals`);
  if (unit.kind === 'quiz' && unit.quiz.length === 0) refuse('kind', 'kind quiz needs quiz: …');
  if (shape(unit.starter) !== shape(unit.solution))
    refuse(
      'kind',
      `the solution has other files (${shape(unit.solution)}) than the starter (${shape(unit.starter)})`,
    );
  refuseUnchecked(page, unit);
}

function shape(files: Files): string {
  return Object.keys(files).join(', ');
}

/** Each goal is checked in one way. */
function refuseUnchecked({ file, lineOf }: Page<Front>, { goals, check, language }: Unit) {
  const ending = language === 'python' ? 'py' : 'js';
  for (const [index, goal] of goals.entries()) {
    const name = `goal_${index + 1}`;
    const isChecked = new RegExp(`^(?:async )?(?:def|function) ${name}\\(`, 'm').test(check ?? '');
    if (isSimple(goal) === isChecked) {
      const cure = isChecked
        ? `goal ${index + 1} has simple fields and ${name} in check.${ending}: leave one`
        : `goal ${index + 1} isn't checked: write ${name} in check.${ending}, or prints, lines, calls, uses …`;
      throw new ContentError(file, lineOf('goals'), cure);
    }
  }
}
