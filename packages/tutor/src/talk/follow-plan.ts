import { inTurn } from '@hbg/coach/words/in-turn';
import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { isFiller, stemOf, stemsIn, tellingWords } from '../search/words.ts';
import { isNotUnderstood } from './not-understood.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { suggestPlan } from './suggest-plan.ts';
import { planSigns } from './talk-signs.ts';
import { codeOf, preparationFor, sayOfPlan, tellPlan } from './tell-plan.ts';

const longest = 9;
const noSubject = planSigns('no subject of a way');

/** What a short message means that follows a plan; null when it's about something else. */
export function followPlan(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const plan = knowledge.plans.get(situation.lastPlan?.id ?? '');
  const text = foldText(message).trim();
  if (!plan || text.split(' ').length > longest) return null;
  if (isAboutAnother(message, plan, knowledge) || hasOwnSubject(message, plan)) return null;
  const isAbout = (heading: string) => isIn(text, planSigns(heading));
  if (isAbout('beyond the plan')) return null;
  const wasSuggested = situation.lastIntent === 'idea';
  if (wasSuggested && isAbout('another plan')) return suggestPlan(message, knowledge, situation);
  if (wasSuggested && (isAbout('its code') || isAbout('next step')))
    return tellPlan(plan, knowledge, situation);
  const way = ways.find(([heading]) => isAbout(heading))?.[1];
  const told = way?.(plan, knowledge, situation) ?? (isNotUnderstood(text) ? again(plan) : null);
  return told && { intent: 'build', concept: null, plan: plan.id, ...told };
}

type Way = (plan: Blueprint, knowledge: Knowledge, situation: Situation) => Partial<Reply>;

/** Read from the top. */
const ways: readonly (readonly [heading: string, way: Way])[] = [
  ['as a page', (plan) => ({ text: asPage(plan) })],
  ['in Python', (plan) => ({ text: inPython(plan) })],
  ['its code', (plan) => ({ text: codeAgain(plan) })],
  ['another way', (plan, _, { turn }) => ({ text: anotherWay(plan, turn) })],
  ['how hard', (plan, knowledge, situation) => ({ text: howHard(plan, knowledge, situation) })],
  ['next step', nextStep],
];

function isAboutAnother(message: string, { id }: Blueprint, knowledge: Knowledge): boolean {
  const named = plansMeant(knowledge, message).filter(({ isNamed }) => isNamed);
  return named.length > 0 && named.every(({ plan }) => plan.id !== id);
}

const askedAnew = /^\W*(?:wie|was|warum|wieso|wo|welche\w*|wer|kann|gibt)(?!\p{L})/iu;

/** `Wie mache ich Musik mit Python?` means nothing of a quiz. */
function hasOwnSubject(message: string, { title, names, becomes }: Blueprint): boolean {
  if (!askedAnew.test(message)) return false;
  const ofPlan = new Set(stemsIn([title, ...names, becomes].join(' ')));
  return tellingWords(message).some(
    (word) =>
      !isFiller(stemOf(word)) &&
      !ofPlan.has(stemOf(word)) &&
      !ways.some(([heading]) => isIn(foldText(word), planSigns(heading))) &&
      !isIn(foldText(word), noSubject),
  );
}

function nextStep({ title, steps, ideas }: Blueprint, _: Knowledge, situation: Situation) {
  const { lastPlan, turn } = situation;
  const told = lastPlan?.steps ?? 0;
  const step = steps[told];
  const text = step
    ? sayOfPlan('next step', told, { number: told + 1, step })
    : sayOfPlan('all steps told', 0, { title, idea: inTurn(ideas, turn) });
  return { text, intent: 'follow-up' as const };
}

function anotherWay({ title, ideas }: Blueprint, turn: number): string {
  return sayOfPlan('another way', turn, { title, idea: inTurn(ideas, turn) });
}

function codeAgain(plan: Blueprint): string {
  const { title } = plan;
  return [sayOfPlan('its code', 0, { title }), codeOf(plan), sayOfPlan('change something')].join(
    '\n\n',
  );
}

function again({ start }: Blueprint): Partial<Reply> {
  return { text: sayOfPlan('first step again', 0, { start }) };
}

function asPage({ title, codeLanguage, languages, steps }: Blueprint): string {
  const [step = ''] = steps;
  if (codeLanguage === 'html') return sayOfPlan('is a page', 0, { title });
  const isPossible = languages.some((language) => language !== 'python');
  return sayOfPlan(isPossible ? 'as a page' : 'not as a page', 0, { title, step });
}

/** Of a plan that was thought of as a page, too. */
export function inPython({ title, genre, codeLanguage, languages, steps }: Blueprint): string {
  const [step = ''] = steps;
  if (codeLanguage === 'python') return sayOfPlan('in Python', 0, { step });
  if (genre === 'musik') return sayOfPlan('no sound in Python', 0, { title });
  return sayOfPlan(languages.includes('python') ? 'also in Python' : 'not in Python', 0, {
    title,
    step,
  });
}

function howHard(plan: Blueprint, knowledge: Knowledge, situation: Situation): string {
  const { title, level, lessons } = plan;
  const preparation =
    preparationFor(plan, knowledge, situation) ||
    sayOfPlan(lessons.length > 0 ? 'knows enough' : 'needs no lesson');
  return sayOfPlan('how hard', 0, { title, level: sayOfPlan(level), preparation });
}
