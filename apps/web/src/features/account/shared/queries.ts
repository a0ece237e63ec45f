import { currentUser } from '@hbg/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const currentUserQuery = queryOptions({
  queryKey: [currentUser.path],
  queryFn: ({ signal }) => client.call(currentUser, {}, { signal, nullOn401: true }),
});
