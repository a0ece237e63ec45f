import { listPrograms } from '@hbg/contract/programs';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

const minute = 60_000;

/** Another device may add to it while the page is open. */
export const programsQuery = queryOptions({
  queryKey: [listPrograms.path],
  queryFn: ({ signal }) => client.call(listPrograms, {}, { signal }),
  staleTime: minute,
});
