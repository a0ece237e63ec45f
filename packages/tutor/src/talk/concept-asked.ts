import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import { conceptOfName, conceptsMeant, conceptsNamed, type Meant } from './find-concept.ts';
import type { Knowledge, Situation } from './situation.ts';

export type Asked = {
  readonly concept: Concept;
  /** Nearly as likely. */
  readonly others: readonly Concept[];
  /** In a lesson, what comes up by chance alone is often about something else. */
  readonly isSure: boolean;
  /** It was called by its name. */
  readonly isNamed: boolean;
};

/** Less says too little to be sure what is meant. */
const leastScore = 110;
const leastClear = 60;
const clearLead = 1.8;
/** Of a card that the message doesn't name, in a lesson. */
const sureScore = { own: 400, taught: 620 };
/** In a lesson its own cards are meant rather than others, and those of before rather than later ones. */
const weightOf = { own: 1.6, taught: 1.2, later: 0.75, named: 1.35, ownNamed: 4 };
/** Cards so near to the best one may be meant as well. */
const nearlyAsGood = 0.7;

/** A card of the lesson comes first by itself, and nothing else comes near. */
function isClear([first, next]: readonly Meant[], lesson: Lesson | null): boolean {
  if (!first || !lesson?.concepts.includes(first.concept.id)) return false;
  return first.score >= leastClear && first.score >= (next?.score ?? 0) * clearLead;
}

export function conceptAsked(
  message: string,
  knowledge: Knowledge,
  { lesson }: Situation,
): Asked | null {
  const level = knowledge.levelOf(lesson);
  const exact = conceptOfName(knowledge, message);
  const named = new Set(conceptsNamed(knowledge, message));
  const mayBeMeant = ({ concept }: Meant) =>
    !lesson || concept.area === 'python' || concept.id === exact || named.has(concept);
  const meant = conceptsMeant(knowledge, message).filter(mayBeMeant).slice(0, 20);
  // A name that several cards share is that of the one that was taught.
  const isAlone = [...named].every(({ id }) => id === exact || !lesson?.concepts.includes(id));
  const weigh = ({ concept, score }: Meant) => {
    if (concept.id === exact && isAlone) return Infinity;
    const isOwn = lesson?.concepts.includes(concept.id) ?? false;
    if (named.has(concept) && isOwn) return score * weightOf.ownNamed;
    if (isOwn) return score * weightOf.own;
    const points = named.has(concept) ? score * weightOf.named : score;
    return points * (level.isTaught(concept) ? weightOf.taught : weightOf.later);
  };
  const sorted = lesson ? meant.toSorted((a, b) => weigh(b) - weigh(a)) : meant;
  const [first] = sorted;
  if (!first || (first.score < leastScore && !isClear(meant, lesson))) return null;
  const close = sorted.filter((other) => weighOr(other) >= weighOr(first) * nearlyAsGood);
  // What was taught is meant rather than what is to come.
  const best = close.find(({ concept }) => level.isTaught(concept)) ?? first;
  const { concept, score } = best;
  const near = close.filter((other) => other !== best);
  const isOwn = lesson?.concepts.includes(concept.id) ?? false;
  const isKnown = level.isTaught(concept);
  return {
    concept,
    others: near.slice(0, 2).map((other) => other.concept),
    isNamed: named.has(concept) || concept.id === exact,
    isSure:
      !lesson ||
      concept.id === exact ||
      named.has(concept) ||
      (isOwn && isClear(meant, lesson)) ||
      (isKnown && score >= sureScore[isOwn ? 'own' : 'taught']),
  };

  function weighOr(each: Meant): number {
    return lesson ? weigh(each) : each.score;
  }
}
