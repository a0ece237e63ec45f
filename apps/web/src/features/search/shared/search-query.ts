import type { Answer } from '@hbg/contract/route';
import { search } from '@hbg/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export type SearchResult = Answer<typeof search>['results'][number];

const minute = 60_000;

/** Of an empty text there is nothing to find. */
export function searchQuery(q: string) {
  const body = { query: q, language: 'german' } as const;
  return queryOptions({
    queryKey: [search.path, q],
    queryFn: async ({ signal }) => foundIn(await client.call(search, { body }, { signal })),
    staleTime: 5 * minute,
    enabled: q !== '',
  });
}

/** An answer without results has found nothing. */
function foundIn({ results = [] }: Partial<Answer<typeof search>>): Answer<typeof search> {
  return { results };
}
