// Here already when the page asks for it: else it may still be loading when the file is through.
import '@hbg/coach/web/explain-page-error';
import type { Unit } from '@hbg/contract/units';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../testing/fake-server.ts';
import { leavePagesUnbuilt } from '../../../testing/idle-worker.ts';
import { ranWith } from '../../../testing/ran-with.ts';
import { visitAs } from '../../../testing/render-app.tsx';

const blank: Unit = {
  id: 'muster/kekse',
  title: 'Kekse',
  kind: 'run',
  language: 'python',
  minutes: 5,
  content: '# Kekse\n\nZähl sie.\n',
  goals: [{ text: 'Es gibt Hallo aus.', prints: 'Hallo' }],
  hints: ['Erster', 'Zweiter', 'Dritter'],
  quiz: [],
  starter: { 'main.py': '# los\n' },
  solution: { 'main.py': 'print("Hallo")\n' },
  check: null,
  data: {},
  xp: null,
};
const question = {
  question: 'Wie viele?',
  code: null,
  options: [
    { text: 'drei', isRight: true, why: null },
    { text: 'vier', isRight: false, why: 'Zähl noch mal.' },
  ],
};

async function open(part: Partial<Unit> = {}) {
  const sent = fakeServer({
    ...signedIn,
    'GET /api/units?id=muster%2Fkekse': () => Response.json({ ...blank, ...part }),
    'GET /api/drafts?unit=muster%2Fkekse': () => Response.json(null),
    'PUT /api/drafts': () => Response.json({ code: '', revision: 1, editedAt: '', met: null }),
    'POST /api/code-versions': () => Response.json({}),
    'POST /api/execute': () => ranWith('Hallo\n'),
  });
  visitAs('Byte', '/parts/einheit?id=muster%2Fkekse');
  await screen.findByRole('heading', { name: 'Kekse' });
  return sent;
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Dein Code/ }).value;
const isOpen = () =>
  screen.getByRole('button', { name: 'Abschließen' }).getAttribute('aria-disabled') === 'true';

test('a program is written, run and judged, and then the unit can be completed', async () => {
  const sent = await open();
  expect(screen.getByText('Ein Ziel wartet noch.')).toBeTruthy();
  await press('Abschließen');
  expect(screen.queryByText('Abgeschlossen.')).toBeNull();
  await press('Run');
  await waitFor(() => expect(isOpen()).toBe(false));
  const run = sent.find(({ call }) => call === 'POST /api/code-versions');
  expect(run?.body).toMatchObject({ unit: 'muster/kekse', code: '# los\n', cause: 'run' });
  await press('Abschließen');
  expect(screen.getByText('Abgeschlossen.')).toBeTruthy();
});

test('hints come one at a time, and this browser remembers how many', async () => {
  await open();
  const hints = within(screen.getByRole('region', { name: 'Tipps' }));
  expect(hints.queryByText('Erster')).toBeNull();
  await press('Tipp 1 von 3');
  await press('Tipp 2 von 3');
  expect(hints.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Erster',
    'Zweiter',
  ]);
  expect(localStorage.getItem('help/1/muster/kekse')).toBe('{"hints":2,"hadSolution":false}');
});

test('the solution is shown in place of the own code, which comes back, and it is remembered', async () => {
  await open();
  await press('Show Solution');
  expect(code()).toBe('print("Hallo")\n');
  await press('Mein Code');
  expect(code()).toBe('# los\n');
  expect(localStorage.getItem('help/1/muster/kekse')).toBe('{"hints":0,"hadSolution":true}');
});

test('data files lie beside the program, to be read', async () => {
  await open({ data: { 'kekse.csv': 'Tag,Kekse\nMontag,3\n' } });
  await userEvent.click(screen.getByRole('tab', { name: 'main.py' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'kekse.csv' }));
  expect(screen.getByRole('figure', { name: 'kekse.csv' }).textContent).toContain('Montag,3');
  await userEvent.keyboard('{Home}');
  expect(screen.queryByRole('figure', { name: 'kekse.csv' })).toBeNull();
});

test('a unit with questions alone has no editor, and is done when they are answered', async () => {
  await open({ kind: 'quiz', language: null, goals: [], starter: {}, quiz: [question] });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Beantworte zuerst alle Fragen.')).toBeTruthy();
  await press('A drei');
  expect(isOpen()).toBe(false);
});

test('what is only read can be completed at once', async () => {
  await open({ kind: 'read', language: null, goals: [], hints: [], starter: {}, solution: {} });
  expect(screen.queryByRole('region', { name: 'Tipps' })).toBeNull();
  await press('Abschließen');
  expect(screen.getByText('Abgeschlossen.')).toBeTruthy();
});

test('the files of a page are written side by side, and kept together', async () => {
  leavePagesUnbuilt();
  const starter = { 'index.html': '<h1>Hupe</h1>\n', 'style.css': '', 'script.js': '' };
  await open({ language: 'web', starter, solution: starter });
  await userEvent.click(await screen.findByRole('tab', { name: 'style.css' }));
  const field = screen.getByRole('textbox', { name: 'Dein Code in style.css' });
  await userEvent.type(field, 'h1 {{}');
  expect(localStorage.getItem('code/1/muster/kekse')).toBe(
    JSON.stringify({ ...starter, 'style.css': 'h1 {}' }),
  );
  await press('Reset');
  expect(localStorage.getItem('code/1/muster/kekse')).toBeNull();
});
