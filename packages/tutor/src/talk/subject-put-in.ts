import type { Blueprint } from '@hbg/content/blueprint';
import { loadWords } from '@hbg/content/load-words';
import { subjectAdded } from './additions-left-out.ts';
import { subjectLeftOut } from './subject-left-out.ts';
import { sayOfPlan } from './tell-plan.ts';

/** What is exchanged, by the plan or by its genre. */
const places = new Map(
  Array.from(loadWords('subject-places'), ([what, ids]) =>
    ids.map((id) => [id, what] as const),
  ).flat(),
);

/** Where in the plan goes what the wish is about; empty where it's all told, or about nothing. */
export function subjectPutIn(message: string, plan: Blueprint): string {
  const left = subjectLeftOut(message, plan);
  const what = places.get(plan.id) ?? places.get(plan.genre);
  if (!what) return left ? sayOfPlan('without its subject', 0, { subject: left }) : '';
  const subject = left ?? subjectAdded(message, plan);
  return subject ? sayOfPlan('its subject put in', 0, { subject, places: what }) : '';
}
