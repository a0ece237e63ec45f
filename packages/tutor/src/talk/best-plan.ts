import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import {
  hasOwnWords,
  isDoneBy,
  isGrounded,
  isNamedBy,
  isSharedBy,
  isToMake,
  nounOfWish,
  stemsOfWish,
} from './making-wish.ts';
import { isAsked, isCertain, type Verdict } from './plan-or-card.ts';
import { type PlanMeant, plansMeant } from './plans-meant.ts';
import { fits } from './question-reader.ts';
import type { Knowledge } from './situation.ts';
import { isAbout, isToldIn, thingLeftOut } from './subject-left-out.ts';
import { takesAnySubject } from './subject-of-idea.ts';
import { hasFormIn, isFormWished } from './suggest-plan.ts';
import { planSigns } from './talk-signs.ts';
import { shareIn } from './weigh-subjects.ts';

const least = { share: 0.2, named: 0.05, alone: 0.8, likely: 0.4, forBrowser: 0.01, ofAll: 0.08 };
const nearest = 6;

/** What a clear wish gets at once: the likeliest plan of the form that is about the thing or does the deed. */
export function bestFirst(message: string, verdict: Verdict, knowledge: Knowledge): Verdict | null {
  const fewest = Math.max(...verdict.plans.map(({ score }) => score)) / 2;
  const open = verdict.plans.filter(
    ({ plan, score }) => takesAnySubject.has(plan.id) && score > fewest,
  );
  const near = [...new Set([...verdict.plans.slice(0, nearest), ...open])];
  const fitting = near.filter((one) => isFitting(message, one, knowledge));
  const [best, ...next] = fitting.toSorted(
    (a, b) => rank(message, b, knowledge) - rank(message, a, knowledge),
  );
  if (!best || !hasOwnWords(message)) return null;
  return {
    ...verdict,
    kind: 'plan',
    plans: [best, ...next],
    isCardNear: verdict.card?.isNamed === true,
  };
}

const leastMaking = 1.5;
const leastOfName = 0;
const ofThing = 0.15;
const ofName = 0.3;
const beyondDoubt = 0.9;

/** The plan that far the most speaks for, of all that there is. */
export function planBeyondDoubt(
  message: string,
  { weighSubjects, plans }: Knowledge,
  least = beyondDoubt,
): Blueprint | undefined {
  const [best] = weighSubjects(message);
  return best?.kind === 'plan' && best.share > least ? plans.get(best.id) : undefined;
}

function isBeyondDoubt(message: string, plan: Blueprint, knowledge: Knowledge): boolean {
  return planBeyondDoubt(message, knowledge) === plan;
}

/** What takes any subject was put first for that; else what has the thing itself comes sooner. */
function rank(message: string, { plan, share }: PlanMeant, knowledge: Knowledge): number {
  if (isBeyondDoubt(message, plan, knowledge)) return 2;
  const isNamed = isNamedBy(message, plan);
  if (takesAnySubject.has(plan.id) && isNamed) return 1;
  return share + (isNamed ? ofName : 0) + (thingLeftOut(message, plan) === null ? ofThing : 0);
}

function isFitting(
  message: string,
  { plan, share, isNamed }: PlanMeant,
  knowledge: Knowledge,
): boolean {
  const isOfForm = hasFormIn(plan, message, knowledge) || (isNamed && isForBrowser(message));
  if (!isOfForm || !isAbout(message, plan)) return false;
  const isOpen = takesAnySubject.has(plan.id);
  if (isNamedBy(message, plan)) return isOpen || share > least.named;
  if (share < least.share || !isDoneBy(message, plan)) return false;
  if (shareIn(knowledge.weighSubjects(message), 'plan', plan.id) < least.ofAll) return false;
  if (isOpen && isFormWished('a page to build', message)) return true;
  if (share > least.alone) return true;
  const isMostly = share > least.likely || isThing(message, plan) || isMostlyTold(message, plan);
  return isMostly && isSharedBy(stemsOfWish(message), plan, knowledge.plans);
}

function isThing(message: string, plan: Blueprint): boolean {
  return nounOfWish(message) !== null && thingLeftOut(message, plan) === null;
}

function isMostlyTold(message: string, plan: Blueprint): boolean {
  const wished = stemsOfWish(message);
  return wished.filter((stem) => isToldIn(stem, plan)).length > wished.length / 2;
}

/** A plan called for so clearly that no question is meant. */
export function isPlanClear(message: string, knowledge: Knowledge): boolean {
  const [first] = plansMeant(knowledge, message);
  if (!first || !isCertain(first) || isAsked(message) || !isGrounded(message, first.plan))
    return false;
  if (isQuestionClear(message, knowledge)) return false;
  if (isToMake(message)) return true;
  const isCalled = first.isNamed && !question.test(message);
  const { making } = knowledge.readOpen(message);
  return isCalled && making > (beginsWithName(message, first.plan) ? leastOfName : leastMaking);
}

/** `Kann man mit Programmieren Geld verdienen?` is no wish for a game about money. */
function isQuestionClear(message: string, knowledge: Knowledge): boolean {
  const { isOne, meant } = knowledge.readQuestion(message);
  const [first] = meant;
  return first !== undefined && fits(first, isOne, clear);
}

const clear = { isOne: 0.95, share: 0.8, score: 1_000, covered: 0.9 };

/** `Stoppuhr für Speedcubing`, and not a sentence that has the word in it. */
function beginsWithName(message: string, plan: Blueprint): boolean {
  const said = foldText(message).trimStart();
  return namesOf(plan).some((name) => said.startsWith(`${foldText(name)} `));
}

/** Or a sentence about what there is. */
const question =
  /^\W*(?:wie|was|wo|wann|kann|geht|gibt|wozu|warum|unterschied|erklär\p{L}*)(?!\p{L})|\?|(?<!\p{L})(?:ich|du|ist|sind|hab|habe|geht|kommt|funktioniert|klappt|steht|fehler|heißt|bedeutet)(?!\p{L})/iu;

const browserSigns = planSigns('in the browser');

export function isForBrowser(message: string): boolean {
  return isIn(foldText(message), browserSigns);
}

/** Who wants it in the browser gets a page where one does the same. */
export function pagesFirst(message: string, verdict: Verdict, knowledge: Knowledge): Verdict {
  const [first] = verdict.plans;
  const page = pageInstead(message, first.plan, knowledge);
  return page
    ? {
        ...verdict,
        kind: 'plan',
        plans: [
          { ...page, isNamed: true },
          ...verdict.plans.filter(({ plan }) => plan !== page.plan),
        ],
      }
    : verdict;
}

export function pageInstead(message: string, plan: Blueprint, knowledge: Knowledge) {
  const thing = message.replace(places, ' ');
  const isThat = (one: Blueprint) =>
    isNamedBy(thing, one) || isOfNoun(thing, one) || isBeyondDoubt(message, one, knowledge);
  if (!isForBrowser(message) || (plan.codeLanguage === 'html' && isThat(plan))) return undefined;
  return plansMeant(knowledge, thing).find(
    (one) =>
      one.plan !== plan &&
      one.plan.codeLanguage === 'html' &&
      one.share > least.forBrowser &&
      (one.isNamed || isThat(one.plan)),
  );
}

/** A digital clock is a clock. */
function isOfNoun(message: string, plan: Blueprint): boolean {
  const noun = nounOfWish(message)?.toLowerCase();
  return noun !== undefined && namesOf(plan).some((name) => name.toLowerCase().endsWith(noun));
}

const places =
  /(?<!\p{L})(?:im browser|(?:als|auf) (?:eine[rn]? |ne )?(?:webseite|website|internetseite|homepage))/giu;
