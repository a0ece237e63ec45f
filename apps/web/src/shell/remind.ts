import { currentUser, watchCurrentUser } from '../features/account/shared/session.ts';
import { loadedOrNot } from '../ui/loaded-or-not.ts';
import { whenCalm } from '../ui/when-calm.ts';

type Ways = { readonly openSchedule: () => void; readonly openBadges: () => void };

/** Loaded once there is a learner and nothing more to do: it has time, without a network until the next visit. */
export async function remind({ openSchedule, openBadges }: Ways): Promise<void> {
  await someoneIsHere();
  await whenCalm();
  const reminders = await loadedOrNot(
    () => import('../features/schedule/shared/watch-reminders.ts'),
  );
  reminders?.watchReminders(openSchedule);
  const badges = await loadedOrNot(
    () => import('../features/achievements/shared/watch-badges.tsx'),
  );
  const view = await loadedOrNot(() => import('./show-badges.ts'));
  if (view) badges?.watchBadges(() => view.showBadges(openBadges));
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
