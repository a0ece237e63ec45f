import { readProfile } from '@hbg/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

/** Every room and every other device adds to it. */
export const profileQuery = queryOptions({
  staleTime: 0,
  queryKey: [readProfile.path],
  queryFn: ({ signal }) => client.call(readProfile, {}, { signal }),
});
