import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { setCurrentUser } from '../src/features/account/shared/session.ts';
import { createAppRouter } from '../src/routes.tsx';

/** The whole product at an address, as a visitor sees it. */
export function visit(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  render(<RouterProvider router={router} />);
  return router;
}

/** The same for a learner whose name is stored. */
export function visitAs(name: string, path: string) {
  setCurrentUser(name);
  return visit(path);
}
