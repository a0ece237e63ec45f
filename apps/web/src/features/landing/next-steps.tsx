import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { pathProgressQuery } from '../paths/shared/path-queries.ts';
import { runningPath } from '../paths/shared/running-path.ts';
import { NextUp } from '../profile/shared/next-up.tsx';

/** But for going on and the step of the learning path, which stand above it. */
export function NextSteps() {
  const place = useQuery(lastPlaceQuery());
  const paths = useQuery(pathProgressQuery);
  if (place.isPending || paths.isPending)
    return <Skeleton label="Was als Nächstes passt..." height={224} />;
  const step = runningPath(paths.data ?? [])?.current;
  return <NextUp look="cards" except={[place.data?.address, step?.address]} />;
}
