import type { Blueprint } from '@hbg/content/blueprint';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayOfPlan, tellPlan } from './tell-plan.ts';

/** Fewer would come again too soon. */
const fewest = 6;
/** Has no divisor in common with most numbers of plans: so that nearly all have their turn. */
const stride = 13;

/** A plan for which enough was learned, another one each time, and none that was told today. */
export function suggestPlan(knowledge: Knowledge, situation: Situation): Partial<Reply> {
  const { turn, plansToday } = situation;
  const fitting = plansFor(knowledge, situation);
  const plan = fitting[(turn * stride) % fitting.length];
  if (!plan) return {};
  const opening = sayOfPlan(plansToday.size > 0 ? 'shall we another' : 'shall we', turn);
  return { ...tellPlan(plan, knowledge, situation, opening), intent: 'idea' };
}

/** Those that are ready to be built, or else those that come soonest. */
function plansFor(knowledge: Knowledge, situation: Situation): Blueprint[] {
  const { plansToday } = situation;
  const others = [...knowledge.plans.values()].filter(({ id }) => !plansToday.has(id));
  const ready = others.filter((plan) => isReady(plan, situation));
  const byDistance = byReadiness(others, knowledge, situation);
  return ready.length >= fewest ? ready : byDistance.slice(0, fewest);
}

function isReady({ lessons }: Blueprint, { done }: Situation): boolean {
  return lessons.length > 0 && lessons.every((id) => done.has(id));
}

/** Those first of which least is missing. */
export function byReadiness(
  plans: readonly Blueprint[],
  knowledge: Knowledge,
  situation: Situation,
): Blueprint[] {
  const distances = new Map(
    plans.map((plan) => [plan, distanceTo(plan, knowledge, situation)] as const),
  );
  const distanceOf = (plan: Blueprint) => distances.get(plan) ?? 0;
  return plans.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** In lessons of the course: up to the last one that isn't done. */
function distanceTo(
  { lessons, level }: Blueprint,
  knowledge: Knowledge,
  { done }: Situation,
): number {
  const missing = lessons.filter((id) => !done.has(id));
  const orders = missing.map((id) => knowledge.lessons.get(id)?.order ?? 0);
  return Math.max(0, ...orders) + (level === 'beginner' ? 0 : 0.5);
}
