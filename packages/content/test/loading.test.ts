import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { areas } from '../src/concept.ts';
import { loadConcepts } from '../src/load-concepts.ts';

const card = `---
title: Schleife
names: [Schleife, loop]
asked: [a, b, c, d, e, f]
difficulty: Anfänger
related: [b, b]
---

## Kurz

Wiederholt etwas.

## Genauer

Noch einmal.

## So gehst du vor

1. Schreib.
2. Starte.
3. Lies.

## Beispiel

\`\`\`python
print(1)
\`\`\`

\`\`\`ausgabe
1
\`\`\`

## Häufiger Fehler

Doppelpunkt.

## Zum Nachdenken

Warum?
`;

function load(changed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const area of areas) mkdirSync(join(folder, area));
  writeFileSync(join(folder, 'python/a.md'), changed);
  writeFileSync(join(folder, 'python/b.md'), card.replaceAll('[b, b]', '[a, a]'));
  return loadConcepts(folder);
}

test('a card is read with all its parts', () => {
  expect(load(card)[0]).toEqual({
    id: 'a',
    area: 'python',
    title: 'Schleife',
    names: ['Schleife', 'loop'],
    asked: ['a', 'b', 'c', 'd', 'e', 'f'],
    difficulty: 'Anfänger',
    related: ['b', 'b'],
    short: 'Wiederholt etwas.',
    long: 'Noch einmal.',
    steps: ['Schreib.', 'Starte.', 'Lies.'],
    example: { language: 'python', code: 'print(1)\n', output: '1\n' },
    mistake: 'Doppelpunkt.',
    question: 'Warum?',
  });
});

test.each([
  ['without front matter', card.slice(4), 'a.md:1: beginne die Datei mit den Feldern'],
  [
    'with an unknown key',
    card.replace('related', 'farbe: rot\nrelated'),
    'a.md:6: Felder: das Feld „farbe“ gibt es nicht; es gibt title, names',
  ],
  ['with a wrong value', card.replace('Anfänger', 'leicht'), 'a.md:5: difficulty: '],
  ['with broken front matter', card.replace('[Schleife, loop]', '[Schleife'), 'a.md:'],
  ['without a heading', card.replace('## Kurz', '## Lang'), 'a.md:9: hierher gehört "## Kurz"'],
  ['with an empty section', card.replace('Doppelpunkt.', ''), 'gehört "## Häufiger Fehler"'],
  ['with one heading too many', `${card}\n## Ende\n\nText`, 'lösche "## Ende"'],
  ['with two steps', card.replace('3. Lies.', ''), '3 bis 5 Schritte'],
  ['without an example', card.replace(/```[^]*```/, 'Text'), 'braucht einen Code-Block'],
  ['without its output', card.replace(/```ausgabe[^]*?```/, ''), 'gehört ein Block "ausgabe"'],
  ['that leads nowhere', card.replace('[b, b]', '[b, c]'), 'eine andere Karte „c“ gibt es nicht'],
])('a card %s is refused, with file, line and cure', (_, changed, message) => {
  expect(() => load(changed)).toThrow(message);
});
