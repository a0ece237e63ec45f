import { expect, test } from 'vitest';
import { emptyTranscript, isEmpty, openText, type Transcript, write } from './transcript.ts';

function printed(...texts: string[]): Transcript {
  return texts.reduce(
    (transcript, text) => write(transcript, [{ kind: 'out', text }]),
    emptyTranscript,
  );
}

/** All lines as they are seen, with a sign for the kind of each stretch. */
function seen({ chunks, openLine }: Transcript): string {
  return [...chunks.flatMap(({ pieces }) => pieces), ...openLine]
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
