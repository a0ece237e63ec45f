import type { Blueprint } from '@hbg/content/blueprint';
import { loadWords } from '@hbg/content/load-words';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { isFiller, stemOf, stemsIn, wordsIn } from '../search/words.ts';
import { isFrame } from './making-wish.ts';
import type { Knowledge } from './situation.ts';
import { asNoun, isForWhom, isToldIn } from './subject-left-out.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan } from './tell-plan.ts';

/** Which plan shows how a thing is added, by the stem of its word. */
const shownBy = new Map(
  Array.from(loadWords('additions'), ([id, words]) =>
    words.map((word) => [stemOf(word), id] as const),
  ).flat(),
);

type Addition = {
  readonly opening: string;
  readonly words: readonly string[];
  /** The last of them, which says what it is. */
  readonly word: string;
  /** It belongs to the thing itself, not to what is told of it. */
  readonly isOfThing: boolean;
};

const openings =
  /(?<![\p{L}-])(?:mit|im|in (?:der|einer|einem)|auf (?:dem|der|einer|einem)|unter)(?= )/giu;
const ends =
  /(?<!\p{L})(?:das|die|der|dass|wo|womit|damit|weil|wenn|wie|für|fuer|über|ueber|zu|zum|zur|ob|was|bei|aber|bitte|ist|soll|sollen|statt|anstatt|kann|will|möchte|hat|geht|gibt|ich|man|er|es|sie|wir|du|programm\p{L}*|bau(?:en|e|t)?|mach(?:en|e|t)?|erstell\p{L}*|schreib\p{L}*|haben|mit|im|in|auf|unter)(?!\p{L}).*$|[.!?:(].*$/isu;
const small =
  /^(?:(?:eine?[nrms]?|ne[nrm]?|de[nrms]|die|das|mein\p{L}*|vielen?|ganz|auch|noch|so|sehr|verschiedenen?|eigenen?|mehreren?|paar|\d+|zwei|drei|vier|fünf|zehn) )+/iu;
const between = /,|(?<!\p{L})(?:und|oder|plus)(?!\p{L})/iu;
const mostWords = 2;
const shortest = 3;

/** Of `ein Quiz mit Timer und bunten Bildern` what is to come with it. */
function additionsIn(message: string, nouns: ReadonlySet<string> = new Set()): Addition[] {
  return Array.from(message.matchAll(openings), ({ 0: opening, index }) => {
    const rest = message.slice(index + opening.length + 1).replace(small, '');
    const things = rest.replace(ends, '').split(between);
    return things.flatMap((thing) => {
      const words = thing.trim().replace(small, '').split(/\s+/);
      const word = words.findLast((each) => nouns.has(each.toLowerCase())) ?? words.at(-1) ?? '';
      const isThing = words.length <= mostWords && word.length >= shortest;
      const isOfThing = wordsIn(message.slice(0, index)).length <= wordsIn(thingOf(message)).length;
      return isThing ? [{ opening: opening.toLowerCase(), words, word, isOfThing }] : [];
    });
  }).flat();
}

const told =
  /(?<!\p{L})(?:das|die|der|dass|wo|womit|damit|weil|wenn|ob|was)(?!\p{L}).*$|[.!?:(,].*$/isu;

type Plans = Knowledge['plans'];

/** Not what the plan is put to use for, and no word that only stands near: a thing that children know. */
function isThingLeft({ opening, word }: Addition, subject: string | null, plans: Plans): boolean {
  const isWith = opening === 'mit';
  return isWith && subject === null && nounsOf(plans).has(word.toLowerCase());
}

/** The words that stand large within the sentences of plans. */
function nounsOf(plans: Plans): ReadonlySet<string> {
  const nouns =
    nounsIn.get(plans) ??
    new Set(
      Array.from(plans.values(), ({ becomes, steps, ideas }) =>
        [becomes, ...steps, ...ideas].join(' ').matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu),
      ).flatMap((found) => Array.from(found, ([noun]) => noun.toLowerCase())),
    );
  nounsIn.set(plans, nouns);
  return nouns;
}

const nounsIn = new WeakMap<Plans, ReadonlySet<string>>();

/** Up to where something is told about it. */
function thingOf(message: string): string {
  return message.replace(told, '');
}

/** They say with whom, on what or by which means, and other signs hear the rest. */
const elsewhere = [
  'no addition',
  'for two',
  'for more',
  'sounds',
  'in three dimensions',
  'with AI',
].map((heading) => planSigns(heading));

function isAddition({ opening, word }: Pick<Addition, 'opening' | 'word'>): boolean {
  const stem = stemOf(word);
  if (isFiller(stem) || isFrame(stem) || isForWhom(word)) return false;
  const said = foldText(`${opening} ${word}`);
  return !elsewhere.some((signs) => isIn(said, signs));
}

function isMechanic({ word }: Addition): boolean {
  return shownBy.has(stemOf(word));
}

/** They only carry what it's about: of `Pokemon Namen` Pokemon is the subject. */
const carriers = new Set(
  stemsIn(
    'sachen namen wörter begriffe fragen bilder karten figuren sprüche zeug dinge themen thema art',
  ),
);

/** Then a small word is none. */
function writesNounsLarge(message: string): boolean {
  return isLarge(message) && /\p{L},? \p{Lu}\p{Ll}/u.test(message);
}

function isLarge(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Of `Galgenmännchen mit Pokemon Namen` the subject, where the plan says nothing of it. */
export function subjectAdded(message: string, plan: Blueprint): string | null {
  const added = additionsIn(message).filter(({ isOfThing }) => isOfThing);
  if (plan.genre === 'webseite' && added.length > 1) return null;
  const subjects = added
    .filter((addition) => !isMechanic(addition))
    .map(({ opening, words }) => ({
      opening,
      word: words.findLast((word) => !carriers.has(stemOf(word))) ?? '',
    }))
    .filter((one) => isAddition(one));
  const isNoun = writesNounsLarge(message) ? isLarge : () => true;
  const subject = subjects.find(({ word }) => isNoun(word) && !isToldIn(word, plan));
  return subject ? asNoun(subject.word) : null;
}

/** What a wish adds to its thing and the plan has nothing of, and what helps with it; empty where it has it all. */
export function additionsLeftOut(
  message: string,
  plan: Blueprint,
  { plans }: Pick<Knowledge, 'plans'>,
): string {
  const subject = subjectAdded(message, plan);
  const missing = additionsIn(message, nounsOf(plans))
    .filter((addition) => isAddition(addition) && !isToldIn(addition.word, plan))
    .filter((addition) => isMechanic(addition) || isThingLeft(addition, subject, plans));
  if (missing.length === 0) return '';
  const named = [...new Set(missing.map(({ opening, word }) => `„${opening} ${asNoun(word)}“`))];
  const helping = missing
    .flatMap(({ word }) => plans.get(shownBy.get(stemOf(word)) ?? '') ?? [])
    .find(({ id, codeLanguage }) => id !== plan.id && codeLanguage === plan.codeLanguage);
  const how = helping
    ? sayOfPlan('shown by another plan', 0, { title: helping.title })
    : sayOfPlan('a step of your own');
  return sayOfPlan('not in it yet', 0, { parts: named.join(' und '), how });
}
