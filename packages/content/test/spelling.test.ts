import { describe, expect, test } from 'vitest';
import { firstNames } from '../../tutor/src/safety/first-names.ts';
import { spellingFindings } from '../proof/spelling/findings.ts';
import { germanPieces } from '../proof/spelling/german-pieces.ts';
import { orderFindings } from '../proof/spelling/house-words.ts';
import { unknownWords } from '../proof/spelling/known-words.ts';
import { wordsOf } from '../proof/spelling/piece.ts';
import { piecesOfCode } from '../proof/spelling/pieces-of-code.ts';
import { piecesOfMarkdown } from '../proof/spelling/pieces-of-markdown.ts';
import { slipsIn } from '../proof/spelling/slips.ts';

test('all that learners read is spelled right', () => {
  expect(germanPieces().flatMap(spellingFindings)).toEqual([]);
});

/** A mathematician who is remembered, and what `Luke` means in German. */
const otherNames = new Set(['Carl', 'Friedrich', 'Luke']);

test('nobody but Byte and Pixel has a first name', () => {
  const names = germanPieces()
    .flatMap(wordsOf)
    .filter(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text) && firstNames.has(text.toLowerCase()))
    .filter(({ text }) => !otherNames.has(text));
  expect(names.map(({ text, line, piece }) => `${piece.file}:${line}: ${text}`)).toEqual([]);
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
