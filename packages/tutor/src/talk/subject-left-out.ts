import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { stemsIn } from '../search/words.ts';
import { nounOfWish, stemsOfWish } from './making-wish.ts';
import { namesOf } from './names.ts';
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

/** Of `ein Programm, das Gedichte schreibt` the poems. */
const withWork = new RegExp(
  `(?<!\\p{L})(?:das|die|der|was),? (?:(?:${small}|mir|uns) )*(?<subject>${word}) (?:schreibt|malt|zeichnet|erfindet|erzählt|erkennt|übersetzt|baut|spielt)(?!\\p{L})`,
  'iu',
);

/** What a thing is to be about and its plan says nothing of: `ein Quiz über Pferde`. */
export function subjectLeftOut(message: string, plan: Blueprint): string | null {
  const found = withSubject.exec(message) ?? withWork.exec(message);
  const subject = found?.groups?.['subject'];
  return subject && !isToldIn(subject, plan) ? subject : null;
}

/** What is to be made, where a plan is about another thing that is made in the same way. */
export function thingLeftOut(message: string, plan: Blueprint): string | null {
  const noun = nounOfWish(message);
  return noun && !isToldIn(noun, plan) ? noun : null;
}

function isToldIn(words: string, plan: Blueprint): boolean {
  const { becomes, start, steps, ideas, asked } = plan;
  const told = [...namesOf(plan), becomes, start, ...steps, ...ideas, ...asked].join(' ');
  const stems = stemsIn(told);
  return stemsIn(words).some((stem) => stems.some((other) => other.includes(stem)));
}

const everywhere: (plan: Blueprint) => boolean = () => true;
/** Where nothing moves, a shot isn't one that flies. */
const withFigures = ({ concepts }: Blueprint) => concepts.includes('turtle');

/** What a game may have, what to say where its plan has it not, and where to say it. */
const features = [
  ['shooting', 'without shooting', withFigures],
  ['sounds', 'without sounds', everywhere],
  ['for two', 'not for two', everywhere],
] as const;

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
  const { title, genre, becomes, start, steps, ideas, code } = plan;
  const told = foldText([title, genre, becomes, start, ...steps, ...ideas, code].join(' '));
  const said = foldText(message);
  const wished = features.filter(([heading]) => isIn(said, planSigns(heading)));
  const missing = wished.filter(
    ([heading, , isSaid]) => isSaid(plan) && !isIn(told, planSigns(heading)),
  );
  return [...limitsOf(message), ...missing.map(([, heading]) => sayOfPlan(heading))];
}

/** In German they are written large. */
function nounsIn(text: string): string {
  return (text.match(/(?<!\p{L})\p{Lu}[\p{L}-]+/gu) ?? []).join(' ');
}

const shortestTelling = 5;

/** The idea that has what is wished for, where nothing else of the plan does. */
export function ideaWished(message: string, plan: Blueprint): string | null {
  const { title, becomes, start, steps, ideas } = plan;
  const told = new Set(stemsIn([title, becomes, start, ...steps].join(' ')));
  const wished = new Set(
    stemsOfWish(message).filter((stem) => stem.length >= shortestTelling && !told.has(stem)),
  );
  const hasIt = (idea: string) => stemsIn(nounsIn(idea)).some((stem) => wished.has(stem));
  return ideas.find(hasIt) ?? null;
}
