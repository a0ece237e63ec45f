import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { NextUp } from '../profile/shared/next-up.tsx';

/** Beside going on, which stands above it. */
export function NextSteps() {
  const place = useQuery(lastPlaceQuery());
  if (place.isPending) return <Skeleton label="Was als Nächstes passt..." height={224} />;
  return <NextUp look="cards" except={place.data?.address} />;
}
