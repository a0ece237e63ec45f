import { lazyPart } from './lazy-part.ts';

export const notFoundTitle = '404 Page Not Found';

export const LazyNotFound = lazyPart<{ isLoginOffered?: boolean }>(
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
);
