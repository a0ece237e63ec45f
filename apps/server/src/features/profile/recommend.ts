import type { Recommendation } from '@hbg/contract/profile';
import { goingOn } from './next/go-on.ts';
import type { Learning } from './next/learning.ts';
import { refreshing } from './next/refresh.ts';
import { placeBegins } from './next/rooms.ts';
import { somethingNew } from './next/something-new.ts';

/** To go on, to refresh, something new: one of each as far as there is any, never two from one area. */
export function recommend(learning: Learning): Recommendation[] {
  const cards: Recommendation[] = [];
  for (const candidatesOf of [goingOn, refreshing, somethingNew]) {
    const taken = new Set(cards.map(({ address }) => placeBegins(address)));
    const card = candidatesOf(learning).find(({ address }) => !taken.has(placeBegins(address)));
    if (card) cards.push(card);
  }
  return cards;
}
