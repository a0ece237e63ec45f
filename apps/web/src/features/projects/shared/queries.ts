import { listProjectSessions, listProjects } from '@hbg/contract/projects';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

const minute = 60_000;

/** Another device may change them while the page is open. */
export const projectsQuery = queryOptions({
  queryKey: [listProjects.path],
  queryFn: ({ signal }) => client.call(listProjects, {}, { signal }),
  staleTime: minute,
});

export function sessionsQuery(projectId: string) {
  return queryOptions({
    queryKey: [listProjectSessions.path, projectId],
    queryFn: ({ signal }) => client.call(listProjectSessions, { query: { projectId } }, { signal }),
    staleTime: minute,
  });
}
