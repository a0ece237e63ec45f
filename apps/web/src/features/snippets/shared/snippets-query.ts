import { listSnippets } from '@hbg/contract/snippets';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

const minute = 60_000;

/** Others in the house add to it while the page is open. */
export const snippetsQuery = queryOptions({
  queryKey: [listSnippets.path],
  queryFn: ({ signal }) => client.call(listSnippets, {}, { signal }),
  staleTime: minute,
});
