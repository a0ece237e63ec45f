import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { heldStream } from '../../../../testing/held-stream.ts';
import type { Place } from '../ask-tutor.ts';
import { button, field, openChat, renderChat } from '../testing/chat-page.tsx';
import { exchange, tutorAnswer } from '../testing/exchanges.ts';

const history = 'GET /api/chat?lessonId=1';
const nothingSaid = { [history]: () => Response.json([]) };

afterEach(() => {
  vi.restoreAllMocks();
});

test('reads the history only once it is open', async () => {
  const sent = fakeServer({ [history]: () => Response.json([exchange()]) });
  renderChat();
  expect(sent).toEqual([]);
  await openChat();
  expect(screen.getByRole('heading', { name: 'AI Tutor (Immer da um zu helfen)' })).toBeTruthy();
  const log = await screen.findByRole('log', { name: 'Nachrichten' });
  expect(within(log).getByText('Was ist eine Schleife?')).toBeTruthy();
  expect(within(log).getByText('Schleife').tagName).toBe('STRONG');
  expect(screen.queryByText(/Ich bin dein AI Tutor/)).toBeNull();
});

test('opening goes to the field, Escape closes and goes back to where the focus came from', async () => {
  fakeServer(nothingSaid);
  renderChat();
  const opener = button('Frage stellen');
  await userEvent.click(opener);
  await screen.findByRole('textbox');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('what the round button opened goes back to the round button', async () => {
  fakeServer(nothingSaid);
  renderChat();
  await openChat();
  await userEvent.click(button('AI Tutor schließen'));
  expect(document.activeElement).toBe(button('AI Tutor öffnen'));
});

test('on a touch screen opening brings no keyboard, but the focus', async () => {
  fakeServer(nothingSaid);
  touch();
  renderChat();
  await openChat();
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'AI Tutor (Immer da um zu helfen)' }),
  );
});

test('a blank chat welcomes and offers first questions', async () => {
  const sent = fakeServer({
    ...nothingSaid,
    'POST /api/chat': () => Response.json(tutorAnswer({ message: 'Was soll ich hier tun?' })),
  });
  renderChat();
  await openChat();
  expect(await screen.findByText(/Ich bin dein AI Tutor/)).toBeTruthy();
  await userEvent.click(button('Was soll ich hier tun?'));
  expect(sent[1]?.body).toEqual({
    message: 'Was soll ich hier tun?',
    lessonId: 1,
    code: 'pirnt(1)',
    lastResult: null,
  });
  await screen.findByText('Schleife');
  expect(screen.queryByText(/Ich bin dein AI Tutor/)).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('a question is thought about, answered piece by piece, and then part of the history', async () => {
  const stream = heldStream();
  const answer = tutorAnswer({ message: 'Und\nnun?', response: 'Schau in `Zeile 1`.' });
  const histories = [[exchange()], [exchange(), answer]];
  const sent = fakeServer({
    [history]: () => Response.json(histories.shift()),
    'POST /api/chat': () => stream.response,
  });
  renderChat();
  await userEvent.type(await openChat(), '  Und{Shift>}{Enter}{/Shift}nun? {Enter}');
  expect(field().value).toBe('');
  expect(sent[1]?.body).toMatchObject({ message: 'Und\nnun?' });
  expect(screen.getByText('AI is thinking...')).toBe(status());
  expect(screen.getByText((_, element) => element?.textContent === 'Du: Und\nnun?')).toBeTruthy();

  stream.say('Schau in ');
  const growing = await screen.findByText('Schau in');
  expect(screen.queryByText('AI is thinking...')).toBeNull();
  expect(growing.closest('[inert]')).not.toBeNull();
  expect(growing.closest('[role="log"]')).toBeNull();

  stream.finish(answer);
  const log = screen.getByRole('log');
  expect(await within(log).findByText('Zeile 1')).toBeTruthy();
  expect(document.querySelector('[inert]')).toBeNull();
  await waitFor(() => expect(sent.map(({ call }) => call).at(-1)).toBe(history));
  expect(screen.getAllByText('Zeile 1')).toHaveLength(1);
});

test('sends nothing while it is empty, too long, waiting or being composed', async () => {
  const stream = heldStream();
  const sent = fakeServer({ ...nothingSaid, 'POST /api/chat': () => stream.response });
  renderChat();
  const text = await openChat();
  expect(button('Senden').disabled).toBe(true);
  await userEvent.type(text, '   {Enter}');
  expect(button('Senden').disabled).toBe(true);
  await userEvent.clear(text);
  await userEvent.click(text);
  await userEvent.paste('a'.repeat(4001));
  expect(screen.getByText('1 Zeichen zu viel')).toBeTruthy();
  expect(button('Senden').disabled).toBe(true);
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByText('Noch 0 Zeichen')).toBeTruthy();
  text.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
  );
  expect(sent.map(({ call }) => call)).toEqual([history]);

  await userEvent.click(button('Senden'));
  expect(sent).toHaveLength(2);
  await userEvent.type(field(), 'Noch etwas{Enter}');
  await userEvent.click(button('Tipp geben'));
  expect(button('Senden').disabled).toBe(true);
  expect(field().value).toBe('Noch etwas');
  expect(sent).toHaveLength(2);
});

test('„Tipp geben“ climbs the ladder: rung, speaker and place are shown', async () => {
  const place = { line: 3, column: 1, endLine: 3, endColumn: 6 };
  const sent = fakeServer({
    ...nothingSaid,
    'POST /api/chat': () => Response.json(tutorAnswer({ rung: 3, place })),
  });
  const onShowPlace = vi.fn<(place: Place) => void>();
  renderChat({ onShowPlace });
  await openChat();
  await userEvent.click(button('Tipp geben'));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    message: 'Gib mir bitte einen Tipp',
    code: 'pirnt(1)',
  });
  expect(await screen.findByText('Hilfe 3 von 4: Stelle im Code')).toBeTruthy();
  expect(screen.getByText('Werkstatt-Tutor · bleibt zu Hause')).toBeTruthy();
  await userEvent.click(button('Zeile 3 zeigen'));
  expect(onShowPlace).toHaveBeenCalledExactlyOnceWith(place);
});

test('says which model the words went to', async () => {
  const speaker = { kind: 'model', name: 'qwen3', host: 'ollama.haus' } as const;
  fakeServer({ [history]: () => Response.json([exchange({ speaker })]) });
  renderChat();
  await openChat();
  expect(await screen.findByText('qwen3 · geht an ollama.haus')).toBeTruthy();
});

test('code goes into the editor, where there is one', async () => {
  const response = 'So:\n\n```python\nprint(1)\n```\n\n```ausgabe\n1\n```';
  fakeServer({ [history]: () => Response.json([exchange({ response })]) });
  const onInsert = vi.fn<(code: string) => void>();
  const { change } = renderChat({ onInsert });
  await openChat();
  expect(await screen.findAllByRole('button', { name: 'Kopieren' })).toHaveLength(2);
  await userEvent.click(button('In den Editor'));
  expect(onInsert).toHaveBeenCalledExactlyOnceWith('print(1)\n');
  const another = vi.fn<(code: string) => void>();
  change({ onInsert: another });
  await userEvent.click(button('In den Editor'));
  expect(another).toHaveBeenCalledExactlyOnceWith('print(1)\n');
});

test('without an editor nothing can be put into it', async () => {
  const response = '```python\nprint(1)\n```';
  fakeServer({ [history]: () => Response.json([exchange({ response })]) });
  renderChat();
  await openChat();
  expect(await screen.findByRole('button', { name: 'Kopieren' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'In den Editor' })).toBeNull();
});

test('on a phone, what is to be seen in the page closes the sheet above it', async () => {
  const response = '```python\nprint(1)\n```';
  fakeServer({ [history]: () => Response.json([exchange({ response })]) });
  touch();
  const onInsert = vi.fn<(code: string) => void>();
  renderChat({ onInsert });
  await openChat();
  await userEvent.click(await screen.findByRole('button', { name: 'In den Editor' }));
  expect(onInsert).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button('AI Tutor öffnen'));
});

test('what the tutor says after closing is there when it is opened again', async () => {
  const stream = heldStream();
  const answer = tutorAnswer({ message: 'Und nun?', response: 'Weiter so.' });
  const histories = [[], [answer]];
  fakeServer({
    [history]: () => Response.json(histories.shift()),
    'POST /api/chat': () => stream.response,
  });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await userEvent.type(field(), 'Dann noch');
  await userEvent.keyboard('{Escape}');
  stream.finish(answer);
  await stream.left;
  await openChat();
  expect(await within(await screen.findByRole('log')).findByText('Weiter so.')).toBeTruthy();
  expect(field().value).toBe('Dann noch');
  await waitFor(() => expect(histories).toEqual([]));
});

test('leaving the lesson ends the answer', async () => {
  const stream = heldStream();
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => stream.response });
  const { leave } = renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  stream.say('Schau ');
  await screen.findByText('Schau');
  leave();
  await stream.left;
  expect(sessionStorage).toHaveLength(0);
});

test('another lesson has a chat of its own', async () => {
  const stream = heldStream();
  fakeServer({
    ...nothingSaid,
    'GET /api/chat?lessonId=2': () => Response.json([exchange({ response: 'In Lektion zwei.' })]),
    'POST /api/chat': () => stream.response,
  });
  const { change } = renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await userEvent.type(field(), 'Entwurf');
  change({ lessonId: 2 });
  await stream.left;
  expect(await screen.findByText('In Lektion zwei.')).toBeTruthy();
  expect(field().value).toBe('');
  change({ lessonId: 1 });
  expect(field().value).toBe('Entwurf');
});

function touch() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

function status() {
  const log = screen.getByRole('log');
  return screen.getAllByRole('status').find((one) => !log.contains(one));
}
