import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';

const answer = {
  output: 'Licht an!\n',
  success: true,
  result: 'finished',
  durationMs: 1,
  exitCode: 0,
  afterword: '',
  error: null,
};

const error = {
  type: 'NameError',
  message: "name 'pirnt' is not defined",
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 6,
  source: 'pirnt',
  suggestion: 'print',
  frames: [],
  values: [],
  cause: null,
  traceback: 'Traceback',
};
const failed = { ...answer, output: '', success: false, result: 'python-error', error };

async function open(path = '/workshop', name = 'Byte', ran: object = answer) {
  const sent = fakeServer({ ...signedIn, 'POST /api/execute': () => Response.json(ran) });
  const router = visitAs(name, path);
  await screen.findByRole('heading', { level: 1, name: 'Werkstatt' });
  return { sent, router };
}

function code() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Code in main.py' });
}

test('runs on the server where Python cannot be loaded, and says so', async () => {
  const { sent } = await open();
  expect(await screen.findByText(/Dein Code läuft auf dem Server, ohne/)).toBeTruthy();
  await userEvent.clear(code());
  await userEvent.type(code(), 'print(1){Control>}{Enter}{/Control}');
  expect(await screen.findByText('Code executed successfully!')).toBeTruthy();
  expect(screen.getByRole('figure', { name: 'Ausgabe' }).textContent).toContain('Licht an!');
  expect(sent.at(-1)?.body).toEqual({ code: 'print(1)', language: 'python' });
});

test('each program keeps its own code, in the address and in the browser', async () => {
  const { router } = await open();
  await userEvent.type(code(), '# meins');
  await userEvent.click(screen.getByRole('link', { name: 'Turtle-Stern' }));
  await waitFor(() => expect(code().value).toContain('import turtle'));
  expect(router.state.location.href).toBe('/workshop?programm=stern');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Turtle-Stern');
  await userEvent.click(screen.getByRole('link', { name: 'Mein Programm' }));
  await waitFor(() => expect(code().value).toContain('# meins'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mein Programm');
  expect(localStorage.getItem('code/1/werkstatt/mein-programm')).toContain('# meins');
});

test('the code of one learner is not that of the other', async () => {
  localStorage.setItem('code/1/werkstatt/mein-programm', '# von Byte');
  await open('/workshop', 'Pixel');
  expect(code().value).not.toContain('# von Byte');
});

test('an unknown program is the first one', async () => {
  await open('/workshop?programm=gibtsnicht');
  expect(code().value).toContain('Deine Werkbank');
});

test('a reset brings the first code back, empties the console and can be undone', async () => {
  await open();
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  await userEvent.clear(code());
  await userEvent.type(code(), 'print(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByText('Code executed successfully!');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(code().value).toContain('Deine Werkbank');
  expect(screen.getByText('Run your code to see output here...')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(code().value).toBe('print(1)');
});

const entry = 'code/1/werkstatt/mein-programm';

/** As the browser tells it of another tab. */
function storeInAnotherTab(newValue: string, oldValue: string | null) {
  localStorage.setItem(entry, newValue);
  const news = new StorageEvent('storage', { key: entry, oldValue, newValue });
  act(() => void globalThis.dispatchEvent(news));
}

test('what another tab makes of the code is taken over', async () => {
  await open();
  storeInAnotherTab('print(1)', null);
  expect(code().value).toBe('print(1)');
  await userEvent.type(code(), ' # hier');
  storeInAnotherTab('print(2)', 'print(1) # hier');
  expect(code().value).toBe('print(2)');
  expect(screen.queryByText(/Welcher Code soll bleiben/)).toBeNull();
});

test('a tab that slept looks again when it is seen', async () => {
  await open();
  localStorage.setItem(entry, 'print(1)');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(code().value).toBe('print(1)');
});

test('of two codes that know nothing of each other the learner chooses', async () => {
  await open();
  localStorage.setItem(entry, 'print("dort")');
  await userEvent.clear(code());
  await userEvent.type(code(), 'print("hier")');
  expect(localStorage.getItem(entry)).toBe('print("dort")');
  expect(screen.getByText(/Welcher Code soll bleiben/).closest('[role=alert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dieser hier' }));
  expect(localStorage.getItem(entry)).toBe('print("hier")');
  expect(document.activeElement).toBe(code());
  storeInAnotherTab('print("dort")', 'print("anderswo")');
  await userEvent.click(screen.getByRole('button', { name: 'Der andere' }));
  expect(code().value).toBe('print("dort")');
  expect(screen.queryByText(/Welcher Code soll bleiben/)).toBeNull();
});

test('what the coach says follows its line, and calms down when the code is another', async () => {
  await open('/workshop', 'Byte', failed);
  await userEvent.clear(code());
  await userEvent.type(code(), 'a = 1{Enter}pirnt(a)');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByRole('button', { name: 'Zeile 2' });
  await userEvent.type(code(), '# neu{Enter}', { initialSelectionStart: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Zeile 3' }));
  expect(code().value.slice(code().selectionStart, code().selectionEnd)).toBe('pirnt');
  expect(screen.getByText('vor deiner Änderung')).toBeTruthy();
  await userEvent.clear(code());
  expect(screen.queryByRole('button', { name: /Zeile/ })).toBeNull();
  expect(screen.getByText('vor deiner Änderung')).toBeTruthy();
});
