import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { nameKey } from '../search/names.ts';
import { wordsIn } from '../search/words.ts';
import { planBeyondDoubt } from './best-plan.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan } from './tell-plan.ts';

const toExtend = planSigns('to extend what is there');
const mostSteps = 3;
const mostIdeas = 2;

/** `Mein Würfel geht jetzt, was kann ich noch einbauen?`: what its plan has besides the first step. */
export function extendPlan(
  message: string,
  knowledge: Knowledge,
  { lesson, lastPlan }: Situation,
): Partial<Reply> | null {
  if (lesson || lastPlan || !isIn(foldText(message), toExtend)) return null;
  const plan = planCalledIn(message, knowledge);
  if (!plan) return null;
  const { id, title, steps, ideas } = plan;
  const more = [...steps.slice(0, mostSteps), ...ideas.slice(0, mostIdeas)];
  const list = more.map((each) => `- ${each}`).join('\n');
  const opening = sayOfPlan('to extend', 0, { title });
  return { text: `${opening}\n\n${list}`, intent: 'build', plan: id, choices: [title] };
}

/** By its name, or by what one of the sentences says of it. */
function planCalledIn(message: string, knowledge: Knowledge): Blueprint | undefined {
  const { plans, planIdsByName } = knowledge;
  const ids = wordsIn(message).flatMap((word) => planIdsByName.get(nameKey([word])) ?? []);
  const told = message.split(/[.!?,:]+/).filter((part) => wordsIn(part).length > 1);
  return (
    plans.get(ids[0] ?? '') ??
    told.map((part) => planBeyondDoubt(part, knowledge)).find((plan) => plan !== undefined)
  );
}
