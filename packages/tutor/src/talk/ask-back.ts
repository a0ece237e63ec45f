import type { Blueprint } from '@hbg/content/blueprint';
import { beginAlone } from './begin-alone.ts';
import { hasOwnWords, isSharedBy, isToMake, nounOfWish, stemsOfWish } from './making-wish.ts';
import type { Verdict } from './plan-or-card.ts';
import type { PlanMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { asNoun, isAbout, isForWhom } from './subject-left-out.ts';
import { subjectOfIdea } from './subject-of-idea.ts';
import { byReadiness, hasFormIn, isOfKind, isToRemind, ofKindsIn } from './suggest-plan.ts';
import { sayOfPlan } from './tell-plan.ts';

/** What is meant can't even be guessed. */
export const nothingFits = sayOfPlan('no idea what');

const mostChoices = 3;
/** So many come near enough to be asked about. */
const nearEnough = 8;
const nearlyMeant = 0.15;
const sureEnough = 0.65;
const hardlyMeant = 0.1;
const likely = 0.3;

/** Something is to be made, whatever it is: what has a word in common, or is of the same kind. */
export function askWhich(
  message: string,
  plans: readonly PlanMeant[],
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const near = plans.slice(0, nearEnough).map(({ plan }) => plan);
  const wished = stemsOfWish(message);
  const isAboutWords = wished.length > 0 && !isToRemind(message);
  const sharing = isAboutWords ? sharedOf(wished, plans.slice(0, nearEnough), knowledge) : [];
  const shared = ofFormWished(sharing, message, knowledge).filter((plan) => isAbout(message, plan));
  if (shared.length > 1) {
    const isLikely = plans.some(
      ({ plan, share }) => share > likely && isSharedBy(wished, plan, knowledge.plans),
    );
    return asking(isLikely ? 'which one' : 'nearest ones', titlesOf(shared), message);
  }
  const soonest = (some: readonly Blueprint[]) =>
    titlesOf(byReadiness(some, knowledge, situation).slice(0, mostChoices));
  const nearest = wished.length > 0 ? titlesOf : soonest;
  const alike = ofKindsIn(
    message,
    plans.map(({ plan }) => plan),
    knowledge,
  );
  if (shared.length === 1 && alike.length < 2 && isNearEnough(shared[0], plans))
    return asking('nearest one', titlesOf(shared), message);
  if (alike.length > 1 && (shared.length > 0 || wished.length === 0)) {
    const titles = shared.length > 0 ? titlesOf(shared) : nearest(alike.slice(0, mostChoices));
    return asking(shared.length > 0 ? 'nearest one' : 'which one', titles, message);
  }
  return wished.length > 0
    ? asking('none near', [], message)
    : asking('which one', soonest(near), message);
}

/** A word in common is there by chance where it's a page, and a game was wished for. */
function ofFormWished(
  plans: readonly Blueprint[],
  message: string,
  knowledge: Knowledge,
): readonly Blueprint[] {
  return plans.filter((plan) => hasFormIn(plan, message, knowledge));
}

/** One word in common may stand there by chance. */
function isNearEnough(plan: Blueprint | undefined, plans: readonly PlanMeant[]): boolean {
  return plans.some((one) => one.plan === plan && one.share > nearlyMeant);
}

/** With a word in common; beside them also what is likely without one. */
function sharedOf(
  wished: readonly string[],
  near: readonly PlanMeant[],
  { plans }: Knowledge,
): Blueprint[] {
  const isShared = ({ plan }: PlanMeant) => isSharedBy(wished, plan, plans);
  if (!near.some(isShared)) return [];
  const those = near.filter((one) => one.share > likely || isShared(one));
  return those.map(({ plan }) => plan).slice(0, mostChoices);
}

/** Better two things to choose from than a wrong one that sounds sure, but none that has nothing of it. */
export function askBack(
  message: string,
  { plans: meant, card }: Verdict,
  knowledge: Knowledge,
): Partial<Reply> | null {
  const wished = stemsOfWish(message);
  const cards =
    card &&
    !isToMake(message) &&
    (card.isNamed || isSharedBy(wished, card.concept, knowledge.concepts))
      ? [card.concept]
      : [];
  const near = meant
    .slice(0, mostChoices - cards.length)
    .filter(
      ({ plan, share }) =>
        isOfKind(plan, message, knowledge) ||
        (share > nearlyMeant &&
          isSharedBy(wished, plan, knowledge.plans) &&
          isAbout(message, plan)),
    )
    .map(({ plan }) => plan);
  const titles = titlesOf(isToMake(message) && near.length === 0 ? [] : [...near, ...cards]);
  if (titles.length === 0) return isToMake(message) ? asking('none near', [], message) : null;
  return asking(titles.length > 1 ? 'not sure' : 'perhaps that one', titles, message);
}

/** With what comes nearly as near, and where all are unlikely, with the next ones. */
export function orMeant(
  told: Partial<Reply>,
  { plans: [first, ...others], card, isCardNear }: Verdict,
): Partial<Reply> {
  const least = first.share > sureEnough ? nearlyMeant : hardlyMeant;
  const near = others.filter(({ share }) => share > least).map(({ plan }) => plan);
  const cards = card && isCardNear ? [card.concept] : [];
  const choices = titlesOf([...near.slice(0, mostChoices - 1 - cards.length), ...cards]);
  if (choices.length === 0) return told;
  const meant = sayOfPlan('or meant', 0, { titles: inWords(choices) }).replaceAll('?**?', '?**');
  return { ...told, choices, text: `${told.text}\n\n${meant}` };
}

/** Beside what was told. */
export function offer({ title }: Blueprint, reply: Reply): Reply {
  const heading = reply.intent === 'concept' ? 'offered' : 'offered instead';
  const text = `${reply.text}\n\n${sayOfPlan(heading, 0, { title })}`;
  return { ...reply, text, choices: [title] };
}

function asking(
  heading: Parameters<typeof sayOfPlan>[0],
  choices: readonly string[],
  message: string,
): Partial<Reply> {
  const noun = thingWished(message);
  const told = inWords(choices);
  // A title may ask something itself.
  const text = sayOfPlan(heading, 0, {
    titles: told,
    for: noun ? `für „${asNoun(noun)}“` : 'dafür',
    begin: beginAlone(message, noun ? asNoun(noun) : subjectOfIdea(message)),
  }).replaceAll('?**?', '?**');
  return { text, choices, intent: 'build', concept: null, isUnsure: true };
}

function thingWished(message: string): string | null {
  const noun = nounOfWish(message);
  return noun && hasOwnWords(noun) && !isForWhom(noun) ? noun : null;
}

/** `A, B oder C` */
export function inWords(choices: readonly string[]): string {
  const titles = choices.map((title) => `**${title}**`);
  const others = titles.slice(0, -1).join(', ');
  return others === '' ? titles.join('') : `${others} oder ${titles.at(-1)}`;
}

export function titlesOf(things: readonly { readonly title: string }[]): string[] {
  return [...new Set(things.map(({ title }) => title))];
}
