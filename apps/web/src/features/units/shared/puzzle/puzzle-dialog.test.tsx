import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../../testing/fake-server.ts';
import { ranWith } from '../../../../../testing/ran-with.ts';
import { Toaster } from '../../../../ui/toast.tsx';
import { PuzzleDialog } from './puzzle-dialog.tsx';

const solution = 'for i in range(3):\n    print(i)\nprint("Ende")\n';
const wanted = {
  goals: [{ text: 'Am Ende steht Ende.', prints: 'Ende' }],
  check: null,
  data: {},
};

function open(program = solution) {
  const onDone = vi.fn<(code: string) => void>();
  render(
    <>
      <PuzzleDialog solution={program} wanted={wanted} onClose={() => {}} onDone={onDone} />
      <Toaster />
    </>,
  );
  return { onDone };
}

const rows = () => within(screen.getByRole('list', { name: 'Teile' })).getAllByRole('listitem');
const texts = () => rows().map((row) => row.querySelector('code')?.textContent);
const depths = () => rows().map((row) => row.querySelector('code')?.style.paddingLeft);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const placeOf = (text: string) => texts().indexOf(text) + 1;

/** With the buttons, as by keyboard. */
async function order(...wanted: string[]) {
  for (const [at, text] of wanted.entries()) {
    while (placeOf(text) > at + 1) await press(`Teil ${placeOf(text)} hoch`);
  }
}

const inOrder = () => order('for i in range(3):', 'print(i)', 'print("Ende")');

test('says what is to be done, with indenting only where there is some', () => {
  open();
  expect(screen.getByText(/rück sie so weit ein, wie sie stehen müssen/)).toBeTruthy();
  expect(screen.getAllByTitle(/Einrücken/)[0]?.textContent).toBe('rein');
});

test('a program without blocks has nothing to indent', () => {
  open('a = 1\nprint(a)\n');
  expect(screen.queryByText(/rück sie/)).toBeNull();
  expect(screen.queryByRole('button', { name: /einrücken/ })).toBeNull();
});

test('says that only the depth is wrong, and of which part', async () => {
  fakeServer({ 'POST /api/execute': () => ranWith('') });
  open();
  await inOrder();
  await press('Prüfen');
  expect(
    await screen.findByText(
      'Die Reihenfolge stimmt, aber Teil 2 steht nicht weit genug eingerückt.',
    ),
  ).toBeTruthy();
  expect(rows()[1]?.dataset['wrong']).toBe('true');
  await press('Teil 2 rein (einrücken)');
  await press('Teil 2 rein (einrücken)');
  expect(screen.queryByText(/Die Reihenfolge stimmt/)).toBeNull();
  await press('Prüfen');
  expect(await screen.findByText(/Teil 2 steht zu weit eingerückt/)).toBeTruthy();
});

test('says how far the order is right', async () => {
  fakeServer({ 'POST /api/execute': () => ranWith('') });
  open();
  await order('for i in range(3):', 'print("Ende")', 'print(i)');
  await press('Prüfen');
  expect(
    await screen.findByText('Bis Teil 1 stimmt alles. Ab Teil 2 passt es noch nicht.'),
  ).toBeTruthy();
});

test('solved, it goes into the editor, and says where the old program is', async () => {
  const { onDone } = open();
  await inOrder();
  await press('Teil 2 rein (einrücken)');
  await press('Prüfen');
  expect(await screen.findByText('Geschafft: Das Programm funktioniert.')).toBeTruthy();
  await press('In den Editor');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(solution);
  expect(screen.getByText('Dein Programm von vorher liegt im Verlauf.')).toBeTruthy();
});

test('another order that reaches the goals counts as well', async () => {
  fakeServer({ 'POST /api/execute': () => ranWith('Ende\n0\n') });
  const { onDone } = open();
  await order('print("Ende")', 'for i in range(3):', 'print(i)');
  await press('Teil 3 rein (einrücken)');
  await press('Prüfen');
  await screen.findByText('Geschafft: Das Programm funktioniert.');
  await press('In den Editor');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    'print("Ende")\nfor i in range(3):\n    print(i)\n',
  );
});

test('what was checked before a piece was moved says nothing of the pieces as they are now', async () => {
  const answers: ((answer: Response) => void)[] = [];
  fakeServer({ 'POST /api/execute': () => new Promise((resolve) => answers.push(resolve)) });
  open();
  const asked = () => waitFor(() => expect(answers).toHaveLength(1));
  await order('print("Ende")', 'for i in range(3):', 'print(i)');
  await press('Prüfen');
  await press('Teil 3 hoch');
  await press('Prüfen');
  await asked();
  answers.pop()?.(ranWith('Ende\n'));
  await asked();
  expect(screen.queryByText('Geschafft: Das Programm funktioniert.')).toBeNull();
  answers.pop()?.(ranWith(''));
  expect(await screen.findByText('Ab Teil 1 passt es noch nicht.')).toBeTruthy();
});

test('the buttons at the ends do nothing, and keep the focus', async () => {
  open();
  const [first] = texts();
  const up = screen.getByRole('button', { name: 'Teil 1 hoch' });
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(up);
  expect(texts()[0]).toBe(first);
  expect(document.activeElement).toBe(up);
});

/** A layout, which jsdom has none of: rows of 40 px with 4 between them. */
function layOut() {
  for (const [at, row] of rows().entries()) {
    row.getBoundingClientRect = () => new DOMRect(0, at * 44, 300, 40);
  }
}

function drag(target: Element, to: { x: number; y: number }, pointerType = 'mouse') {
  const at = { pointerId: 1, isPrimary: true, button: 0, pointerType };
  layOut();
  fireEvent.pointerDown(target, { ...at, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { ...at, clientX: 10 + to.x, clientY: 10 + to.y });
  return {
    drop: () => act(() => void fireEvent.pointerUp(window, at)),
    cancel: () => act(() => void fireEvent.pointerCancel(window, at)),
  };
}

function nth<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error(`There is no number ${at}.`);
  return found;
}

test('a mouse drags a piece to its place and to its depth', () => {
  open();
  const [first, second, third] = texts();
  const held = drag(nth(rows(), 0), { x: 50, y: 60 });
  expect(nth(rows(), 0).dataset['held']).toBe('true');
  expect(nth(rows(), 1).style.translate).toBe('0px -44px');
  expect(depths()[0]).toBe('3rem');
  held.drop();
  expect(texts()).toEqual([second, first, third]);
  expect(depths()).toEqual(['0rem', '3rem', '0rem']);
  expect(screen.getByText('Jetzt Teil 2, 2 mal eingerückt.')).toBeTruthy();
});

test('what is dragged without a drop stays where it was', () => {
  open();
  const before = texts();
  drag(nth(rows(), 2), { x: 0, y: -90 }).cancel();
  expect(texts()).toEqual(before);
});

test('a finger drags at the handle; elsewhere it scrolls', () => {
  open();
  const [first, second, third] = texts();
  drag(nth(rows(), 0), { x: 0, y: 60 }, 'touch').drop();
  expect(texts()).toEqual([first, second, third]);
  const handle = nth(rows(), 0).querySelector('[data-handle]');
  if (!handle) throw new Error('The piece has no handle.');
  drag(handle, { x: 0, y: 60 }, 'touch').drop();
  expect(texts()).toEqual([second, first, third]);
});
