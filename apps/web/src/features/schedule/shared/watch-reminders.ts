import { readWeek } from '@hbg/contract/schedule';
import { client } from '../../../api.ts';
import { today as todayHere } from '../../../ui/german-date.ts';
import { learnerKey } from '../../account/shared/learners.ts';
import { currentUser, watchCurrentUser } from '../../account/shared/session.ts';
import { dueReminders, type Reminder, remindersOf } from './due-reminders.ts';
import { oneTabAtATime } from './once-for-all-tabs.ts';
import { readReminderSettings } from './reminder-settings.ts';
import { ring } from './ring.ts';
import { watchSchedule } from './schedule-changes.ts';

const lookMs = 15_000;
/** Another device may have planned something meanwhile. */
const freshMs = 5 * 60_000;

type Known = { readonly user: string; readonly readAt: number; readonly reminders: Reminder[] };

/** Looks at the clock as long as the page is there, in every room; once for a page. */
export function watchReminders(openSchedule: () => void): () => void {
  let known: Known | null = null;
  let isLooking = false;
  const look = async () => {
    const user = currentUser();
    if (isLooking || user === null || !readReminderSettings().isOn) return;
    isLooking = true;
    try {
      known = await looked(user, known, openSchedule);
    } catch {
      // Out of reach of the garage: what rings now is said on the way back, if that isn't too long.
    } finally {
      isLooking = false;
    }
  };
  const forget = () => {
    known = null;
    void look();
  };
  const awake = () => void look();
  const timer = setInterval(awake, lookMs);
  document.addEventListener('visibilitychange', awake);
  window.addEventListener('pageshow', awake);
  const stops = [watchSchedule(forget), watchCurrentUser(forget)];
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', awake);
    window.removeEventListener('pageshow', awake);
    for (const stop of stops) stop();
  };
}

async function looked(
  user: string,
  before: Known | null,
  openSchedule: () => void,
): Promise<Known> {
  const now = Date.now();
  const isFresh = before?.user === user && now - before.readAt < freshMs;
  let known = before && isFresh ? before : await read(user, now);
  const lookedAt = readLookedAt(user) ?? now;
  if (dueReminders(known.reminders, lookedAt, now).length > 0) {
    // It may have been moved or erased somewhere else.
    if (known.readAt !== now) known = await read(user, now);
  }
  const { reminders } = known;
  await oneTabAtATime(`hbg:reminders-of-${learnerKey(user)}`, async () => {
    // Another tab may have been quicker.
    const since = readLookedAt(user) ?? now;
    keepLookedAt(user, Math.max(since, now));
    ring(dueReminders(reminders, since, now), now, openSchedule);
  });
  return known;
}

/** This week and the next: what comes on Sunday may ring on Saturday. */
async function read(user: string, now: number): Promise<Known> {
  const today = todayHere();
  const weeks = await Promise.all(
    [0, 1].map((weekOffset) => client.call(readWeek, { query: { today, weekOffset } })),
  );
  return { user, readAt: now, reminders: remindersOf({ today, entries: weeks.flat() }) };
}

function keyOf(user: string): string {
  return `hbg:looked-at-${learnerKey(user)}`;
}

function readLookedAt(user: string): number | null {
  try {
    return Number(localStorage.getItem(keyOf(user))) || null;
  } catch {
    return null;
  }
}

function keepLookedAt(user: string, at: number): void {
  try {
    localStorage.setItem(keyOf(user), String(at));
  } catch {
    // Without storage every look is the first one, and nothing rings twice.
  }
}
