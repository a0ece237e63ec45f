import type { Recommendation } from '@hbg/contract/profile';
import { goingOn } from './next/go-on.ts';
import type { Learning } from './next/learning.ts';
import { refreshing } from './next/refresh.ts';
import { placeBegins } from './next/rooms.ts';
import { somethingNew } from './next/something-new.ts';

/** To go on, to refresh, something new: one of each as far as there is any, never two from one area. */
export function recommend(learning: Learning): Recommendation[] {
  const cards: Recommendation[] = [];
  const refresh = refreshing(learning);
  for (const candidates of [goOnBeside(refresh, learning), refresh, somethingNew(learning)]) {
    const card = candidates.find((one) => cards.every((other) => areaOf(other) !== areaOf(one)));
    if (card) cards.push(card);
  }
  return cards;
}

/** Something else goes on first where all that is to be refreshed lies in the area of the first. */
function goOnBeside(refresh: readonly Recommendation[], learning: Learning): Recommendation[] {
  const candidates = goingOn(learning);
  const leaves = (card: Recommendation) => refresh.some((one) => areaOf(one) !== areaOf(card));
  return candidates.toSorted((a, b) => Number(leaves(b)) - Number(leaves(a)));
}

function areaOf({ address }: Recommendation): string {
  return placeBegins(address);
}
