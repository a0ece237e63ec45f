import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { spellingFindings } from '../proof/spelling/findings.ts';
import { germanPieces, germanPiecesIn } from '../proof/spelling/german-pieces.ts';
import { orderFindings } from '../proof/spelling/house-words.ts';
import { unknownWords } from '../proof/spelling/known-words.ts';
import { piecesOfCode } from '../proof/spelling/pieces-of-code.ts';
import { piecesOfMarkdown } from '../proof/spelling/pieces-of-markdown.ts';
import { slipsIn } from '../proof/spelling/slips.ts';

test('all that learners read is spelled right, says du, and names nobody but Byte and Pixel', () => {
  expect(germanPieces().flatMap(spellingFindings)).toEqual([]);
});

test('the words of the house are sorted, each once', () => {
  expect(orderFindings()).toEqual([]);
  expect(orderFindings(['Ampel', 'Zug', 'Byte', 'Zug'])[0]).toMatch(
    /:3: „Byte“ gehört hinter „Ampel“$/,
  );
  expect(orderFindings(['Ampel', 'Ampel'])[0]).toMatch(/:2: „Ampel“ steht zweimal da$/);
});

function mistakesIn(page: string): string[] {
  return piecesOfMarkdown('a.md', page).flatMap((piece) =>
    [...unknownWords(piece), ...slipsIn(piece)].map(({ line, text }) => `${line}: ${text}`),
  );
}

const page = (text: string) => `---\ntitle: Schleifen\n---\n\nHier steht ${text} im Satz.\n`;

function findingsIn(text: string): string {
  return piecesOfMarkdown('a.md', page(text)).flatMap(spellingFindings).join('\n');
}

describe('of a word that is not German', () => {
  test.each([
    ['zip', 'schreib `zip`'],
    ['querySelector', 'schreib `querySelector`'],
    ['querySelector-Aufrufe', 'schreib `querySelector`-Aufrufe'],
  ])('%s of a language belongs in backticks', (word, cure) => {
    const found = findingsIn(word);
    expect(found).toContain(`a.md:5: „${word}“: was im Code steht, kommt in Backticks: ${cure}`);
    expect(found).not.toContain('words.txt');
  });

  test('any other one is to be spelled right, or added', () => {
    expect(findingsIn('Schleiffe')).toMatch(/meinst du „Schleife“\? Sonst trag es in .*words\.txt/);
  });

  test('what stands in the programs beside it belongs in backticks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hbg-spelling-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'unit.md'), page('zaehler'));
    writeFileSync(join(folder, 'starter.py'), 'zaehler = 1\n');
    const found = germanPiecesIn(folder).flatMap(spellingFindings).join('\n');
    expect(found).toContain('„zaehler“: was im Code steht, kommt in Backticks');
  });
});

test.each([
  ['Anna fragt etwas', '„Anna“: Vornamen haben nur Byte und Pixel'],
  ['Annas Frage', '„Annas“: Vornamen haben nur Byte und Pixel'],
  ['was Sie sehen', '„Sie“: wir sagen du'],
  ['was ich Ihnen zeige', '„Ihnen“: wir sagen du'],
  ['mit Ihrem Programm', '„Ihrem“: wir sagen du'],
])('%s is no text of the house', (text, finding) => {
  expect(findingsIn(text)).toContain(finding);
});

test.each(['eine Katze. Sie schläft', 'Byte: „Sie schläft“', 'was sie ihnen mit ihrem Ball zeigt'])(
  'takes %s',
  (text) => {
    expect(findingsIn(text)).toBe('');
  },
);

describe('the check', () => {
  test.each(
    `Fehlermeldug Schleiffe zählschleife fuer heisst daß garnicht vorallem print Highskore-Liste
    hineintipen`.split(/\s+/),
  )('refuses %s', (word) => {
    expect(mistakesIn(page(word))).toEqual([`5: ${word}`]);
  });

  test.each(
    `Zählschleife Schleifenvariable Highscore-Liste for-Schleife f-String UTF-8 hineinzutippen
    weitergezählt prüf Grrr Plauderbots „zwerg“ \`prnt\``.split(/\s+/),
  )('takes %s', (word) => {
    expect(mistakesIn(page(word))).toEqual([]);
  });

  test.each([
    ['zwei  Lücken', 'i  '],
    ['es , wie', ' ,'],
    ['es,wie', 's,'],
    ['es.Wie', 's.'],
    ['"es"', '"', '"'],
    ['„es', '„es im Satz.'],
    ['ein ein', 'ein ein'],
  ])('refuses %s', (text, ...slips) => {
    expect(mistakesIn(page(text))).toEqual(slips.map((slip) => `5: ${slip}`));
  });

  test.each(['das Haus, das das Dach trägt', 'wie „Herz Herz Herz“ ein ...'])(
    'takes %s',
    (text) => {
      expect(mistakesIn(page(text))).toEqual([]);
    },
  );

  test('reads front matter', () => {
    const front = 'title: Schleiffen\nhints:\n  - "Gut\n    gemahct"\nconcepts: [prnt]';
    expect(mistakesIn(`---\n${front}\n---\n`)).toEqual(['2: Schleiffen', '5: gemahct']);
  });

  test('reads comments and texts of programs, with data in small letters', () => {
    const lines = ['# Feler in punkte', 'punkte = "drache"', 'print(f"Drahe {pnkte}\\n")'];
    const code = ['```python', ...lines, '```'].join('\n');
    expect(mistakesIn(`Text\n\n${code}\n`)).toEqual(['4: Feler', '6: Drahe']);
  });

  test.each([
    ['javascript', 'document.querySelector("knopff").addEventListener("klickk", los);', []],
    ['javascript', 'taste.key === "ArrowUp"; box.textContent = `Feler: ${zahll}`;', ['Feler']],
    ['javascript', '// Feler', ['Feler']],
    ['css', 'p { font-family: "Verdanaa"; content: "Feler"; }', ['Feler']],
    ['python', 'for zeichen in "rrbr":\n    print("AABA", "Feler")', ['Feler']],
  ])('of %s, reads what a learner sees: %s', (language, code, slips) => {
    const pieces = piecesOfCode(language, code, { file: 'a', line: 1 });
    expect(pieces.flatMap(unknownWords).map(({ text }) => text)).toEqual(slips);
  });
});
