import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal, sessionOf } from '../../../../testing/fake-server.ts';
import { heldStream } from '../../../../testing/held-stream.ts';
import { Toaster } from '../../../ui/toast.tsx';
import { currentUser, setCurrentUser } from '../../account/shared/session.ts';
import { button, field, openChat, renderChat } from '../testing/chat-page.tsx';
import { exchange, tutorAnswer } from '../testing/exchanges.ts';

const history = 'GET /api/chat?lessonId=1';
const byte = { id: 1, name: 'Byte' };
const pixel = { id: 2, name: 'Pixel' };
const nothingSaid = { [history]: () => Response.json([]) };

test.each([
  ['no server', () => Promise.reject(new TypeError('Failed to fetch')), /Die Garage antwortet/],
  ['a failing server', () => new Response('', { status: 500 }), /In der Garage hakt etwas/],
  ['a refusal', () => refusal(404, 'unknownLesson'), /^Das hat nicht geklappt\. Nein\.$/],
])('with %s the message stays and can be sent again', async (_, fail, words) => {
  const answers = [fail, () => Response.json(tutorAnswer({ message: 'Und nun?' }))];
  const sent = fakeServer({
    ...nothingSaid,
    'POST /api/chat': () => answers.shift()?.() ?? Response.error(),
  });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByText('Und nun?')).toBeTruthy();
  await userEvent.click(button('Noch einmal senden'));
  expect(await screen.findByText('Schleife')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field());
  const asked = sent.filter(({ call }) => call === 'POST /api/chat');
  expect(asked.map(({ body }) => body)).toMatchObject([
    { message: 'Und nun?' },
    { message: 'Und nun?' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('when the network is back it says so, and sends nothing by itself', async () => {
  const sent = fakeServer({
    ...nothingSaid,
    'POST /api/chat': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await screen.findByText(/Die Garage antwortet nicht/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert').textContent).toMatch(/Jetzt kannst du deine Frage noch einmal/);
  expect(button('Noch einmal senden')).toBeTruthy();
  expect(sent.filter(({ call }) => call === 'POST /api/chat')).toHaveLength(1);
});

test('a question that was refused stays refused when the network is back', async () => {
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => refusal(404, 'unknownLesson') });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await screen.findByText(/Nein\./);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert').textContent).toMatch(/Nein\./);
});

test('an answer that breaks off counts as none', async () => {
  const stream = heldStream();
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => stream.response });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  stream.say('Schau ');
  await screen.findByText('Schau');
  stream.end();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Und nun?')).toBeTruthy();
});

test('what could not be sent can be dropped', async () => {
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => Promise.reject(new TypeError('')) });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await screen.findByRole('alert');
  await userEvent.click(button('Verwerfen'));
  expect(screen.queryByText('Und nun?')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(sessionStorage).toHaveLength(0);
});

test('a draft and what could not be sent outlive the page', async () => {
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => Promise.reject(new TypeError('')) });
  const { leave } = renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await screen.findByRole('alert');
  await userEvent.type(field(), 'Entwurf');
  leave();
  renderChat();
  expect((await openChat()).value).toBe('Und nun?\n\nEntwurf');
});

test('when the session is over, the words wait for the same learner', async () => {
  setCurrentUser('Byte');
  fakeServer({ ...nothingSaid, 'POST /api/chat': () => new Response('', { status: 401 }) });
  const { leave } = renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await waitFor(() => expect(currentUser()).toBeNull());
  leave();
  setCurrentUser('Pixel');
  const pixels = renderChat();
  expect((await openChat()).value).toBe('');
  pixels.leave();
  setCurrentUser('Byte');
  renderChat();
  expect((await openChat()).value).toBe('Und nun?');
});

test.each([
  ['a question', nothingSaid, 'Und nun?{Enter}', /^Die Frage von Byte wurde nicht gesendet/],
  [
    'the history',
    { [history]: sessionOf('2', () => Response.json([])) },
    'Und nun?',
    /^Was Byte mit dem Tutor gesprochen hat/,
  ],
])(
  'when %s meets another learner, the page becomes theirs and says so, and the words wait',
  async (_, met, typed, told) => {
    setCurrentUser('Byte');
    render(<Toaster />);
    const users = [byte];
    fakeServer({
      ...met,
      'POST /api/chat': sessionOf('2', () => Response.json(tutorAnswer())),
      'GET /api/user': () => Response.json(users.shift() ?? pixel),
    });
    const { leave } = renderChat({ isChecked: true });
    await userEvent.type(await openChat(), typed);
    await waitFor(() => expect(currentUser()).toBe('Pixel'));
    expect(await screen.findByText('Hier ist jetzt Pixel angemeldet')).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
    leave();
    setCurrentUser('Byte');
    fakeServer(nothingSaid);
    renderChat();
    expect((await openChat()).value).toBe('Und nun?');
  },
);

test('when the right learner is back by then, the question can be sent again', async () => {
  setCurrentUser('Byte');
  render(<Toaster />);
  const sent = fakeServer({
    ...nothingSaid,
    'POST /api/chat': sessionOf('2', () => Response.json(tutorAnswer())),
    'GET /api/user': () => Response.json(byte),
  });
  renderChat();
  await userEvent.type(await openChat(), 'Und nun?{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
  await screen.findByText('Das hat nicht geklappt. Nein.');
  expect(sent.filter(({ call }) => call === 'GET /api/user')).not.toEqual([]);
  expect(currentUser()).toBe('Byte');
  expect(screen.queryByText(/^Hier ist jetzt/)).toBeNull();
});

test('a history that cannot be read does not keep anybody from asking', async () => {
  const histories = [
    () => new Response('', { status: 500 }),
    () => Response.json([exchange({ response: 'Von früher.' }), tutorAnswer()]),
  ];
  fakeServer({
    [history]: () => histories.shift()?.() ?? Response.error(),
    'POST /api/chat': () => Response.json(tutorAnswer()),
  });
  renderChat();
  await openChat();
  expect((await screen.findByRole('alert')).textContent).toMatch(/lässt sich gerade nicht laden/);
  expect(button('Noch einmal laden')).toBeTruthy();
  await userEvent.type(field(), 'Und nun?{Enter}');
  expect(await screen.findByText('Schleife')).toBeTruthy();
  expect(await screen.findByText('Von früher.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
