import { listAiSessions, listRecommendations, listSkills, readProven } from '@hbg/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

/** Every room and every other device adds to all of these. */
const fresh = { staleTime: 0 } as const;

export const aiSessionsQuery = queryOptions({
  ...fresh,
  queryKey: [listAiSessions.path],
  queryFn: ({ signal }) => client.call(listAiSessions, {}, { signal }),
});

export const recommendationsQuery = queryOptions({
  ...fresh,
  queryKey: [listRecommendations.path],
  queryFn: ({ signal }) => client.call(listRecommendations, {}, { signal }),
});

export const skillsQuery = queryOptions({
  ...fresh,
  queryKey: [listSkills.path],
  queryFn: ({ signal }) => client.call(listSkills, {}, { signal }),
});

export const provenQuery = queryOptions({
  ...fresh,
  queryKey: [readProven.path],
  queryFn: ({ signal }) => client.call(readProven, {}, { signal }),
});
