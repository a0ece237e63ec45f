import './ui/global.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './routes.tsx';
import { reloadForNewBuild } from './shell/stale-build.ts';
import { applyTheme, storedTheme } from './shell/theme.ts';

applyTheme(storedTheme());
reloadForNewBuild();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
