import type { MasteryArea } from '@hbg/contract/mastery';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../../query-client.ts';
import { Toaster } from '../../../../ui/toast.tsx';
import { setCurrentUser } from '../../../account/shared/session.ts';
import { ToolsTab } from '../tools-tab.tsx';

/** The tools beside a lesson, with one of them opened. */
export async function openTool(area: MasteryArea, title: string, example = '') {
  setCurrentUser('Byte');
  const root = createRootRoute({
    component: () => (
      <ToolsTab area={area} lesson={{ unit: `${area}/probe`, title: 'Schleifen', example }} />
    ),
    staticData: { title: 'Tools', guestTitle: 'Tools', hasFrame: false },
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const card = await screen.findByRole('button', { name: new RegExp(title) });
  await user.click(card);
  await screen.findByRole('heading', { level: 3, name: title });
  return { user, card };
}
