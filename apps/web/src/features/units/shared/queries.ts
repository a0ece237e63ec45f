import { readUnit } from '@hbg/contract/units';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

const minute = 60_000;

export function unitQuery(id: string) {
  return queryOptions({
    queryKey: [readUnit.path, id],
    queryFn: ({ signal }) => client.call(readUnit, { query: { id } }, { signal }),
    staleTime: 5 * minute,
    retry: 1,
  });
}
