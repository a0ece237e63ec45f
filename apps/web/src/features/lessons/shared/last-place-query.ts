import { readLastPlace } from '@hbg/contract/landing';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** Every room and every other device moves it. */
export function lastPlaceQuery() {
  return queryOptions({
    queryKey: [readLastPlace.path],
    queryFn: ({ signal }) => client.call(readLastPlace, {}, { signal }),
    staleTime: 0,
  });
}
