import type { BadgeNews } from '@hbg/contract/achievements';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { showToast, Toaster } from '../../../ui/toast.tsx';
import { setCurrentUser } from '../../account/shared/session.ts';
import { complete } from './complete.ts';
import { watchBadges } from './watch-badges.tsx';

const stops: (() => void)[] = [];
const news = 'POST /api/badge-news';
const firstLine: BadgeNews = {
  id: 'erste-zeile',
  name: 'Erste Zeile',
  description: 'Du hast etwas geschrieben, und es lief.',
  rarity: 'common',
  icon: 'terminal',
  earnedAt: '2026-11-24T10:00:00.000Z',
  because: 'Hallo, Garage!',
};
const named = (name: string): BadgeNews => ({ ...firstLine, id: name, name });

function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  return dialog;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:05:00Z') });
  setCurrentUser('Byte');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  localStorage.clear();
  setCurrentUser(null);
});

type Asked = readonly BadgeNews[] | 'away' | 'behind a dialog';

/** The page, whose questions are answered with these one after the other, and then with nothing. */
function openPage(answers: readonly Asked[]) {
  const left = [...answers];
  const openBadges = vi.fn<() => void>();
  const sent = fakeServer({
    [news]: () => {
      const answer = left.shift() ?? [];
      if (answer === 'away') throw new TypeError('Failed to fetch');
      if (answer === 'behind a dialog') openDialog();
      return Response.json(answer === 'behind a dialog' ? [firstLine] : answer);
    },
    'POST /api/completions': () => Response.json({ completion: {}, brought: null }),
  });
  render(<Toaster />);
  stops.push(watchBadges(openBadges));
  const asked = () => sent.filter(({ call }) => call === news);
  return { openBadges, asked };
}

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

function finishUnit() {
  const how = { reached: [true], quiz: null, hints: 0, hadSolution: false, minutes: 3 };
  return act(() => complete('1', 'ki/obst', how));
}

test('what was earned on another device is told when the page opens, and leads to the badges', async () => {
  const { openBadges } = openPage([[firstLine]]);
  await pass(1_500);
  expect(screen.getByRole('status').textContent).toContain(
    'Neuer Erfolg: Erste ZeileDu hast etwas geschrieben, und es lief. Geschafft mit „Hallo, Garage!“.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(openBadges).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Neuer Erfolg/)).toBeNull();
});

test('what a unit has earned is told a moment later, and nothing while nothing new is there', async () => {
  const { asked } = openPage([[], [firstLine]]);
  await pass(60_000);
  expect(asked()).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('');
  await finishUnit();
  expect(asked()).toHaveLength(1);
  await pass(1_500);
  expect(screen.getByText('Neuer Erfolg: Erste Zeile')).toBeTruthy();
});

test('nobody is told behind a dialog or over another word', async () => {
  const dialog = openDialog();
  const { asked } = openPage([[firstLine]]);
  await pass(10_000);
  dialog.remove();
  act(() => showToast({ title: 'Great job!' }));
  await pass(4_000);
  expect(asked()).toEqual([]);
  await pass(5_000);
  expect(screen.getByText('Neuer Erfolg: Erste Zeile')).toBeTruthy();
});

test('an answer that was lost is asked for under the same question', async () => {
  const { asked } = openPage(['away', [firstLine]]);
  await pass(1_500);
  await finishUnit();
  await pass(1_500);
  const [first, second] = asked().map(({ body }) => body);
  expect(second).toEqual(first);
  expect(screen.getByText('Neuer Erfolg: Erste Zeile')).toBeTruthy();
  await finishUnit();
  await pass(20_000);
  expect(asked()[2]?.body).not.toEqual(first);
});

test('what comes behind a dialog, or for a page that is gone, is asked for again and told then', async () => {
  const { asked, openBadges } = openPage(['behind a dialog', [firstLine]]);
  await pass(5_000);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(asked()).toHaveLength(1);
  for (const stop of stops.splice(0)) stop();
  stops.push(watchBadges(openBadges));
  document.querySelector('[role=dialog]')?.remove();
  await pass(1_500);
  const [first, second] = asked().map(({ body }) => body);
  expect(second).toEqual(first);
  expect(screen.getByText('Neuer Erfolg: Erste Zeile')).toBeTruthy();
});

test('nobody sees what was told to the one before', async () => {
  openPage([[firstLine]]);
  await pass(1_500);
  act(() => setCurrentUser('Pixel'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['are one word', '2026-11-24T10:00:00.000Z', '5 neue Erfolge', 'Eins, Zwei, Drei und 2 andere'],
  [
    'of which one is old are called no news, the newest first',
    '2026-11-20T10:00:00.000Z',
    '5 Erfolge stehen in deinem Profil',
    'Zwei, Drei, Vier und 2 andere',
  ],
])('many at once %s', async (_, earnedAt, title, names) => {
  const others = ['Zwei', 'Drei', 'Vier', 'Fünf'].map(named);
  openPage([[{ ...named('Eins'), earnedAt }, ...others]]);
  await pass(1_500);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(names)).toBeTruthy();
});

test('without a learner nobody asks', async () => {
  setCurrentUser(null);
  const { asked } = openPage([[firstLine]]);
  await pass(10_000);
  expect(asked()).toEqual([]);
  act(() => setCurrentUser('Pixel'));
  await pass(1_500);
  expect(asked()).toHaveLength(1);
});
