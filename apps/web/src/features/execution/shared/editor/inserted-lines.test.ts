import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import { insertLines } from './inserted-lines.ts';

const example = 'for i in a:\n    print(i)\n';

let views: EditorView[] = [];

afterEach(() => {
  for (const view of views) view.destroy();
  views = [];
});

/** The cursor is at `|`; of two, what stands between them is selected. */
function open(marked: string): EditorView {
  const [before = '', selected = '', after] = marked.split('|');
  const doc = marked.replaceAll('|', '');
  const anchor = before.length;
  const head = after === undefined ? anchor : anchor + selected.length;
  const state = EditorState.create({ doc, selection: { anchor, head }, extensions: [history()] });
  const view = new EditorView({ state, parent: document.body });
  views.push(view);
  return view;
}

function shown(view: EditorView): string {
  const { head } = view.state.selection.main;
  const text = view.state.doc.toString();
  return `${text.slice(0, head)}|${text.slice(head)}`;
}

const lit = (view: EditorView) =>
  [...view.dom.querySelectorAll('.cm-insertedLine')].map(({ textContent }) => textContent);
const news = (view: EditorView) => view.dom.querySelector('.cm-inserted > span')?.textContent;
const press = (view: EditorView, name: string) => {
  const buttons = [...view.dom.querySelectorAll<HTMLElement>('.cm-inserted button')];
  const found = buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name);
  found?.click();
};

const put = 'for i in a:\n    print(i)|';

test.each([
  ['an empty editor', '|', put, 'Zeile 1 bis 2 eingefügt.'],
  ['a line, in its middle', 'a = [|1]\n', `a = [1]\n\n${put}\n`, 'Zeile 3 bis 4 eingefügt.'],
  ['the end without a line break', 'a = [1]|', `a = [1]\n\n${put}`, 'Zeile 3 bis 4 eingefügt.'],
  ['a blank line', 'a = [1]\n|\nb = 2', `a = [1]\n${put}\nb = 2`, 'Zeile 2 bis 3 eingefügt.'],
  [
    'a line of an indented block',
    'if a:\n    b|()\nc()\n',
    `if a:\n    b()\nc()\n\n${put}\n`,
    'Zeile 5 bis 6 eingefügt.',
  ],
  [
    'a blank line of an indented block',
    'if a:\n    |\nc()',
    'if a:\n    for i in a:\n        print(i)|\nc()',
    'Zeile 2 bis 3 eingefügt.',
  ],
  [
    'a selection, which stays',
    'a = |[1]|\nb = 2\n',
    `a = [1]\nb = 2\n\n${put}\n`,
    'Zeile 4 bis 5 eingefügt.',
  ],
])('into %s', (_, before, after, said) => {
  const view = open(before);
  insertLines(view, example);
  expect(shown(view)).toBe(after);
  expect(news(view)).toBe(said);
  expect(lit(view).map((line) => line?.trim())).toEqual(['for i in a:', 'print(i)']);
  undo(view);
  expect(view.state.doc.toString()).toBe(before.replaceAll('|', ''));
  expect(news(view)).toBeUndefined();
});

test('a single line is named as one', () => {
  const view = open('|');
  insertLines(view, 'print(1)\n');
  expect(news(view)).toBe('Zeile 1 eingefügt.');
});

test('what is typed before and after is undone by itself', () => {
  const view = open('|');
  view.dispatch({ changes: { from: 0, insert: 'a = 1' }, userEvent: 'input.type' });
  insertLines(view, example);
  const end = view.state.doc.length;
  view.dispatch({ changes: { from: end, insert: '!' }, userEvent: 'input.type' });
  undo(view);
  expect(view.state.doc.toString()).toBe('a = 1\n\nfor i in a:\n    print(i)');
  undo(view);
  expect(view.state.doc.toString()).toBe('a = 1');
});

test('the news offers to take it back, and goes when it is closed', () => {
  const view = open('a = [1]|');
  insertLines(view, example);
  press(view, 'Rückgängig');
  expect(view.state.doc.toString()).toBe('a = [1]');
  expect(news(view)).toBeUndefined();
  insertLines(view, example);
  press(view, 'Hinweis schließen');
  expect(news(view)).toBeUndefined();
  expect(lit(view)).toEqual([]);
  expect(view.state.doc.lines).toBe(4);
});
