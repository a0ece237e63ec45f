import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src/py');
const modules = new Map(globSync('**/*.py', { cwd: source }).map((file) => [nameOf(file), file]));
const anImport = /^[ \t]*(?:from (\S+) import (\([^)]*\)|.*)|import (.*))$/gm;

test('our Python modules import each other without a circle', () => {
  expect(modules.size).toBeGreaterThan(20);
  expect([...modules.keys()].filter((name) => reachableFrom(name).has(name))).toEqual([]);
});

function nameOf(file: string): string {
  return file.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.');
}

function reachableFrom(start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const added = importsOf(name).filter((imported) => !reached.has(imported));
    for (const imported of added) reached.add(imported);
    open.push(...added);
  }
  return reached;
}

function importsOf(name: string): string[] {
  const code = readFileSync(join(source, modules.get(name) ?? ''), 'utf8');
  const named = [...code.matchAll(anImport)].flatMap(([, from, parts = '', whole = '']) =>
    from === undefined ? wordsOf(whole) : wordsOf(parts).map((part) => moduleOf(from, part)),
  );
  return named.filter((imported) => modules.has(imported));
}

/** What is imported from a package is a module of it, or stands in the package itself. */
function moduleOf(from: string, part: string): string {
  return modules.has(`${from}.${part}`) ? `${from}.${part}` : from;
}

function wordsOf(list: string): string[] {
  return list
    .replace(/[()]/g, '')
    .split(',')
    .map((item) => item.trim().split(' ')[0] ?? '');
}
