import { describe, expect, test } from 'vitest';
import {
  breakLine,
  type Change,
  type Editing,
  indentCode,
  offsetOf,
  outdentCode,
} from './code-editing.ts';

/** `|` marks the cursor, two of them the selection. */
function apply(edit: (editing: Editing) => Change, marked: string): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const change = edit({ text, start, end: Math.max(start, end - 1) });
  const after = text.slice(0, change.from) + change.insert + text.slice(change.to);
  const selected = after.slice(change.start, change.end);
  const marks = selected === '' ? '|' : `|${selected}|`;
  return after.slice(0, change.start) + marks + after.slice(change.end);
}

describe('Tab', () => {
  test.each([
    ['inserts four spaces', 'a|b', 'a   |b'],
    ['fills up to the next step', '  |x', '    |x'],
    ['starts a line', 'if a:\n|', 'if a:\n    |'],
    ['indents all selected lines', 'a|b\nc|d', '    a|b\n    c|d'],
    ['leaves empty lines empty', '|a\n\nb|', '    |a\n\n    b|'],
    ['leaves out the line at whose start the selection ends', '|a\n|b', '    |a\n|b'],
  ])('%s', (_, before, after) => expect(apply(indentCode, before)).toBe(after));
});

describe('Shift+Tab', () => {
  test.each([
    ['takes four spaces away', '    a|b', 'a|b'],
    ['takes what there is', '  a|', 'a|'],
    ['takes a tab', '\ta|', 'a|'],
    ['keeps the cursor in its line', 'x\n  |  a', 'x\n|a'],
    ['takes from all selected lines', '    |a\n  b|\nc', '|a\nb|\nc'],
    ['does nothing at the margin', 'a|b', 'a|b'],
  ])('%s', (_, before, after) => expect(apply(outdentCode, before)).toBe(after));
});

describe('Enter', () => {
  test.each([
    ['starts a line', 'a|', 'a\n|'],
    ['keeps the indentation', '    a|', '    a\n    |'],
    ['goes in after a colon', 'for i in x:|', 'for i in x:\n    |'],
    ['goes in after a colon and a comment', '  if a:  # jetzt|', '  if a:  # jetzt\n      |'],
    ['does not go in within a dict', '{1: 2}|', '{1: 2}\n|'],
    ['replaces the selection', 'a|bc|d', 'a\n|d'],
    ['looks only at what stands before the cursor', 'if| a:', 'if\n| a:'],
  ])('%s', (_, before, after) => expect(apply(breakLine, before)).toBe(after));
});

test('finds a place of the code', () => {
  const code = 'eins\nzwei\n';
  expect(offsetOf(code, 1, 1)).toBe(0);
  expect(offsetOf(code, 2, 3)).toBe(7);
  expect(offsetOf(code, 2, 99)).toBe(9);
  expect(offsetOf(code, 99, 1)).toBe(code.length);
});
