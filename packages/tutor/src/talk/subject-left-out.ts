import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { isFiller, stemOf, stemsIn } from '../search/words.ts';
import { hasOwnWords, isGrounded, nounOfWish, stemsOfWish, toldBy } from './making-wish.ts';
import { takesAnySubject } from './subject-of-idea.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan } from './tell-plan.ts';

const made = 'quiz|memory|spiel|seite|programm|trainer|umfrage|geschichte|steckbrief|bot';
const small = 'de[nrms]|die|das|eine?[nrms]?|mein\\w*|unser\\w*|alle|lauter';
const after =
  'mit|für|fuer|und|in|im|wo|das|die|der|den|zu|zum|als|am|auf|bitte|geht|wie|schreib\\w*|erstell\\w*|mach\\w*|bau\\w*|programm\\w*';
const word = '[\\p{L}\\p{N}-]+';
const withSubject = new RegExp(
  `(?:${made})\\w* (?:über|ueber) (?:(?:${small}) )*(?<subject>${word}(?: (?!(?:${after})(?!\\p{L}))${word}){0,2})`,
  'iu',
);

/** What isn't done with words. */
const doing = 'zählt|sortiert|misst|verkauft|sucht|findet|singt|kocht|erkennt';
const withDoing = new RegExp(
  `(?<!\\p{L})(?:das|die|der|was),? .*(?<!\\p{L})(?:${doing})(?!\\p{L})`,
  'iu',
);

/** Of `ein Programm, das Gedichte schreibt` the poems. */
const withWork = new RegExp(
  `(?<!\\p{L})(?:das|die|der|was),? (?:(?:${small}|mir|uns) )*(?<subject>${word}) (?:schreibt|malt|zeichnet|erfindet|erzählt|übersetzt|baut|spielt|(?:${doing}))(?!\\p{L})`,
  'iu',
);

/** Of `ein Spiel, wo man Münzen sammelt` the coins. */
const withDeed =
  /(?<!\p{L})man (?:\p{L}+ ){0,3}?(?<subject>\p{L}{4,}) (?:sammel|fang|fäng|jag|such|friss|fress|isst|essen|treff|triff|kauf|verkauf|rette|fütter)\p{L}*/iu;

/** What a thing is to be about and its plan says nothing of: `ein Quiz über Pferde`. */
export function subjectLeftOut(message: string, plan: Blueprint): string | null {
  const found = foundIn(message);
  const subject = found?.groups?.['subject'];
  if (!subject || isFiller(stemOf(subject))) return null;
  return isToldIn(subject, plan) ? null : asNoun(subject);
}

function foundIn(message: string): RegExpExecArray | null {
  return withSubject.exec(message) ?? withWork.exec(message) ?? withDeed.exec(message);
}

/** Of what is wished for something besides the kind of thing stands in the plan, or any subject fits in. */
export function isAbout(message: string, plan: Blueprint): boolean {
  if (takesAnySubject.has(plan.id)) return !withDoing.test(message);
  if (subjectLeftOut(message, plan) === null) return isGrounded(message, plan);
  const rest = message.replace(foundIn(message)?.[0] ?? '', ' ');
  return hasOwnWords(rest) && isGrounded(rest, plan);
}

/** In German they are written large, and many don't; of several the last is the noun. */
export function asNoun(words: string): string {
  return words.replaceAll(/^\p{L}|(?<= )\p{L}(?=[^ ]*$)/gu, (letter) => letter.toUpperCase());
}

/** What is to be made, where a plan is about another thing that is made in the same way. */
export function thingLeftOut(message: string, plan: Blueprint): string | null {
  const noun = nounOfWish(message);
  if (!noun || !hasOwnWords(noun) || isForWhom(noun) || isToldIn(withoutKind(noun), plan))
    return null;
  return asNoun(noun);
}

const forWhom = planSigns('no subject of an idea');

export function isForWhom(noun: string): boolean {
  return isIn(foldText(noun), forWhom);
}

/** Of `autorennspiel` the race. */
function withoutKind(noun: string): string {
  return noun.replace(
    /(?<=\p{L}{4})(?:spiel|seite|programm|app|rechner|maschine|generator)$/iu,
    '',
  );
}

export function isToldIn(words: string, plan: Blueprint): boolean {
  const stems = stemsOf.get(plan) ?? stemsToldBy(plan);
  stemsOf.set(plan, stems);
  return stemsIn(words).some((stem) => stems.some((other) => other.includes(stem)));
}

const stemsOf = new WeakMap<Blueprint, readonly string[]>();

/** What one alone has asked for is a subject of its own. */
function stemsToldBy(plan: Blueprint): string[] {
  const askedFor = Map.groupBy(
    plan.asked.flatMap((phrase) => Array.from(new Set(stemsIn(phrase)))),
    (stem) => stem,
  );
  const askedTwice = Array.from(askedFor, ([stem, times]) => (times.length > 1 ? [stem] : []));
  return [...new Set([...stemsIn(toldBy(plan).join(' ')), ...askedTwice.flat()])];
}

const everywhere: (plan: Blueprint) => boolean = () => true;
const isGame = ({ genre }: Blueprint) => genre === 'spiel';
/** Pages move by other means. */
const isStill = ({ genre, codeLanguage }: Blueprint) =>
  codeLanguage === 'python' && (genre === 'zeichnung' || genre === 'muster');
/** Where nothing moves, a shot isn't one that flies. */
const withFigures = ({ concepts }: Blueprint) => concepts.includes('turtle');

/** What may be wished for, what to say where the plan has it not, by what it shows, and where to say it. */
const features = [
  ['shooting', 'without shooting', 'shooting', withFigures],
  ['sounds', 'without sounds', 'sounds', everywhere],
  ['for two', 'not for two figures', 'for two', withFigures],
  ['for two', 'not for two', 'for two', (plan) => !withFigures(plan)],
  ['for more', 'not for more', 'for more', everywhere],
  ['against the computer', 'not against the computer', 'a computer that plays', isGame],
  ['falling or flying', 'nothing moves', 'something that falls or flies', isStill],
] as const satisfies readonly (readonly [string, string, string, (plan: Blueprint) => boolean])[];

/** Of these an idea at the end isn't enough. */
const inItself: ReadonlySet<string> = new Set(['against the computer', 'falling or flying']);

const limits = [
  ['in three dimensions', 'not in three dimensions'],
  ['over the internet', 'not over the internet'],
] as const;

/** What no program here can do, whatever its plan. */
export function limitsOf(message: string): string[] {
  const said = foldText(message);
  return limits
    .filter(([heading]) => isIn(said, planSigns(heading)))
    .map(([, heading]) => sayOfPlan(heading));
}

/** What is wished for that a plan doesn't tell of; empty where it tells of it all. */
export function featuresLeftOut(message: string, plan: Blueprint): string[] {
  const { genre, becomes, start, steps, ideas, code } = plan;
  const itself = [...namesOf(plan), genre, becomes, start, ...steps];
  const toldIn = (heading: string) =>
    foldText((inItself.has(heading) ? itself : [...itself, ...ideas, code]).join(' '));
  const said = foldText(message);
  const wished = features.filter(([heading]) => isIn(said, planSigns(heading)));
  const missing = wished.filter(
    ([heading, , shownBy, isSaid]) => isSaid(plan) && !isIn(toldIn(heading), planSigns(shownBy)),
  );
  return [...limitsOf(message), ...missing.map(([, heading]) => sayOfPlan(heading))];
}

/** In German they are written large. */
function nounsIn(text: string): string {
  return (text.match(/(?<!\p{L})\p{Lu}[\p{L}-]+/gu) ?? []).join(' ');
}

const shortestTelling = 4;

/** The idea that has what is wished for, where nothing else of the plan does. */
export function ideaWished(message: string, plan: Blueprint): string | null {
  const { id, title, becomes, start, steps, ideas } = plan;
  const told = stemsIn([id, title, becomes, start, ...steps].join(' '));
  const isTold = (stem: string) => told.some((other) => other.startsWith(stem));
  const wished = new Set(
    stemsOfWish(message).filter((stem) => stem.length >= shortestTelling && !isTold(stem)),
  );
  const said = foldText(message);
  const itself = foldText([title, becomes, start, ...steps].join(' '));
  const isForTwo = isIn(said, planSigns('for two')) && !isIn(itself, planSigns('for two'));
  const hasIt = (idea: string) =>
    stemsIn(nounsIn(idea)).some((stem) => wished.has(stem)) ||
    (isForTwo && isIn(foldText(idea), planSigns('for two')));
  return ideas.find(hasIt) ?? null;
}
