import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { heldStream } from '../../../testing/held-stream.ts';
import { firstDay } from '../achievements/shared/testing/first-day.ts';
import { noteEnding } from '../execution/shared/last-failure.ts';
import { noteProgram } from '../execution/shared/last-program.ts';
import { nameError as error } from '../execution/shared/testing/name-error.ts';
import { button, chat, companionAnswer, field, openCompanion } from './testing/companion-server.ts';

function failInTheWorkshop() {
  const failed = { kind: 'python-error', error, output: '', durationMs: 1 } as const;
  noteEnding({ owner: '1', place: 'werkstatt/stern', code: 'pirnt(1)' }, failed);
  return { code: 'pirnt(1)', lastResult: { result: 'python-error', output: '', error } };
}

function log() {
  return within(screen.getByRole('log', { name: 'Nachrichten' }));
}

test('each learner is greeted by their own companion, and sends nothing by that', async () => {
  const { asked } = await openCompanion();
  expect(screen.getByRole('radio', { name: 'Profi-Kumpel' })).toHaveProperty('checked', true);
  expect(log().getByText(/^Hallo Byte/)).toBeTruthy();
  expect(screen.getByText('Gut gelaunt')).toBeTruthy();
  expect(button('Senden').disabled).toBe(true);
  expect(asked()).toEqual([]);
});

test('a riddle that was caught says what could come next', async () => {
  const card = { kind: 'next', title: 'Namen', reason: '', minutes: 9, address: '/learn/1/2' };
  await openCompanion({
    'GET /api/recommendations': () => Response.json([card]),
    'POST /api/completions': () => Response.json({ completion: {}, brought: nothingBrought }),
  });
  expect(screen.queryByRole('region', { name: 'Was als Nächstes?' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Zeile 2 / }));
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  expect(next.getByRole('link', { name: 'Namen' })).toHaveProperty('pathname', '/learn/1/2');
});

const nothingBrought = { xp: 0, badges: [], level: null, points: 0 };

test('a question is thought about, answered piece by piece, and leaves its mood and suggestions', async () => {
  const stream = heldStream();
  const { asked } = await openCompanion({ [chat]: () => stream.response });
  await userEvent.type(field(), 'Was ist das?{Shift>}{Enter}{/Shift}Eine Schleife?{Enter}');
  expect(field().value).toBe('');
  expect(asked()).toEqual([
    { message: 'Was ist das?\nEine Schleife?', userId: 1, username: 'Byte', saidBefore: 0 },
  ]);
  expect(screen.getByText('Profi-Kumpel denkt nach …')).toBeTruthy();
  await userEvent.type(field(), 'Noch etwas{Enter}');
  await userEvent.click(button('Gib mir ein Rätsel'));
  expect(button('Senden').disabled).toBe(true);
  expect(asked()).toHaveLength(1);

  stream.say('Eine Schleife ');
  expect((await screen.findByText('Eine Schleife')).closest('[inert]')).not.toBeNull();
  stream.finish(companionAnswer());
  expect(await log().findByText('Schleife')).toHaveProperty('tagName', 'STRONG');
  expect(log().getByText('Werkstatt-Tutor · bleibt zu Hause')).toBeTruthy();
  expect(screen.getByText('Nachdenklich')).toBeTruthy();
  const next = within(screen.getByRole('list', { name: 'Was du sagen könntest' }));
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Zeig mir ein Beispiel',
    'Stell mir eine Frage dazu',
  ]);
  expect(field().value).toBe('Noch etwas');
});

test('a suggestion is said by a click, and the field has the focus then', async () => {
  const { asked } = await openCompanion();
  await userEvent.click(button('Was ist eine Schleife?'));
  await log().findByText('Schleife');
  await userEvent.click(button('Zeig mir ein Beispiel'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({ message: 'Zeig mir ein Beispiel', saidBefore: 1 });
  expect(document.activeElement).toBe(field());
});

test('the other companion begins with a greeting, and so does the first one then', async () => {
  const { router, asked } = await openCompanion();
  await userEvent.click(button('Was ist KI?'));
  await log().findByText('Schleife');
  await userEvent.type(field(), 'Entwurf');
  await userEvent.click(screen.getByRole('radio', { name: 'Bastel-Helfer' }));
  await waitFor(() => expect(log().getByText('Bastel-Helfer')).toBeTruthy());
  expect(router.state.location.href).toBe('/ai-companion?begleiter=bastel');
  expect(log().queryByText('Schleife')).toBeNull();
  expect(field().value).toBe('Entwurf');
  await userEvent.type(field(), '{Enter}');
  await log().findByText('Schleife');
  expect(asked()[1]).toMatchObject({ message: 'Entwurf', userId: 2, saidBefore: 0 });
  await userEvent.click(screen.getByRole('radio', { name: 'Profi-Kumpel' }));
  await waitFor(() => expect(log().getByText('Profi-Kumpel')).toBeTruthy());
  expect(log().queryByText('Schleife')).toBeNull();
});

test('who comes back finds the companion and what was said', async () => {
  const { router } = await openCompanion({}, '/ai-companion?begleiter=bastel');
  await userEvent.click(button('Was ist KI?'));
  await log().findByText('Schleife');
  await act(() => router.navigate({ to: '/search' }));
  await screen.findByRole('searchbox');
  await act(() => router.navigate({ to: '/ai-companion' }));
  expect(await screen.findByRole('radio', { name: 'Bastel-Helfer' })).toHaveProperty(
    'checked',
    true,
  );
  expect(log().getByText('Schleife')).toBeTruthy();
});

test('a question from elsewhere fills the field, behind what stands there, and waits', async () => {
  sessionStorage.setItem('companion:1', 'Entwurf');
  const { router, asked } = await openCompanion({}, '/ai-companion?frage=Was+ist+2048%3F');
  await waitFor(() => expect(field().value).toBe('Entwurf\n\nWas ist 2048?'));
  await waitFor(() => expect(router.state.location.href).toBe('/ai-companion'));
  expect(asked()).toEqual([]);
});

test('the last error goes along with the question about it, and with what follows from that', async () => {
  const failure = failInTheWorkshop();
  const { asked } = await openCompanion();
  await userEvent.click(button('Erklär meinen letzten Fehler'));
  await log().findByText('Schleife');
  await userEvent.click(button('Zeig mir ein Beispiel'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  await waitFor(() => expect(button('Was kommt als Nächstes?').ariaDisabled).toBe('false'));
  await userEvent.click(button('Was kommt als Nächstes?'));
  await waitFor(() => expect(asked()).toHaveLength(3));
  const [first, second, third] = asked();
  expect(first).toMatchObject({ message: 'Erklär mir meinen letzten Fehler', ...failure });
  expect(second).toMatchObject({ message: 'Zeig mir ein Beispiel', ...failure });
  expect(third).not.toHaveProperty('code');
});

test('a question about the own program takes it along', async () => {
  const program = { code: 'print(1)', lastResult: null };
  noteProgram('1', program);
  const { asked } = await openCompanion();
  await userEvent.type(field(), 'Schau dir mein Programm „Uhr“ an{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject(program);
});

test('what follows a question about the own program is about it too, until there is another topic', async () => {
  noteProgram('1', { code: 'print(1)', lastResult: null });
  const answers = [companionAnswer(), companionAnswer(), companionAnswer()];
  const { asked } = await openCompanion({
    [chat]: () => Response.json(answers.shift() ?? companionAnswer({ plan: 'pong' })),
  });
  const sent = [
    'Schau dir mein Programm an',
    'und warum?',
    'Mach es schneller',
    'Ich will Pong bauen',
    'Und dann?',
  ];
  for (const [at, message] of sent.entries()) {
    await userEvent.type(field(), `${message}{Enter}`);
    await waitFor(() => expect(asked()).toHaveLength(at + 1));
    await screen.findByRole('list', { name: 'Was du sagen könntest' });
  }
  const isWith = asked().map((body) => JSON.stringify(body).includes('print(1)'));
  expect(isWith).toEqual([true, true, true, true, false]);
});

test('Python from an answer becomes a program of the workshop', async () => {
  const message = 'So:\n\n```python\nprint(1)\n```\n\n```html\n<p>Hallo</p>\n```';
  const { router } = await openCompanion({
    [chat]: () => Response.json(companionAnswer({ message })),
    'GET /api/programs': () => Response.json([]),
    'POST /api/programs': (body) =>
      Response.json(Object.assign({ createdAt: moment, editedAt: moment }, body)),
  });
  await userEvent.click(button('Was ist KI?'));
  expect(await log().findAllByRole('button', { name: 'Kopieren' })).toHaveLength(2);
  await userEvent.click(log().getByRole('button', { name: 'In die Werkstatt' }));
  const code = await screen.findByRole('textbox', { name: 'Dein Code in main.py' });
  expect(router.state.location.href).toMatch(/^\/workshop\?programm=/);
  expect(code).toHaveProperty('value', 'print(1)\n');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Mitgebracht 1');
});

const moment = '2026-11-25T08:00:00.000Z';

test('the progress is that of the ledger', async () => {
  const figures = { totals: { ...firstDay.totals, completed: 12, minutes: 1_250 }, points: 340 };
  await openCompanion({
    'GET /api/achievements': () =>
      Response.json({ ...firstDay, ...figures, streak: { ...firstDay.streak, days: 3 } }),
  });
  const panel = within(screen.getByRole('region', { name: 'Dein Fortschritt' }));
  expect(await panel.findByText('1.250')).toBeTruthy();
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12',
    '1.250',
    '340',
    '3',
  ]);
});
