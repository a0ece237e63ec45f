import { listAssessments, listOpenAssessments, listUnaidedChecks } from '@hbg/contract/assessments';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** Other devices add to all of these. */
const fresh = { staleTime: 0 } as const;

export const assessmentsQuery = queryOptions({
  ...fresh,
  queryKey: [listAssessments.path],
  queryFn: ({ signal }) => client.call(listAssessments, {}, { signal }),
});

export const openAssessmentsQuery = queryOptions({
  ...fresh,
  queryKey: [listOpenAssessments.path],
  queryFn: ({ signal }) => client.call(listOpenAssessments, {}, { signal }),
});

export const unaidedChecksQuery = queryOptions({
  ...fresh,
  queryKey: [listUnaidedChecks.path],
  queryFn: ({ signal }) => client.call(listUnaidedChecks, {}, { signal }),
});
