import { currentUser, watchCurrentUser } from '../features/account/shared/session.ts';
import { whenCalm } from '../ui/when-calm.ts';

type Ways = { readonly openSchedule: () => void; readonly openBadges: () => void };

/** Loaded once there is a learner and nothing more to do: it has time. */
export async function remind({ openSchedule, openBadges }: Ways): Promise<void> {
  await someoneIsHere();
  await whenCalm();
  const { watchReminders } = await import('../features/schedule/shared/watch-reminders.ts');
  watchReminders(openSchedule);
  const { watchBadges } = await import('../features/achievements/shared/watch-badges.tsx');
  const { showBadges } = await import('./show-badges.ts');
  watchBadges(() => showBadges(openBadges));
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
