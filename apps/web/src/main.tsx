import './ui/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUser } from './features/account/shared/session.ts';
import { createAppRouter } from './routes.tsx';
import { reloadForNewBuild } from './shell/stale-build.ts';
import { applyTheme, storedTheme } from './shell/theme.ts';
import { restoreCopies } from './ui/second-copy.ts';

applyTheme(storedTheme());
reloadForNewBuild();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const router = createAppRouter();
const restored = restoreCopies();
// Only what a learner has written may have to come back before it is shown.
void (currentUser() === null ? Promise.resolve() : restored).then(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
