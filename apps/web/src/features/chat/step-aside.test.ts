import { beforeEach, expect, test, vi } from 'vitest';
import { stepAside } from './step-aside.ts';

const card = document.createElement('section');
const editor = document.createElement('textarea');

beforeEach(() => {
  document.body.replaceChildren(editor, card);
  card.removeAttribute('style');
  vi.stubGlobal('innerWidth', 1_440);
  lie(card, 1_032, 376, 384, 500);
  editor.focus();
});

function lie(element: Element, x: number, y: number, width: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
}

const aside = () => card.style.getPropertyValue('--aside');

test('goes to the left of what it lies above', () => {
  lie(editor, 810, 116, 630, 490);
  expect(stepAside(card)).toBe(true);
  expect(aside()).toBe('646px');
});

test('stays where it covers nothing', () => {
  lie(editor, 0, 0, 800, 300);
  expect(stepAside(card)).toBe(true);
  expect(aside()).toBe('');
});

test('says that there is no room', () => {
  lie(editor, 400, 116, 1_040, 490);
  expect(stepAside(card)).toBe(false);
  expect(aside()).toBe('');
});

test('stays where the focus is in itself, or nowhere', () => {
  lie(editor, 810, 116, 630, 490);
  card.append(editor);
  editor.focus();
  expect(stepAside(card)).toBe(true);
  editor.blur();
  expect(stepAside(card)).toBe(true);
  expect(aside()).toBe('');
});
