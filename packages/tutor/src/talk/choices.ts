import type { Blueprint } from '@hbg/content/blueprint';
import type { Concept } from '@hbg/content/concept';
import type { Question } from '@hbg/content/question';
import { sentencesOf } from './brief.ts';
import type { Knowledge, Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

/** What may have been meant. */
export type Choosable = Concept | Blueprint | Question;

/** Of several things that come near, each in a sentence: often that is the answer already. */
export function oneOfThese(things: readonly Choosable[], choices = titlesOf(things)) {
  return { text: sayOfPlan('one of these', 0, { list: inList(things) }), choices, isUnsure: true };
}

export function inList(things: readonly Choosable[]): string {
  return things.map((thing) => `- **${thing.title}**: ${inShort(thing)}`).join('\n');
}

/** `Nein.` isn't an answer yet. */
const tooShort = 30;

function inShort(thing: Choosable): string {
  if ('becomes' in thing) return thing.becomes;
  const [first = '', second = ''] = sentencesOf('short' in thing ? thing.short : thing.answer);
  return first.length < tooShort ? `${first} ${second}` : first;
}

/** What is called by that title, of whatever kind. */
export function thingOf(title: string, { concepts, plans, questions }: Knowledge) {
  const isIt = (thing: Choosable) => thing.title === title;
  return concepts.values().find(isIt) ?? plans.values().find(isIt) ?? questions.values().find(isIt);
}

/** `A, B oder C` */
export function inWords(choices: Reply['choices']): string {
  const titles = choices.map((title) => `**${title}**`);
  const others = titles.slice(0, -1).join(', ');
  return others === '' ? titles.join('') : `${others} oder ${titles.at(-1)}`;
}

export function titlesOf(things: readonly { readonly title: string }[]): string[] {
  return [...new Set(things.map(({ title }) => title))];
}
