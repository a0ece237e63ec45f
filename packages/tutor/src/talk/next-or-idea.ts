import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { isNamedBy, isToMake, isWishAtLength, nounOfWish } from './making-wish.ts';
import type { OpenReading } from './open-reader.ts';
import { isCertain } from './plan-or-card.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge } from './situation.ts';
import { namesFinishedPlan, withoutRefused } from './suggest-plan.ts';
import { planSigns } from './talk-signs.ts';
import { asksAfterKnown, saysAllDone } from './tell-next.ts';
import { shareIn } from './weigh-subjects.ts';

/** Where a plan fits for sure, a little more must speak for another wish. */
const leadOverPlan = 0.5;

/** What to learn next is asked, whatever else is. */
export function isSurelyNext(message: string, knowledge: Knowledge): boolean {
  if (saysAllDone(message) || asksAfterKnown(message, knowledge)) return true;
  const isLikely = shareIn(knowledge.weighSubjects(message), 'wish', 'next') > surelyWished;
  return isLikely && !isNamedToMake(message, knowledge) && !namesFinishedPlan(message, knowledge);
}

/** `Ich will ein Quiz bauen. Wie fange ich an?` asks how the quiz begins. */
function isNamedToMake(message: string, knowledge: Knowledge): boolean {
  const [first] = isToMake(message) ? plansMeant(knowledge, message) : [];
  return first !== undefined && isNamedBy(message, first.plan);
}

export function isSurelyIdea(message: string, knowledge: Knowledge): boolean {
  const text = foldText(message);
  if (largerProject.every((signs) => isIn(text, signs))) return true;
  const share = shareIn(knowledge.weighSubjects(message), 'wish', 'idea');
  return share > surelyWished || (share > likelyWished && saysIdea.test(message));
}

const largerProject = [planSigns('larger'), planSigns('a project')];
const likelyWished = 0.6;
const saysIdea = /(?<!\p{L})(?:idee|ideen|vorschlag|vorschläge)(?!\p{L})/iu;

/** What to build or to learn isn't known yet. */
export function isFor(
  wish: 'idea' | 'next',
  reading: OpenReading,
  message: string,
  knowledge: Knowledge,
): boolean {
  if (wish === 'next' && isNamedToMake(message, knowledge)) return false;
  if (namesFinishedPlan(message, knowledge)) {
    if (wish === 'next') return false;
    const text = foldText(message);
    const isSaid = Object.values(saying).some((signs) => isIn(text, signs));
    if (isSaid || reading.wish === 'next') return true;
  }
  if (shareIn(knowledge.weighSubjects(message), 'wish', wish) > surelyWished) return true;
  if (isWishAtLength(message)) return false;
  const [first] = plansMeant(knowledge, withoutRefused(message));
  const isPlan = first !== undefined && isCertain(first);
  const isCalled = isPlan && (first.isNamed || wish === 'idea');
  const isSaid = !isCalled && isIn(foldText(message), saying[wish]);
  if (isSaid && wish === 'idea') return true;
  if (isAboutSubject(wish, message, knowledge)) return false;
  if (isSaid) return true;
  // Who names a thing wants that, though nothing is known of it.
  if (wish === 'idea' && isToMake(message) && nounOfWish(message) !== null) return false;
  if (reading.wish !== wish || reading.lead <= 0) return false;
  return !isPlan || reading.lead > leadOverPlan;
}

/** `Woher weiß eine KI, welches Wort als Nächstes kommt?` only sounds like it. */
function isAboutSubject(wish: 'idea' | 'next', message: string, knowledge: Knowledge): boolean {
  const weighed = knowledge.weighSubjects(message);
  const [best] = weighed;
  const isSure = best !== undefined && best.kind !== 'wish' && best.share > sureSubject;
  return isSure && shareIn(weighed, 'wish', wish) < hardlyWished;
}

const surelyWished = 0.9;
const hardlyWished = 0.1;
const sureSubject = 0.5;

const saying = { idea: planSigns('an idea'), next: planSigns('next to learn') };
