import './ui/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUser } from './features/account/shared/session.ts';
import { badgesPlace } from './features/profile/shared/badges-place.ts';
import { createAppRouter } from './routes.tsx';
import { reloadForNewBuild } from './shell/stale-build.ts';
import { applyTheme, storedTheme } from './shell/theme.ts';
import { loadedOrNot } from './ui/loaded-or-not.ts';

applyTheme(storedTheme());
reloadForNewBuild();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const router = createAppRouter();
void whatWasWritten().finally(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
void startReminding();

/** Only what a learner has written may have to come back before it is shown. */
async function whatWasWritten(): Promise<void> {
  if (currentUser() === null) return;
  const { restoreCopies } = await import('./ui/restore-copies.ts');
  await restoreCopies();
}

/** Not with the first visit: it has time. */
async function startReminding() {
  const shell = await loadedOrNot(() => import('./shell/remind.ts'));
  await shell?.remind({
    openSchedule: () => void router.navigate({ to: '/schedule' }),
    openBadges: () => void router.navigate({ to: '/profile', hash: badgesPlace }),
  });
}
