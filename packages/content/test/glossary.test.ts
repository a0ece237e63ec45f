import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadGlossary } from '../src/load-glossary.ts';

const glossary = loadGlossary();
const small = (name: string) => name.toLowerCase();

test('there are forty words at least, each with a short meaning', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(40);
  for (const { names, meaning } of glossary) {
    expect(names).not.toContain('');
    expect(meaning).toMatch(/^[A-ZÄÖÜ].{20,220}\.$/);
  }
});

test('no word is explained twice, nor one that has a card', () => {
  const names = glossary.flatMap((term) => term.names.map(small));
  expect(names).toEqual([...new Set(names)]);
  const cards = new Set(
    loadConcepts().flatMap(({ title, names: own }) => [title, ...own].map(small)),
  );
  expect(names.filter((name) => cards.has(name))).toEqual([]);
});

test('a heading without a text is told with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glossary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'glossary.md');
  writeFileSync(file, 'Words.\n\n## Bit\n\nEin Bit.\n\n## Byte\n');
  expect(() => loadGlossary(file)).toThrow(`${file}:7: erkläre „Byte“`);
});
