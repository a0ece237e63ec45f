import { expect, test } from 'vitest';
import {
  emptyTranscript,
  isEmpty,
  openLineOf,
  openText,
  type Transcript,
  write,
} from './transcript.ts';

function printed(...texts: string[]): Transcript {
  return texts.reduce(
    (transcript, text) => write(transcript, [{ kind: 'out', text }]),
    emptyTranscript,
  );
}

/** All lines as they are seen, with a sign for the kind of each stretch. */
function seen(transcript: Transcript): string {
  return [...transcript.chunks.flatMap(({ pieces }) => pieces), ...openLineOf(transcript)]
    .map(({ kind, text }) => (kind === 'out' ? text : `<${kind} ${text}>`))
    .join('');
}

test.each([
  ['text without an end of line', ['Wie ', 'alt?'], 'Wie alt?'],
  ['several lines', ['a\nb', '\n\nc'], 'a\nb\n\nc'],
  ['a line that is written over', ['10 %\r20 %\r', '100 %\n'], '100 %\n'],
  ['the rest of a longer line', ['Moment\rOk'], 'Okment'],
  ['what follows the overwritten part', ['abc\rX', 'YZ', '!'], 'XYZ!'],
  ['an end of line as Windows writes it', ['a\r', '\nb\r\nc'], 'a\nb\nc'],
  ['an end of line behind an overwritten start', ['Moment\rOk\nneu'], 'Okment\nneu'],
  ['several returns in a longer line', ['abcdef\rXY\rZ', '.\r', '1'], '1.cdef'],
  ['a return at the start of a line', ['\r\ra\n\rb'], 'a\nb'],
  ['an emoji that is written over', ['🚀🚀x\r🐍'], '🐍🚀x'],
  ['tabs and empty pieces', ['a\tb', '', '\n'], 'a\tb\n'],
])('shows %s', (_, texts, shown) => {
  expect(seen(printed(...texts))).toBe(shown);
});

test('tells errors and answers from output, also within a line', () => {
  const transcript = write(emptyTranscript, [
    { kind: 'out', text: 'Wer? ' },
    { kind: 'echo', text: 'Byte\n' },
    { kind: 'err', text: 'Oh' },
    { kind: 'out', text: '\rA' },
  ]);
  expect(seen(transcript)).toBe('Wer? <echo Byte\n>A<err h>');
});

test('is empty until something is printed', () => {
  expect(isEmpty(emptyTranscript)).toBe(true);
  expect(isEmpty(printed(''))).toBe(true);
  expect(isEmpty(printed('\n'))).toBe(false);
});

test('knows what the program asks', () => {
  expect(openText(printed('Los!\nWie heißt ', 'du? '))).toBe('Wie heißt du? ');
});

test('leaves finished lines alone, however much is added', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Zeile ${index}\n`);
  const before = printed(...lines.slice(0, 5_000));
  const after = write(before, [{ kind: 'out', text: lines.slice(5_000).join('') }]);
  expect(seen(after)).toBe(lines.join(''));
  expect(after.chunks.slice(0, 25)).toEqual(before.chunks);
  expect(after.chunks.slice(0, 25).every((chunk, at) => chunk === before.chunks[at])).toBe(true);
  expect(Math.max(...after.chunks.map(({ lines }) => lines))).toBe(200);
});

test('writing over the start of a long line leaves the rest of it alone', () => {
  const long = printed('x'.repeat(200_000), '\r.');
  const after = Array.from({ length: 200 }, () => '\r.').reduce(
    (transcript, text) => write(transcript, [{ kind: 'out', text }]),
    long,
  );
  expect(after.behind).toHaveLength(1);
  expect(after.behind[0]).toBe(long.behind[0]);
  expect(openText(after)).toBe(`.${'x'.repeat(199_999)}`);
});

test('a line that changes without end between output and errors has no end of pieces', () => {
  const changes = Array.from({ length: 20_000 }, (_, index) => ({
    kind: index % 2 === 0 ? ('out' as const) : ('err' as const),
    text: index % 2 === 0 ? 'a' : 'b',
  }));
  const line = write(emptyTranscript, changes);
  expect(openText(line)).toBe('ab'.repeat(10_000));
  expect(line.before).toHaveLength(1_000);
  const [chunk] = write(line, [{ kind: 'out', text: '\n' }]).chunks;
  expect(chunk?.pieces.map(({ text }) => text).join('')).toBe(`${'ab'.repeat(10_000)}\n`);
  expect(chunk?.pieces).toHaveLength(1_000);
});
