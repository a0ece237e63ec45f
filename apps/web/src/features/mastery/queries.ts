import {
  type KataTask,
  type MasteryArea,
  readKata,
  readMastery,
  readTerms,
} from '@hbg/contract/mastery';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../api.ts';

/** Other devices add to it. */
export function masteryQuery(area: MasteryArea) {
  return queryOptions({
    queryKey: [readMastery.path, area],
    queryFn: ({ signal }) => client.call(readMastery, { query: { area } }, { signal }),
    staleTime: 0,
  });
}

export function kataQuery({ unit, number, variant }: KataTask) {
  return queryOptions({
    queryKey: [readKata.path, unit, number, variant],
    queryFn: ({ signal }) =>
      client.call(readKata, { query: { unit, number, variant } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function termsQuery(area: MasteryArea) {
  return queryOptions({
    queryKey: [readTerms.path, area],
    queryFn: ({ signal }) => client.call(readTerms, { query: { area } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
