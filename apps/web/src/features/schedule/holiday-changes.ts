import { readProposals, readWeek } from '@hbg/contract/schedule';
import type { QueryClient } from '@tanstack/react-query';
import { holidaysQuery } from './queries.ts';
import { forgetWeeks } from './use-entries.ts';

/** Every week may look otherwise now. */
export async function weeksHaveChanged(queryClient: QueryClient): Promise<void> {
  forgetWeeks(queryClient);
  const paths = [readWeek.path, readProposals.path];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export async function holidaysHaveChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: holidaysQuery.queryKey });
  await weeksHaveChanged(queryClient);
}
