import type { Blueprint } from '@hbg/content/blueprint';
import { loadWords } from '@hbg/content/load-words';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { isFiller, stemOf, stemsIn } from '../search/words.ts';
import { planSigns } from './talk-signs.ts';

/** Subjects that have plans of their own, by the stems of their words. */
const themeWords = [...loadWords('themes').values()];
const themes = themeWords.map(
  (words) => new Set(words.map((word) => stemOf(word)).filter((stem) => !isFiller(stem))),
);

/** The first words of a theme name all of it; the others only one thing of it. */
const namesOfAll = 3;
const wholeThemes = new Set(
  themeWords.flatMap((words) => words.slice(0, namesOfAll)).map((word) => stemOf(word)),
);

function isWholeTheme(subject: string): boolean {
  return stemsIn(subject).some((stem) => wholeThemes.has(stem));
}

/** Of `Wachhund` it's a part, but short ones are parts of others by chance, as of `hundert`. */
function isPartOf(stem: string, other: string): boolean {
  return other === stem || (stem.length >= shortestPart && other.includes(stem));
}

const shortestPart = 5;

/** Plans about the same theme aren't about that one thing yet. */
export function isLeftOutOf(subject: string, plans: readonly Blueprint[]): boolean {
  const stems = stemsIn(subject);
  if (plans.every((plan) => isAskedAbout(plan, subject))) return false;
  if (isWholeTheme(subject)) return !plans.some((plan) => isAboutSubject(plan, subject));
  const isTold = (plan: Blueprint) => {
    const told = stemsIn([...namesOf(plan), plan.becomes, ...plan.steps, ...plan.ideas].join(' '));
    return stems.some((stem) => told.some((other) => isPartOf(stem, other)));
  };
  return !plans.some(isTold);
}

const plansOf = loadWords('plans');

/** Whatever it's about, here it can be put in. */
export const takesAnySubject: ReadonlySet<string> = new Set(plansOf.get('take any subject'));

/** A game whose figures may be any. */
export const takesAnyFigure: ReadonlySet<string> = new Set(plansOf.get('take any figure'));

/** At one keyboard, together or against each other. */
export const playedByTwo: ReadonlySet<string> = new Set(plansOf.get('for two'));

/** What most who have no wish yet like to begin with. */
export const comesFirst: ReadonlySet<string> = new Set(plansOf.get('come first'));

/** Large enough for a project of a few weeks, and to be told of in class. */
export const fitToHandIn: ReadonlySet<string> = new Set(plansOf.get('to hand in'));

/** For who wants something cool. */
export const especiallyLiked: ReadonlySet<string> = new Set(plansOf.get('especially liked'));

const subject =
  /(?<!\p{L})(?:mit|über|ueber|zum thema|thema ist|thema|für|fuer|zu)(?: (?:de[nrms]|das|die|(?:ei)?ne?[nrm]?|mein\w*|unser\w*))?(?: (?:klein|groß|neu|jünger|älter|best|lieb|bunt|lustig|cool|süß|böse?|schön|toll|gut|echt|ander)e[nrms]?)* (?<subject>\p{L}[\p{L}-]{2,})(?![\p{L}-])(?! (?:spiel|game|programm|projekt|seite|webseite|bild|quiz)(?!\p{L}))/giu;

/** They say for whom, when or with what, but not about what. */
const noSubject = [
  'for beginners',
  'for two',
  'for little ones',
  'for school',
  'as a joke',
  'to learn with',
  'as a gift',
  'with AI',
  'with music',
  'a game',
  'a picture',
  'a page to build',
  'in Python',
  'no subject of an idea',
] as const;

/** Of `eine Idee mit Dinosauriern` the dinosaurs. */
export function subjectOfIdea(message: string): string | null {
  const named = Array.from(message.matchAll(subject), ({ groups }) => groups?.['subject'] ?? '');
  const found = named.find(isSubject);
  return found === undefined ? null : found.slice(0, 1).toUpperCase() + found.slice(1);
}

/** Of `Wasser` little is left, and that is a filler. */
function isFillerOf(word: string): boolean {
  const stem = stemOf(word);
  return isFiller(stem) && word.length - stem.length < longestEnding;
}

const longestEnding = 3;

function isSubject(word: string): boolean {
  const text = foldText(word);
  return !isFillerOf(word) && !noSubject.some((heading) => isIn(text, planSigns(heading)));
}

type Theme = ReadonlySet<string>;

/** Those that a message has a word of. */
export function themesIn(message: string): readonly Theme[] {
  const said = stemsIn(message);
  return themes.filter((theme) => said.some((stem) => theme.has(stem)));
}

/** Where one theme is named, by the word for it. */
export function themeWordIn(message: string): string | null {
  const [theme, ...others] = themesIn(message);
  if (!theme || others.length > 0) return null;
  return stemsIn(message).find((stem) => theme.has(stem)) ?? null;
}

export function isOfTheme(plan: Blueprint, theme: Theme): boolean {
  const told = stemsToldBy(plan);
  return theme.values().some((stem) => told.has(stem));
}

export function isCalledBy(plan: Blueprint, subject: string): boolean {
  const told = stemsToldBy(plan);
  return stemsIn(subject).some((stem) => told.has(stem));
}

/** Several have asked for it in the very word, or that it is called by. */
export function isAskedAbout(plan: Blueprint, subject: string): boolean {
  const [stem] = stemsIn(subject);
  if (stem === undefined) return false;
  const hasIt = (phrase: readonly string[]) => phrase.some((other) => isPartOf(stem, other));
  return isCalledBy(plan, subject) || stemsAskedFor(plan).filter(hasIt).length >= fewestAsking;
}

const fewestAsking = 3;

/** By a theme that both belong to, or by the very word. */
export function isAboutSubject(plan: Blueprint, message: string): boolean {
  const named = subjectOfIdea(message);
  if (named && isCalledBy(plan, named)) return true;
  return themesIn(message).some((theme) => isOfTheme(plan, theme));
}

/** Worked out once for each plan. */
function oncePerPlan<T>(workOut: (plan: Blueprint) => T): (plan: Blueprint) => T {
  const known = new WeakMap<Blueprint, T>();
  return (plan) => {
    const found = known.get(plan) ?? workOut(plan);
    known.set(plan, found);
    return found;
  };
}

const stemsToldBy = oncePerPlan(
  (plan): ReadonlySet<string> => new Set(stemsIn([...namesOf(plan), plan.becomes].join(' '))),
);

const stemsAskedFor = oncePerPlan(({ asked }) => asked.map((phrase) => stemsIn(phrase)));
