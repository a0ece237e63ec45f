import { currentUser, watchCurrentUser } from '../features/account/shared/session.ts';
import { whenCalm } from '../ui/when-calm.ts';

/** Loaded once there is a learner and nothing more to do: it has time until the next quarter of an hour. */
export async function remind(openSchedule: () => void): Promise<void> {
  await someoneIsHere();
  await whenCalm();
  const { watchReminders } = await import('../features/schedule/shared/watch-reminders.ts');
  watchReminders(openSchedule);
}

function someoneIsHere(): Promise<void> {
  return new Promise((resolve) => {
    if (currentUser() !== null) return resolve();
    const stop = watchCurrentUser(() => {
      stop();
      resolve();
    });
  });
}
