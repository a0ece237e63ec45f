import { readAssessment } from '@hbg/contract/assessments';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

/** Asked anew at each visit, and never under the hands of who answers. */
export function assessmentQuery(id: string) {
  return queryOptions({
    queryKey: [readAssessment.path, id],
    queryFn: ({ signal }) => client.call(readAssessment, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
