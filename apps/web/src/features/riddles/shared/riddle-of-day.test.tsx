import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { createQueryClient } from '../../../query-client.ts';
import { setCurrentUser } from '../../account/shared/session.ts';
import { RiddleOfDay } from './riddle-of-day.tsx';
import { riddleOfDay } from './testing/riddle-of-day.ts';

const { unit } = riddleOfDay;
const brought = { xp: 10, badges: [], level: null, points: 2 };
const done = 'POST /api/completions';

type Turn = Partial<Omit<typeof riddleOfDay, 'unit'>>;

async function open(answer?: () => Response | Promise<Response>, turn: Turn = {}) {
  setCurrentUser('Byte');
  const found = { is: false };
  const complete = () => {
    found.is = true;
    return Response.json({ completion: {}, brought });
  };
  const sent = fakeServer({
    'GET /api/riddle': () => Response.json({ ...riddleOfDay, ...turn, done: found.is }),
    [done]: answer ?? complete,
  });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RiddleOfDay />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: /Welche Zeile|Erwischt/ });
  const evidence = () => sent.filter(({ call }) => call === done).map(({ body }) => body);
  return { evidence, leave: unmount };
}

function line(number: number) {
  return screen.getByRole('button', { name: new RegExp(`^Zeile ${number} `) });
}

/** Beside the line, and not what is read out. */
function reason(text: string | RegExp) {
  return screen.queryByText(text, { selector: 'p' });
}

test('a wrong line says why it is innocent, and gives nothing away', async () => {
  const { evidence } = await open();
  await userEvent.click(line(3));
  expect(reason('So wächst eine Summe.')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    'Zeile 3: Nicht schuld! So wächst eine Summe.',
  );
  expect(line(3).ariaPressed).toBe('true');
  expect(reason(/hört vor der 10 auf/)).toBeNull();
  await userEvent.click(line(3));
  expect(evidence()).toEqual([]);
});

test('the guilty one at the first tap is celebrated, and counts as found at once', async () => {
  const { evidence } = await open();
  await userEvent.click(line(2));
  expect(screen.getByRole('heading', { name: 'Erwischt!' })).toBeTruthy();
  expect(reason(/hört vor der 10 auf/)).toBeTruthy();
  expect(
    await screen.findByText(/Gleich beim ersten Tipp! 10 XP sind auf deinem Konto/),
  ).toBeTruthy();
  expect(evidence()).toMatchObject([
    { unit: unit.id, reached: [], quiz: { right: 1, of: 1 }, hints: 0, hadSolution: false },
  ]);
  await userEvent.click(line(1));
  expect(reason(/Mit der 0/)).toBeNull();
});

test('after a wrong tap it is found, but not at once, also for who comes back', async () => {
  const { leave } = await open();
  await userEvent.click(line(1));
  leave();
  const { evidence } = await open();
  expect(reason(/Mit der 0/)).toBeTruthy();
  await userEvent.click(line(2));
  await screen.findByText(/Dran geblieben/);
  expect(evidence()).toMatchObject([{ quiz: { right: 0, of: 1 } }]);
});

test('without the server it stays found, and is told later', async () => {
  const server = { isThere: false };
  const { evidence } = await open(() =>
    server.isThere
      ? Response.json({ completion: {}, brought })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  await userEvent.click(line(2));
  expect(await screen.findByText(/sobald die Garage wieder antwortet/)).toBeTruthy();
  server.isThere = true;
  const tries = evidence().length;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/sobald die Garage/)).toBeNull());
  expect(evidence().length).toBeGreaterThan(tries);
  expect(screen.getByRole('heading', { name: 'Erwischt!' })).toBeTruthy();
});

test('when its turn comes round it can be found again, though nothing is promised for it', async () => {
  const nothing = { xp: 0, badges: [], level: null, points: 0 };
  const first = await open();
  await userEvent.click(line(1));
  await userEvent.click(line(2));
  await screen.findByText(/10 XP sind auf deinem Konto/);
  first.leave();
  const { evidence } = await open(() => Response.json({ completion: {}, brought: nothing }), {
    day: '2027-01-24',
    wasFoundBefore: true,
  });
  expect(screen.getByText(/Das hast du schon einmal erwischt/)).toBeTruthy();
  expect(screen.queryByText('+10 XP')).toBeNull();
  expect(line(2).ariaPressed).toBe('false');
  await userEvent.click(line(2));
  expect(await screen.findByText('Gleich beim ersten Tipp!')).toBeTruthy();
  expect(evidence()).toMatchObject([{ quiz: { right: 1, of: 1 } }]);
});
