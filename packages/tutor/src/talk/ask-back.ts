import type { Blueprint } from '@hbg/content/blueprint';
import type { Verdict } from './plan-or-card.ts';
import type { PlanMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { byReadiness } from './suggest-plan.ts';
import { sayOfPlan } from './tell-plan.ts';

const mostChoices = 3;
/** So many come near enough to be asked about. */
const nearEnough = 8;
const nearlyMeant = 0.15;

/** Something is to be made, whatever it is: of what comes near, that which can be built soonest. */
export function askWhich(
  plans: readonly PlanMeant[],
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const near = plans.slice(0, nearEnough).map(({ plan }) => plan);
  const soonest = byReadiness(near, knowledge, situation).slice(0, mostChoices);
  return asking('which one', titlesOf(soonest));
}

/** Better three things to choose from than a wrong one that sounds sure. */
export function askBack({ plans, card }: Verdict): Partial<Reply> {
  const cards = card ? [card.concept] : [];
  const near = plans.slice(0, mostChoices - cards.length).map(({ plan }) => plan);
  return asking('not sure', titlesOf([...near, ...cards]));
}

/** With what comes nearly as near. */
export function orMeant(
  told: Partial<Reply>,
  { plans: [, second], card, isCardNear }: Verdict,
): Partial<Reply> {
  const plan = second && second.share > nearlyMeant ? [second.plan] : [];
  const choices = titlesOf([...plan, ...(card && isCardNear ? [card.concept] : [])]);
  if (choices.length === 0) return told;
  const titles = choices.map((title) => `**${title}**`).join(' oder ');
  return { ...told, choices, text: `${told.text}\n\n${sayOfPlan('or meant', 0, { titles })}` };
}

/** Beside what was told. */
export function offer({ title }: Blueprint, reply: Reply): Reply {
  const heading = reply.intent === 'concept' ? 'offered' : 'offered instead';
  const text = `${reply.text}\n\n${sayOfPlan(heading, 0, { title })}`;
  return { ...reply, text, choices: [title] };
}

function asking(heading: 'which one' | 'not sure', choices: readonly string[]): Partial<Reply> {
  const titles = choices.map((title) => `**${title}**`);
  const told = `${titles.slice(0, -1).join(', ')} oder ${titles.at(-1)}`;
  const text = sayOfPlan(heading, 0, { titles: told });
  return { text, choices, intent: 'build', concept: null };
}

function titlesOf(things: readonly { readonly title: string }[]): string[] {
  return [...new Set(things.map(({ title }) => title))];
}
