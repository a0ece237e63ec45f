import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPage } from '../src/read-page.ts';
import { unitFront } from '../src/unit.ts';

const front = `id: muster/licht
title: Licht
kind: read
minutes: 5
quiz:
  - question: Ist es an?
    options:
      - right: "Ja"
      - wrong: "Nein"
        why: Es leuchtet.
`;

function read(text: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'unit.md');
  writeFileSync(file, text);
  return readPage(file, unitFront);
}

test.each([
  ['Windows ends the lines', `---\n${front}---\n\n# Licht\n`.replaceAll('\n', '\r\n')],
  ['a mark begins the file', `\uFEFF---\n${front}---\n\n# Licht\n`],
])('a page is read where %s', (_, text) => {
  expect(read(text)).toMatchObject({ front: { title: 'Licht' }, body: '\n# Licht\n' });
});

test.each([
  ['a tab', '  - question', '\t- question', '7: hier ist mit der Tabulatortaste eingerückt'],
  ['a missing colon', 'minutes: 5', 'minutes 5', '5: hier fehlt ein Doppelpunkt'],
  ['a missing space', 'minutes: 5', 'minutes:5', '5: hier fehlt ein Doppelpunkt'],
  ['a colon in a text', 'Ist es an?', 'Sag: Ist es an?', '7: in diesem Text steht ein Doppelpunkt'],
  ['a sign in front', 'Ist es an?', '`an` oder aus?', '7: vorn steht ein Sonderzeichen'],
  ['a star in front', 'Ist es an?', '*an*', '7: vorn steht ein Sonderzeichen'],
  ['quotes in quotes', 'Ist es an?', '"Sagt er "an" laut?"', '7: vorn steht ein Sonderzeichen'],
  ['a quote that stays open', '"Ja"', '"Ja', '9: hier geht ein " oder'],
  ['a bracket that stays open', 'minutes: 5', 'minutes: 5\nneeds: [a', 'geht eine [ oder { auf'],
  ['a text after a #', 'Ist es an?', 'Ist # es an?', '7: alles hinter dem # fiele weg'],
  ['a backslash', '"Ja"', '"\\J"', '9: \\ hat in "…" eine eigene Bedeutung'],
  ['a field written twice', 'minutes: 5', 'minutes: 5\nminutes: 6', '6: dieses Feld steht schon'],
  [
    'a number as an answer',
    '"Ja"',
    '5',
    '9: Frage 1, Antwort 1: right: hierher gehört ein Text: setz',
  ],
  ['no reason', /\n *why: .*/, '', '10: Frage 1, Antwort 2: why: fehlt'],
  [
    'one answer alone',
    /\n *- wrong: .*\n *why: .*/,
    '',
    '9: Frage 1, options: zu wenige Einträge: mindestens 2, hier 1',
  ],
  ['a text too long', 'Ist es an?', 'Ah '.repeat(99), '7: Frage 1, question: der Text ist zu lang'],
  ['a number too small', 'minutes: 5', 'minutes: 0', '5: minutes: die Zahl ist zu klein'],
  ['an answer one space too far left', '      - wrong', '     - wrong', '10: die Einrückung passt'],
  ['a field one space too far right', '    options', '     options', '8: die Einrückung passt'],
  ['another word for an answer', 'right:', 'richtig:', 'oder wrong: …, nicht mit richtig'],
  [
    'a field that is unknown',
    'minutes:',
    'minuten:',
    '5: Felder: das Feld „minuten“ gibt es nicht; es gibt id, ',
  ],
  [
    'a goal with a colon',
    'quiz:',
    'goals:\n  - Da steht: 7\nquiz:',
    '7: Ziel 1: hinter „Da steht“ steht ein',
  ],
])('%s is told in plain words, with its line', (_, from, to, message) => {
  expect(front).toMatch(from);
  expect(() => read(`---\n${front.replace(from, to)}---\n`)).toThrow(message);
});

test('a file that is not in UTF-8 is told', () => {
  const text = Buffer.from(`---\n${front}---\n\n# Tür\n`, 'latin1');
  expect(() => read(text)).toThrow('unit.md:1: das ist kein Text: speichere die Datei als UTF-8');
});
