import { Suspense } from 'react';
import { lazyPart } from '../../../shell/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { NextUpProps } from './next-up.tsx';

const NextUp = lazyPart(async () => (await import('./next-up.tsx')).NextUp);

/** At the end of a unit, in a room that first shows something else. */
export function LazyNextUp({ except }: Pick<NextUpProps, 'except'>) {
  return (
    <Suspense fallback={<Skeleton label="Was als Nächstes passt..." height={160} />}>
      <NextUp look="rows" except={except} />
    </Suspense>
  );
}
