import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { stemsIn } from '../search/words.ts';
import { thingAlone } from './making-wish.ts';
import { type Knowledge, type Reply, type Situation, seedOf } from './situation.ts';
import { asNoun } from './subject-left-out.ts';
import {
  comesFirst,
  especiallyLiked,
  fitToHandIn,
  isAboutSubject,
  isAskedAbout,
  isCalledBy,
  isLeftOutOf,
  isOfTheme,
  playedByTwo,
  subjectOfIdea,
  takesAnyFigure,
  takesAnySubject,
  themesIn,
  themeWordIn,
} from './subject-of-idea.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan, tellPlan } from './tell-plan.ts';

/** Fewer would come again too soon. */
const fewest = 20;
/** Has no divisor in common with most numbers of plans: so that nearly all have their turn. */
const stride = 13;
const atOnce = 3;

/** Three to choose from for which enough was learned, others each time; the first was not told today. */
export function suggestPlan(
  said: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const message = withoutRefused(said.replace(saidDone, ' '));
  const fitting = plansFor(message, isUnwanted(said), knowledge, situation);
  const plans = ofEachTheme(message, fitting, situation.turn * stride + seedOf(message));
  const [plan] = plans;
  if (!plan) return {};
  const opening = openingFor(message, plans, situation);
  if (plans.length === 1)
    return { ...tellPlan(plan, knowledge, situation, opening), intent: 'idea' };
  const closing = sayOfPlan(isToHandIn(message) ? 'time to hand in' : 'choose one');
  const text = [opening, plans.map(inShort).join('\n'), closing].join('\n\n');
  const choices = plans.map(({ title }) => title);
  return { text, choices, plan: plan.id, intent: 'idea', concept: null };
}

function openingFor(
  message: string,
  plans: readonly Blueprint[],
  { turn, plansToday }: Situation,
): string {
  const subject = subjectOfIdea(message);
  if (subject !== null && isLeftOutOf(subject, plans))
    return sayOfPlan('no plan about it', 0, { subject });
  if (plans.length === 1)
    return sayOfPlan(plansToday.size > 0 ? 'shall we another' : 'shall we', turn);
  const count = plans.length === atOnce ? 'drei' : 'zwei';
  return plansToday.size > 0
    ? sayOfPlan('other ideas', turn, { count })
    : sayOfPlan('a few ideas', turn, { count: asNoun(count) });
}

/** Who names several things gets one of each. */
function ofEachTheme(
  message: string,
  plans: readonly Blueprint[],
  offset: number,
): readonly Blueprint[] {
  const said = stemsIn(message);
  const groups = themesIn(message).map((theme) => {
    const words = new Set(said.filter((stem) => theme.has(stem)));
    const telling = plans.filter((plan) => isOfTheme(plan, words));
    return telling.length > 0 ? telling : plans.filter((plan) => isOfTheme(plan, theme));
  });
  const ofEach = groups.flatMap((group) => differing(group, offset).slice(0, 1));
  const chosen = groups.length > 1 ? new Set([...ofEach, ...differing(plans, offset)]) : null;
  return chosen ? [...chosen].slice(0, atOnce) : differing(plans, offset);
}

/** Of other kinds and languages than those before, as far as there are any. */
function differing(plans: readonly Blueprint[], offset: number): readonly Blueprint[] {
  const start = plans.length > 0 ? offset % plans.length : 0;
  const left = [...plans.slice(start), ...plans.slice(0, start)];
  const chosen: Blueprint[] = [];
  while (chosen.length < Math.min(atOnce, plans.length)) {
    const isNew = (plan: Blueprint, of: 'genre' | 'codeLanguage') =>
      Number(chosen.every((other) => other[of] !== plan[of]));
    const newness = (plan: Blueprint) => isNew(plan, 'genre') + isNew(plan, 'codeLanguage');
    const [next] = left
      .filter((plan) => !chosen.includes(plan))
      .toSorted((a, b) => newness(b) - newness(a));
    if (next) chosen.push(next);
  }
  return chosen;
}

function inShort({ title, becomes, level, codeLanguage }: Blueprint, at: number): string {
  const language = codeLanguage === 'python' ? 'Python' : 'HTML';
  return `${at + 1}. **${title}** (${language}, ${sayOfPlan(level)}): ${becomes}`;
}

/** Of what was wished for those that are ready to be built, or else those that come soonest. */
function plansFor(
  message: string,
  isLeftOut: (plan: Blueprint) => boolean,
  knowledge: Knowledge,
  situation: Situation,
): Blueprint[] {
  const { plansToday } = situation;
  const others = [...knowledge.plans.values()].filter(
    (plan) => !plansToday.has(plan.id) && !isLeftOut(plan),
  );
  const ofKind = others.filter((plan) => isWished(plan, message, knowledge));
  const wished = ofSubject(message, ofKind, others);
  const first = wished.filter(({ id }) => comesFirst.has(id));
  const isFirst = plansToday.size === 0 && wished === ofKind && first.length >= atOnce;
  const likely = isFirst ? first : wished;
  const ready = likely.filter((plan) => isReady(plan, situation));
  if (ready.length >= fewest) return ready;
  const byDistance = byReadiness(likely, knowledge, situation);
  const byLanguage = Map.groupBy(byDistance, ({ codeLanguage }) => codeLanguage).values();
  const most = likely.length > 2 * fewest ? fewest / 2 : fewest / 4;
  return [...byLanguage].flatMap((plans) => plans.slice(0, most));
}

/** Of `ich hab schon Snake und Pong gemacht` those two. */
const saidDone =
  /(?<!\p{L})(?:schon|bereits) (?<done>.{3,100}?) (?:gemacht|gebaut|programmiert|geschafft|fertig)/iu;

/** Of `aber kein Zahlenraten` that one. */
const refused =
  /(?<!\p{L})(?:bloß |nur |aber |bitte )*(?:kein(?:e[nrs]?)?|ni(?:x|chts|cht)(?: mit)?|ohne) (?:so |was )?\p{L}{4,}/iu;

/** The plans that were built, and those that are called by or about what is refused. */
function isUnwanted(said: string): (plan: Blueprint) => boolean {
  const without = refused.exec(said)?.[0] ?? '';
  const names = stemsIn(`${saidDone.exec(said)?.groups?.['done'] ?? ''} ${without}`);
  const unloved = themesIn(without);
  return (plan) => isCalledIn(names, plan) || unloved.some((theme) => isOfTheme(plan, theme));
}

/** `Ich hab schon Snake gemacht, was jetzt?` */
export function namesFinishedPlan(message: string, { plans }: Knowledge): boolean {
  const done = stemsIn(saidDone.exec(message)?.groups?.['done'] ?? '');
  return done.length > 0 && plans.values().some((plan) => isCalledIn(done, plan));
}

export function withoutRefused(message: string): string {
  return message.replace(refused, ' ');
}

function isCalledIn(stems: readonly string[], plan: Blueprint): boolean {
  const names = namesOf(plan).map(stemsIn);
  return names.some((name) => name.length > 0 && name.every((stem) => stems.includes(stem)));
}

/** What it's about counts more than of what kind it is; where nothing is, what takes any subject. */
function ofSubject(
  message: string,
  ofKind: readonly Blueprint[],
  all: readonly Blueprint[],
): readonly Blueprint[] {
  const subjectSaid = subjectOfIdea(message);
  const word = subjectSaid ?? themeWordIn(message);
  const asked = (some: readonly Blueprint[]) =>
    word === null ? [] : some.filter((plan) => isAskedAbout(plan, word));
  const closest = isFormWished('a game', message) ? asked(ofKind) : asked(all);
  if (closest.length >= fewestAbout) return closest;
  const about = [ofKind, all].map((some) => some.filter((plan) => isAboutSubject(plan, message)));
  const found = about.find((some) => some.length > 0);
  if (themesIn(message).length > 1) return ofThemes(message, ofKind, all);
  const subject = subjectSaid;
  const isGame = isFormWished('a game', message);
  const isOther = isGame && subject !== null && !found?.some((plan) => isCalledBy(plan, subject));
  if (found && !isOther) return found;
  if (subject === null) return ofKind;
  const open = isGame ? takesAnyFigure : takesAnySubject;
  return all.filter(({ id }) => open.has(id));
}

const fewestAbout = 3;

/** Of each the plans of the kind, or where there are none, the others. */
function ofThemes(
  message: string,
  ofKind: readonly Blueprint[],
  all: readonly Blueprint[],
): readonly Blueprint[] {
  const found = themesIn(message).flatMap((theme) => {
    const ofTheme = [ofKind, all].map((some) => some.filter((plan) => isOfTheme(plan, theme)));
    return ofTheme.find((some) => some.length > 0) ?? [];
  });
  return [...new Set(found)];
}

type IsOfKind = (plan: Blueprint, knowledge: Knowledge) => boolean;

/** By the headings of the signs; a wish that nothing fits is none. */
const kinds: readonly (readonly [heading: string, isOf: IsOfKind])[] = [
  ['for beginners', ({ level }) => level === 'beginner'],
  ['larger', ({ level }) => level !== 'beginner'],
  ['for two', ({ id }) => playedByTwo.has(id)],
  ['as a joke', isAskedFor('as a joke')],
  ['for little ones', isAskedFor('made for little ones')],
  ['something that moves', isAskedFor('something that moves')],
  ['something funny', isAskedFor('something funny')],
  ['a reminder', isAskedFor('a reminder')],
  ['with AI', ({ concepts }, { concepts: cards }) => concepts.some((id) => isAi(id, cards))],
  ['as a gift', isAskedFor('made as a gift')],
  ['to hand in', ({ id }) => fitToHandIn.has(id)],
  ['a project', ({ id }) => fitToHandIn.has(id) || especiallyLiked.has(id)],
  ['something cool', ({ id }) => especiallyLiked.has(id)],
  ['for school', isAskedFor('for school')],
  ['to learn with', isAskedFor('made to learn with')],
  ['a game', ({ genre }) => genre === 'spiel'],
  ['a picture', ({ genre }) => genre === 'zeichnung' || genre === 'muster'],
  ['with music', ({ genre }) => genre === 'musik'],
  ['a page to build', ({ codeLanguage }) => codeLanguage === 'html'],
  ['in Python', ({ codeLanguage }) => codeLanguage === 'python'],
  ['with what is known', ({ codeLanguage }) => codeLanguage === 'python'],
];

/** What it is to be, not what for. */
const forms: ReadonlySet<string> = new Set([
  'a game',
  'a picture',
  'with music',
  'a page to build',
]);

/** Others have asked for it with that in mind. */
function isAskedFor(heading: string): IsOfKind {
  return ({ title, asked }) =>
    [title, ...asked].some((text) => isIn(foldText(text), planSigns(heading)));
}

function isAi(id: string, cards: Knowledge['concepts']): boolean {
  return cards.get(id)?.area === 'ai-ml';
}

/** Of all the kinds that a message names. */
function isWished(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  return kindsIn(message).every(([, isOf]) => isOf(plan, knowledge));
}

/** Who wants a game wants no page: true where a message names no form. */
export function hasFormIn(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  const named = kindsIn(message).filter(([heading]) => forms.has(heading));
  return named.length === 0 || named.some(([, isOf]) => isOf(plan, knowledge));
}

/** Of one of them. */
export function isOfKind(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  return kindsIn(message).some(([, isOf]) => isOf(plan, knowledge));
}

/** Of all kinds that a message names, or where there are hardly any, of one of them. */
export function ofKindsIn(
  message: string,
  plans: readonly Blueprint[],
  knowledge: Knowledge,
): Blueprint[] {
  if (kindsIn(message).length === 0) return [];
  const wished = plans.filter((plan) => isWished(plan, message, knowledge));
  return wished.length > 1 ? wished : plans.filter((plan) => isOfKind(plan, message, knowledge));
}

/** What is to be told of then stands in the message too, and means nothing. */
export function isToRemind(message: string): boolean {
  return isIn(foldText(thingAlone(message)), planSigns('a reminder'));
}

export function isFormWished(heading: string, message: string): boolean {
  return isIn(foldText(message), planSigns(heading));
}

function kindsIn(message: string) {
  const text = foldText(message);
  const isSaid = ([heading]: (typeof kinds)[number]) =>
    heading === 'a reminder' ? isToRemind(message) : isIn(text, planSigns(heading));
  const isGeneral = new Set<string>([
    ...(isToHandIn(message) ? ['for school', 'a project'] : []),
    ...(themesIn(message).length > 0 ? ['a project'] : []),
  ]);
  return kinds.filter((kind) => isSaid(kind) && !isGeneral.has(kind[0]));
}

function isToHandIn(message: string): boolean {
  return isFormWished('to hand in', message);
}

/** What no lesson prepares is for who has done about so many. */
const doneBefore = { beginner: 8, intermediate: 20, advanced: 40 } as const;

function isReady({ lessons, level }: Blueprint, { done }: Situation): boolean {
  return lessons.length > 0 ? lessons.every((id) => done.has(id)) : done.size >= doneBefore[level];
}

/** Those first of which least is missing. */
export function byReadiness(
  plans: readonly Blueprint[],
  knowledge: Knowledge,
  situation: Situation,
): Blueprint[] {
  const distances = new Map(
    plans.map((plan) => [plan, distanceTo(plan, knowledge, situation)] as const),
  );
  const distanceOf = (plan: Blueprint) => distances.get(plan) ?? 0;
  return plans.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** In lessons of the course: up to the last one that isn't done. */
function distanceTo(
  { lessons, level }: Blueprint,
  knowledge: Knowledge,
  { done }: Situation,
): number {
  if (lessons.length === 0) return Math.max(0, doneBefore[level] - done.size);
  const missing = lessons.filter((id) => !done.has(id));
  const orders = missing.map((id) => knowledge.lessons.get(id)?.order ?? 0);
  return Math.max(0, ...orders) + (level === 'beginner' ? 0 : 0.5);
}
