import { readMaths } from '@hbg/contract/maths';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

/** Other devices add to it. */
export const mathsQuery = queryOptions({
  queryKey: [readMaths.path],
  queryFn: ({ signal }) => client.call(readMaths, {}, { signal }),
  staleTime: 0,
});
