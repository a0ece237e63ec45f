import { readAchievements } from '@hbg/contract/achievements';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** Other tabs and devices add to it. */
export function achievementsQuery() {
  return queryOptions({
    queryKey: [readAchievements.path],
    queryFn: ({ signal }) => client.call(readAchievements, {}, { signal }),
    staleTime: 0,
  });
}
