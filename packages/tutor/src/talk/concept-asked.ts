import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import {
  conceptOfName,
  conceptsMeant,
  conceptsNamed,
  isAboutOther,
  type Meant,
} from './find-concept.ts';
import type { Knowledge, Situation } from './situation.ts';

export type Asked = {
  readonly concept: Concept;
  /** Nearly as likely. */
  readonly others: readonly Concept[];
  /** The most likely ones, whether near to each other or not. */
  readonly likeliest: readonly Concept[];
  /** In a lesson, what comes up by chance alone is often about something else. */
  readonly isSure: boolean;
  /** It was called by its name. */
  readonly isNamed: boolean;
};

type Weighed = Meant & {
  readonly weight: number;
  readonly isNamed: boolean;
  /** Its name is all that was said. */
  readonly isExact: boolean;
};

/** Less says too little to be sure what is meant. */
const least = { score: 50, alone: 110, share: 0.4 };
/** In a lesson its own cards are meant rather than others, and those of before rather than later ones. */
const likelier = { own: 1.2, taught: 1.05, later: 1, elsewhere: 0.8, named: 1.3, ownNamed: 7 };
/** So likely must a card be that a message doesn't name, in a lesson. */
const sure = { own: 0.1, taught: 0.12, later: 0.15, elsewhere: 0.15 };
/** Cards so near to the best one may be meant as well. */
const nearlyAsGood = { named: 0.15, guessed: 0.03 };
/** Below it a name stands there by chance. */
const leastShare = 0.1;
const mostWeighed = 20;

export function conceptAsked(
  message: string,
  knowledge: Knowledge,
  { lesson }: Situation,
): Asked | null {
  const weighed = weigh(message, knowledge, lesson);
  const [first, ...others] = weighed;
  if (!first || first.score < least.score) return null;
  if (first.score < least.alone && first.share < least.share) return null;
  const near = others.filter(
    ({ weight }) => weight >= first.weight * nearlyAsGood[first.isNamed ? 'named' : 'guessed'],
  );
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const place = placeOf(first.concept, lesson, knowledge);
  return {
    concept: first.concept,
    others: near.slice(0, 2).map(({ concept }) => concept),
    likeliest: weighed.slice(0, 3).map(({ concept }) => concept),
    isNamed: first.isNamed,
    isSure: !lesson || first.isNamed || first.weight >= sure[place] * whole,
  };
}

/** The best first. */
function weigh(message: string, knowledge: Knowledge, lesson: Lesson | null): Weighed[] {
  const name = conceptOfName(knowledge, message);
  const exact = name !== undefined && isAboutOther(knowledge, message, name) ? undefined : name;
  const named = new Set(conceptsNamed(knowledge, message));
  // A name that several cards share is that of the one that was taught.
  const isAlone = [...named].every(({ id }) => id === exact || !lesson?.concepts.includes(id));
  const meant = conceptsMeant(knowledge, message).slice(0, mostWeighed);
  const weighed = meant.map((each) => {
    const isExact = each.concept.id === exact;
    const isNamed = isExact || named.has(each.concept);
    const counts = isExact || (isNamed && each.share >= leastShare);
    const factor = lesson ? factorOf(placeOf(each.concept, lesson, knowledge), counts) : 1;
    const weight = each.share * factor;
    return Object.assign({}, each, { isNamed, isExact: isExact && isAlone, weight });
  });
  return weighed.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.weight - a.weight);
}

type Where = 'own' | 'taught' | 'later' | 'elsewhere';

/** What no lesson of the course has may belong to another subject than the lesson. */
function placeOf(concept: Concept, lesson: Lesson | null, knowledge: Knowledge): Where {
  if (lesson?.concepts.includes(concept.id)) return 'own';
  const level = knowledge.levelOf(lesson);
  if (level.isTaught(concept)) return 'taught';
  const subject = knowledge.concepts.get(lesson?.concepts[0] ?? '')?.area ?? concept.area;
  return concept.area === subject || level.lessonOf(concept) ? 'later' : 'elsewhere';
}

function factorOf(place: Where, isNamed: boolean): number {
  if (place === 'own') return isNamed ? likelier.ownNamed : likelier.own;
  return likelier[place] * (isNamed ? likelier.named : 1);
}
