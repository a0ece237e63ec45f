import { useQuery } from '@tanstack/react-query';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { pathProgressQuery } from '../paths/shared/path-queries.ts';
import { runningPath } from '../paths/shared/running-path.ts';
import { NextUp } from '../profile/shared/next-up.tsx';

/** But for going on and the step of the learning path, which stand above it. */
export function NextSteps() {
  const place = useQuery(lastPlaceQuery());
  const paths = useQuery(pathProgressQuery);
  const step = runningPath(paths.data ?? [])?.current;
  const isKnown = !place.isPending && !paths.isPending;
  return <NextUp look="cards" except={isKnown ? [place.data?.address, step?.address] : null} />;
}
