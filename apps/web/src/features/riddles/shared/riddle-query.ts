import { readRiddle } from '@hbg/contract/riddles';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** Tomorrow there is another one. */
export function riddleQuery() {
  return queryOptions({
    queryKey: [readRiddle.path],
    queryFn: ({ signal }) => client.call(readRiddle, {}, { signal }),
    staleTime: 60_000,
  });
}
