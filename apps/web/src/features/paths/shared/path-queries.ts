import { listPathProgress, listPathSteps, listPaths } from '@hbg/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const pathsQuery = queryOptions({
  queryKey: [listPaths.path],
  queryFn: ({ signal }) => client.call(listPaths, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Every room and every other device moves it. */
export const pathProgressQuery = queryOptions({
  queryKey: [listPathProgress.path],
  queryFn: ({ signal }) => client.call(listPathProgress, {}, { signal }),
  staleTime: 0,
});

export function pathStepsQuery(pathId: number) {
  return queryOptions({
    queryKey: [listPathSteps.path, pathId],
    queryFn: ({ signal }) => client.call(listPathSteps, { query: { pathId } }, { signal }),
    staleTime: 0,
  });
}
