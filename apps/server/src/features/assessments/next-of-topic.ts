import type { Topic } from '@hbg/content/assessment';
import type { Content } from '../../content.ts';
import { type Place, placeOfPlan, placeOfUnit } from './place-of.ts';

/** What the topic names for a level; where that has no room of its own, the nearest easier one that has. */
export function nextOfTopic(content: Content, { next }: Topic, level: number): Place | null {
  const easier = next.slice(0, next.findIndex(({ to }) => level <= to) + 1).toReversed();
  const [place = null] = easier.flatMap((step) => placeOfStep(content, step) ?? []);
  return place;
}

function placeOfStep(content: Content, { unit, blueprint }: Topic['next'][number]): Place | null {
  if (unit !== undefined) return placeOfUnit(content, unit);
  const plan = content.knowledge.plans.get(blueprint ?? '');
  return plan ? placeOfPlan(plan) : null;
}
