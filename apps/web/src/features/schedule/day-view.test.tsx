import type { Proposal } from '@hbg/contract/schedule';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guitar, open } from './testing/open-plan.tsx';
import { tuesday } from './testing/plan-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T15:42:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

function onPhone() {
  const wide = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(wide(media), { matches: media === 'screen and (width < 40rem)' }),
  );
}

const proposal: Proposal = {
  lessonId: 28,
  address: '/learn/1/28',
  title: 'Bis zehn zählen',
  dayOfWeek: 4,
  startTime: '15:00',
  endTime: '15:45',
};

test('next week has proposals, and each is taken over by a click', async () => {
  const { sent } = await open(
    { weeks: [[], []], proposals: [proposal] },
    { 'POST /api/schedule': () => Response.json(guitar) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Woche planen' }));
  await screen.findByText('Ein Vorschlag liegt in freien Lücken. Ein Klick, und er steht fest.');
  await userEvent.click(screen.getByRole('button', { name: /^\+ Bis zehn zählen.*Vorschlag/ }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/schedule')?.body).toMatchObject({
      title: 'Bis zehn zählen',
      dayOfWeek: 4,
      startTime: '15:00',
      weekOffset: 1,
      isRecurring: false,
    }),
  );
});

test('on a phone an entry is moved too, and the day it is moved to is shown', async () => {
  onPhone();
  let now = guitar;
  const { router } = await open(
    { weeks: [[guitar]] },
    {
      [`GET /api/schedule?today=${tuesday}&weekOffset=0`]: () => Response.json([now]),
      'PUT /api/schedule/guitar': (body) => {
        now = { ...now, ...Object(body) };
        return Response.json(now);
      },
    },
  );
  const guitarHere = await screen.findByRole('button', { name: /^Gitarre 16:30/ });
  act(() => guitarHere.focus());
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(router.state.location.search).toEqual({ tag: 3 }));
  const wednesday = within(await screen.findByRole('region', { name: /^Mittwoch/ }));
  expect(await wednesday.findByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Gitarre'));
});

test('on a phone next week is planned from its first day with a proposal', async () => {
  onPhone();
  const later = { ...proposal, lessonId: 29, title: 'Bis elf zählen', dayOfWeek: 6 };
  const { router } = await open({ weeks: [[], []], proposals: [later, proposal] });
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Woche planen' }));
  await screen.findByRole('button', { name: /^\+ Bis zehn zählen/ });
  expect(router.state.location.search).toEqual({ woche: 1, tag: 4 });
});

test('on a phone the holidays stand above the day, and nothing is proposed for a free week', async () => {
  onPhone();
  const christmas = { id: 'h', name: 'Weihnachtsferien', from: '2026-11-29', to: '2026-12-05' };
  await open({ weeks: [[], []], holidays: [christmas] }, {}, '/schedule?woche=1&tag=2');
  expect(await screen.findByText('Weihnachtsferien', { selector: 'p' })).toBeDefined();
  expect(screen.getByText('Da sind Ferien: Für freie Tage schlage ich nichts vor.')).toBeDefined();
});
