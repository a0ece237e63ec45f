import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { writeEntry } from '../../ui/entries.ts';
import { setCurrentUser } from '../account/shared/session.ts';
import { bringCode } from '../execution/shared/brought-code.ts';
import { readLastProgram } from '../execution/shared/last-program.ts';
import { nameError } from '../execution/shared/testing/name-error.ts';
import { writeSync } from '../units/shared/code/sync-state.ts';
import { namesOfSaved } from './testing/names-of-saved.ts';
import { ball, button, clock, code, house, open } from './testing/open-workshop.ts';

/** What the server has answered is on the screen: nothing is drawn after the end of a test. */
async function saved() {
  await code();
  return screen.findByText('Gespeichert');
}

function titles() {
  const [own] = within(screen.getByRole('navigation', { name: 'Programme' })).getAllByRole('list');
  return (
    own &&
    within(own)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  );
}

test('the last changed program lies on the bench, and another one is a click away', async () => {
  const { where } = await open();
  expect((await code()).value).toBe('print("Ball")');
  expect(where()).toBe(`/workshop?programm=${ball.id}`);
  expect(titles()).toEqual(['Ballspiel', 'Uhr']);
  await userEvent.click(screen.getByRole('link', { name: 'Uhr' }));
  await screen.findByRole('heading', { level: 2, name: 'Uhr' });
  expect((await code()).value).toBe('print("Uhr")');
  expect(where()).toBe(`/workshop?programm=${clock.id}`);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Uhr');
});

test('what is written is kept on the server, and runs', async () => {
  const { codeOf } = await open();
  await userEvent.clear(await code());
  await userEvent.type(await code(), 'print(1){Control>}{Enter}{/Control}');
  expect(await screen.findByText('Code executed successfully!')).toBeTruthy();
  await waitFor(() => expect(codeOf(ball.id)).toBe('print(1)'));
  await userEvent.click(button('Reset'));
  expect((await code()).value).toBe('print("Ball")');
  expect(button('Verlauf')).toBeTruthy();
  expect(button('Schritt für Schritt')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Puzzle' })).toBeNull();
});

test('an empty workshop shows the ways to a first program', async () => {
  const { server, where } = await open('/workshop', []);
  expect(await screen.findByText('Deine Werkbank ist noch leer')).toBeTruthy();
  await userEvent.click(button('Neues Programm'));
  expect((await code()).value).toContain('Deine Werkbank');
  expect(titles()).toEqual(['Mein Programm']);
  expect(where()).toBe(`/workshop?programm=${server.programs[0]?.id}`);
});

test('a sample becomes an own program, once', async () => {
  const { server } = await open();
  await code();
  for (const sample of ['Turtle-Stern', 'Begrüßung']) {
    const samples = within(screen.getByRole('navigation', { name: 'Programme' }));
    await userEvent.click(samples.getAllByRole('link', { name: sample }).at(-1) ?? document.body);
    await screen.findByRole('heading', { level: 2, name: sample });
    await code();
  }
  const stars = screen.getAllByRole('link', { name: 'Turtle-Stern' });
  await userEvent.click(stars.at(-1) ?? document.body);
  await screen.findByRole('heading', { level: 2, name: 'Turtle-Stern' });
  expect((await code()).value).toContain('import turtle');
  expect(server.programs.map(({ title }) => title)).toEqual([
    'Begrüßung',
    'Turtle-Stern',
    'Ballspiel',
    'Uhr',
  ]);
});

test('a program gets another name, but not that of another one', async () => {
  await open();
  await code();
  await userEvent.click(button('Umbenennen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Programm umbenennen' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Umbenennen' }));
  expect(await dialog.findByText('Gib ihm einen Namen')).toBeTruthy();
  await userEvent.type(name, 'Uhr{Enter}');
  expect(await dialog.findByText(/So heißt schon ein anderes/)).toBeTruthy();
  await userEvent.type(name, 'werk{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Uhrwerk' })).toBeTruthy();
  expect(titles()).toEqual(['Uhrwerk', 'Uhr']);
});

test('what was erased can be had back', async () => {
  const { server, where } = await open();
  await code();
  await userEvent.click(button('Löschen'));
  await screen.findByRole('heading', { level: 2, name: 'Uhr' });
  expect(where()).toBe(`/workshop?programm=${clock.id}`);
  await waitFor(() => expect(server.programs).toHaveLength(1));
  expect(document.activeElement).toBe(button('Neues Programm'));
  await userEvent.click(button('Rückgängig'));
  await waitFor(() => expect(server.programs).toHaveLength(2));
  await userEvent.click(await screen.findByRole('link', { name: 'Ballspiel' }));
  await screen.findByRole('heading', { level: 2, name: 'Ballspiel' });
  await saved();
});

test('an unknown program is told, with a way back', async () => {
  const { where } = await open('/workshop?programm=0b0c7f0e-8a3e-4a52-9d5c-0d8c6f9d1aff');
  expect(await screen.findByText('Dieses Programm gibt es hier nicht')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Zu deinem letzten Programm' }));
  await code();
  expect(where()).toBe(`/workshop?programm=${ball.id}`);
});

test('a program is begun and written without the network, and sent when it is back', async () => {
  const { server, codeOf } = await open();
  await code();
  server.isReachable = false;
  await userEvent.click(button('Neues Programm'));
  expect(await screen.findByText(/Die Garage antwortet gerade nicht/)).toBeTruthy();
  expect(titles()).toEqual(['Mein Programm', 'Ballspiel', 'Uhr']);
  const field = await code();
  await userEvent.clear(field);
  await userEvent.type(field, 'print("ohne WLAN")');
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
  server.isReachable = true;
  await userEvent.click(button('Noch mal versuchen'));
  expect(await screen.findByRole('button', { name: 'Löschen' })).toBeTruthy();
  expect(await code()).toBe(field);
  const id = server.programs[0]?.id ?? '';
  await waitFor(() => expect(codeOf(id)).toBe('print("ohne WLAN")'));
  expect(localStorage.getItem('programs-waiting/1')).toBeNull();
  await saved();
});

test('where the workshop is full it says what helps, and keeps the text', async () => {
  await open('/workshop', house, { 'POST /api/programs': () => refusal(409, 'full') });
  await code();
  await userEvent.click(button('Neues Programm'));
  expect(await screen.findByText(/Lösche eins, dann ist wieder Platz/)).toBeTruthy();
  expect(localStorage.getItem('programs-waiting/1')).toContain('Deine Werkbank');
});

test('where the list does not load, programs of this browser open, and new ones begin', async () => {
  await open();
  await code();
  cleanup();
  // What the page itself still knew is gone with it.
  act(() => setCurrentUser(null));
  let isListed = false;
  const { server } = await open('/workshop', [], {
    'GET /api/programs': () => {
      if (!isListed) throw new TypeError('Failed to fetch');
      return Response.json(server.programs);
    },
  });
  expect((await code()).value).toBe('print("Ball")');
  expect(titles()).toEqual(['Ballspiel']);
  server.isReachable = false;
  await userEvent.click(button('Neues Programm'));
  await screen.findByText(/Die Garage antwortet gerade nicht/);
  const field = await code();
  expect(field.value).toContain('Deine Werkbank');
  server.isReachable = true;
  isListed = true;
  await userEvent.click(button('Noch mal versuchen'));
  await screen.findByRole('button', { name: 'Löschen' });
  await waitFor(() => expect(titles()).toEqual(['Mein Programm']));
  expect(await code()).toBe(field);
  await saved();
});

test('what was written in a program that another device has erased becomes a new one', async () => {
  writeEntry(`code/1/eigen/${ball.id}`, '# noch nicht gesendet');
  writeSync('1', `eigen/${ball.id}`, { revision: 1, editedAt: '2026-11-25T08:00:00.000Z' });
  await open('/workshop', [clock], { 'PUT /api/drafts': erased });
  await code();
  await waitFor(() => expect(localStorage.getItem(`code/1/eigen/${ball.id}`)).toBeNull());
  cleanup();
  const { server, codeOf } = await open('/workshop', [clock]);
  await waitFor(() => expect(server.programs[0]?.title).toBe('Gerettetes Programm'));
  expect(codeOf(server.programs[0]?.id ?? '')).toBe('# noch nicht gesendet');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('code-aside'));
  await saved();
});

test('where the list does not load, it can be tried again', async () => {
  let count = 0;
  await open('/workshop', house, {
    'GET /api/programs': () => {
      count += 1;
      return count === 1 ? new Response('', { status: 500 }) : Response.json([]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByText('Deine Werkbank ist noch leer')).toBeTruthy();
});

test('what an earlier workshop kept in this browser comes along once', async () => {
  localStorage.setItem('code/1/werkstatt/mein-programm', '# meins');
  localStorage.setItem('code/1/werkstatt/stern', '# mein Stern');
  localStorage.setItem('code/1/werkstatt/stueck-2', '# verändert');
  localStorage.setItem('code/1/werkstatt/snippet/hbg-1', '# Würfel');
  localStorage.setItem('code/2/werkstatt/mein-programm', '# von Pixel');
  bringCode('1', '# unverändert');
  const { server, codeOf } = await open('/workshop', []);
  await waitFor(() => expect(server.programs).toHaveLength(5));
  const kept = server.programs.map(({ id, title }) => `${title}: ${codeOf(id)}`);
  expect(kept.toSorted()).toEqual([
    'Aus der Code-Bibliothek: # Würfel',
    'Mein Programm: # meins',
    'Mitgebracht 1: # unverändert',
    'Mitgebracht 2: # verändert',
    'Turtle-Stern: # mein Stern',
  ]);
  await waitFor(() => expect(localStorage.getItem('programs-waiting/1')).toBeNull());
  expect(localStorage.getItem('code/1/werkstatt/stern')).toBeNull();
  expect(localStorage.getItem('code/2/werkstatt/mein-programm')).toBe('# von Pixel');
  await saved();
});

test('without the network nothing of it is gone', async () => {
  localStorage.setItem('code/1/werkstatt/stern', '# mein Stern');
  await open('/workshop', [], {
    'POST /api/programs': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText(/Die Garage antwortet gerade nicht/)).toBeTruthy();
  expect((await code()).value).toBe('# mein Stern');
  expect(localStorage.getItem('code/1/werkstatt/stern')).toBe('# mein Stern');
});

test('a snippet of the library becomes a program under its title, once', async () => {
  const dice = { id: 'hbg-1', title: 'Würfel', code: 'print(6)', language: 'python' };
  const { server, router } = await open('/workshop?snippet=hbg-1', house, {
    'GET /api/snippets': () => Response.json([dice]),
  });
  await screen.findByRole('heading', { level: 2, name: 'Würfel' });
  expect((await code()).value).toBe('print(6)');
  await act(() => router.navigate({ to: '/workshop', search: { programm: ball.id } }));
  await screen.findByRole('heading', { level: 2, name: 'Ballspiel' });
  await act(() => router.navigate({ to: '/workshop', search: { snippet: 'hbg-1' } }));
  await screen.findByRole('heading', { level: 2, name: 'Würfel' });
  expect(server.programs).toHaveLength(3);
});

test.each([
  ['/workshop?snippet=weg', 'Dieses Snippet liegt hier nicht mehr'],
  ['/workshop?stueck=7', 'Dieses Stück liegt hier nicht'],
])('%s: %s', async (path, told) => {
  await open(path, house, { 'GET /api/snippets': () => Response.json([]) });
  expect(await screen.findByText(told)).toBeTruthy();
});

test('a Python file becomes a program, and any other is refused with a sentence', async () => {
  await open();
  await code();
  const user = userEvent.setup({ applyAccept: false });
  const chooser = screen.getByLabelText<HTMLInputElement>('Programmdatei');
  const refused = async (file: File, why: RegExp) => {
    await user.upload(chooser, file);
    expect(await screen.findByText(why)).toBeTruthy();
  };
  await refused(new File(['x'], 'brief.txt'), /Der Name muss auf .py, .html oder .js enden/);
  await refused(new File(['#'.repeat(102_401)], 'lang.py'), /Mehr als 100 KB/);
  await refused(new File([new Uint8Array([0xff, 0xfe, 0x41])], 'bild.py'), /als UTF-8/);
  await user.upload(chooser, new File(['print("Grüße")\r\n'], 'Grüße.py'));
  await screen.findByRole('heading', { level: 2, name: 'Grüße' });
  expect((await code()).value).toBe('print("Grüße")\n');
});

test('a program is saved as a file under its name', async () => {
  await open();
  await code();
  expect(await namesOfSaved()).toEqual(['Ballspiel.py']);
});

test('the companion is asked about the program as it stands', async () => {
  const { router } = await open();
  await code();
  await userEvent.click(screen.getByRole('link', { name: 'Frag den Begleiter' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ai-companion'));
  expect(readLastProgram('1')).toEqual({ code: 'print("Ball")', lastResult: null });
});

test('what another tab makes of the code is taken over; of two the learner chooses', async () => {
  await open();
  const field = await code();
  storeInAnotherTab('print(1)', 'print("Ball")');
  expect(field.value).toBe('print(1)');
  localStorage.setItem(entry, 'print("dort")');
  await userEvent.clear(field);
  await userEvent.type(field, 'print("hier")');
  expect(localStorage.getItem(entry)).toBe('print("dort")');
  expect(screen.getByText(/Welcher Code soll bleiben/).closest('[role=alert]')).not.toBeNull();
  await userEvent.click(button('Dieser hier'));
  expect(localStorage.getItem(entry)).toBe('print("hier")');
  expect(document.activeElement).toBe(field);
  storeInAnotherTab('print("dort")', 'print("anderswo")');
  await userEvent.click(button('Der andere'));
  expect(field.value).toBe('print("dort")');
  expect(screen.queryByText(/Welcher Code soll bleiben/)).toBeNull();
});

test('what the coach says follows its line, and calms down when the code is another', async () => {
  await open('/workshop', house, { 'POST /api/execute': () => Response.json(failed) });
  const field = await code();
  expect(await screen.findByText(/Dein Code läuft auf dem Server, ohne/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'a = 1{Enter}pirnt(a)');
  await userEvent.click(button('Run'));
  await screen.findByRole('button', { name: 'Zeile 2' });
  await userEvent.type(field, '# neu{Enter}', { initialSelectionStart: 0 });
  await userEvent.click(button('Zeile 3'));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('pirnt');
  expect(screen.getByText('vor deiner Änderung')).toBeTruthy();
  await userEvent.clear(field);
  expect(screen.queryByRole('button', { name: /Zeile/ })).toBeNull();
});

const entry = `code/1/eigen/${ball.id}`;

/** As the server answers when another device has erased the program. */
function erased(body: unknown) {
  return JSON.stringify(body).includes(ball.id) ? refusal(404, 'unknownUnit') : Response.json(body);
}

/** As the browser tells it of another tab. */
function storeInAnotherTab(newValue: string, oldValue: string) {
  localStorage.setItem(entry, newValue);
  const news = new StorageEvent('storage', { key: entry, oldValue, newValue });
  act(() => void globalThis.dispatchEvent(news));
}

const failed = {
  output: '',
  success: false,
  result: 'python-error',
  durationMs: 1,
  exitCode: 0,
  afterword: '',
  error: { ...nameError, line: 2, column: 1, endLine: 2, endColumn: 6 },
};
