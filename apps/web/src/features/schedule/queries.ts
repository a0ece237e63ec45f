import { listHolidays, readFeed, readProposals, readWeek } from '@hbg/contract/schedule';
import { listSchoolHolidays } from '@hbg/contract/school-holidays';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

const minute = 60_000;

/** Other devices plan as well: who comes back to the page sees what they did. */
const fresh = { staleTime: minute, refetchOnWindowFocus: true } as const;

export function weekQuery(today: string, weekOffset: number) {
  const query = { today, weekOffset };
  return queryOptions({
    queryKey: [readWeek.path, today, weekOffset],
    queryFn: ({ signal }) => client.call(readWeek, { query }, { signal }),
    ...fresh,
  });
}

export function proposalsQuery(today: string, weekOffset: number) {
  const query = { today, weekOffset };
  return queryOptions({
    queryKey: [readProposals.path, today, weekOffset],
    queryFn: ({ signal }) => client.call(readProposals, { query }, { signal }),
    ...fresh,
  });
}

export const holidaysQuery = queryOptions({
  queryKey: [listHolidays.path],
  queryFn: ({ signal }) => client.call(listHolidays, {}, { signal }),
  ...fresh,
});

export const schoolHolidaysQuery = queryOptions({
  queryKey: [listSchoolHolidays.path],
  queryFn: ({ signal }) => client.call(listSchoolHolidays, {}, { signal }),
  ...fresh,
});

export const feedQuery = queryOptions({
  queryKey: [readFeed.path],
  queryFn: ({ signal }) => client.call(readFeed, {}, { signal }),
});
