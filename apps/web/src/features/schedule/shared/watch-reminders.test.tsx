import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, Toaster } from '../../../ui/toast.tsx';
import { setCurrentUser } from '../../account/shared/session.ts';
import { entryNamed, planServer, tuesday } from '../testing/plan-server.ts';
import { keepReminderSettings } from './reminder-settings.ts';
import { watchReminders } from './watch-reminders.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  setTime('16:10');
  document.title = 'Zeitplan';
  setCurrentUser('Byte');
  keepReminderSettings({ isOn: true, hasSound: false });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  localStorage.clear();
  setCurrentUser(null);
});

function setTime(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T${time}:00`) });
}

const openSchedule = vi.fn<() => void>();

function openTab() {
  stops.push(watchReminders(openSchedule));
}

/** A tab looks at the clock whenever it comes to the front. */
function wake() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function untilLooked(time: string) {
  const at = String(new Date(`${tuesday}T${time}:00`).getTime());
  await vi.waitFor(() => expect(localStorage.getItem('hbg:looked-at-1')).toBe(at));
}

test('rings once, with the title of the tab, also with two tabs open', async () => {
  planServer({ weeks: [[entryNamed('Gitarre')], []] });
  render(<Toaster />);
  openTab();
  openTab();
  await untilLooked('16:10');
  setTime('16:15');
  wake();
  expect(await screen.findByText('In 15 Minuten, um 16:30 Uhr.')).toBeDefined();
  expect(document.title).toBe('⏰ Gitarre · Zeitplan');
  await untilLooked('16:15');
  act(dismissToast);
  setTime('16:16');
  wake();
  await untilLooked('16:16');
  expect(screen.queryByText('Gitarre')).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(document.title).toBe('Zeitplan');
});

test('says on waking what was missed, and leads to the schedule', async () => {
  planServer({ weeks: [[entryNamed('Gitarre')], []] });
  render(<Toaster />);
  openTab();
  await untilLooked('16:10');
  setTime('16:50');
  wake();
  expect(await screen.findByText('Verpasst: Gitarre')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stundenplan' }));
  expect(openSchedule).toHaveBeenCalledOnce();
});

test('is silent where it was switched off', async () => {
  const sent = planServer({ weeks: [[entryNamed('Gitarre')], []] });
  keepReminderSettings({ isOn: false, hasSound: true });
  openTab();
  wake();
  await Promise.resolve();
  expect(sent).toEqual([]);
});
