import type { Blueprint } from '@hbg/content/blueprint';
import type { Lesson } from '@hbg/content/lesson';
import { openReplies } from './replies.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

export const sayOfPlan = openReplies('plans', [
  'shall we',
  'shall we another',
  'is prepared by',
  'helped by',
  'next step',
  'all steps told',
  'another way',
  'its code',
  'change something',
  'first step again',
  'is a page',
  'as a page',
  'not as a page',
  'in Python',
  'also in Python',
  'not in Python',
  'no sound in Python',
  'how hard',
  'beginner',
  'intermediate',
  'advanced',
  'knows enough',
  'needs no lesson',
  'which one',
  'not sure',
  'nearest ones',
  'nearest one',
  'none near',
  'made of bricks',
  'its bricks',
  'its brick',
  'wished besides',
  'tell it in a sentence',
  'no idea what',
  'without its subject',
  'its subject put in',
  'only in Python',
  'several styles',
  'several styles of a page',
  'in these colours',
  'nearest instead',
  'does something else',
  'among its ideas',
  'without shooting',
  'not against the computer',
  'nothing moves',
  'yes',
  'a few ideas',
  'other ideas',
  'to extend',
  'time to hand in',
  'choose one',
  'no plan about it',
  'card by chance',
  'one of these',
  'more on cards',
  'cards for a test',
  'at a loss',
  'without sounds',
  'not in three dimensions',
  'not over the internet',
  'not for two',
  'not for two figures',
  'not for more',
  'not in it yet',
  'shown by another plan',
  'a step of your own',
  'or meant',
  'a sum',
  'nearly a sum',
  'divided by zero',
  'too large',
  'offered',
  'offered instead',
  'in the workshop',
]);

/** What it becomes, its beginning, and how it goes on from there. */
export function tellPlan(
  plan: Blueprint,
  knowledge: Knowledge,
  situation: Situation,
  opening = '',
): Partial<Reply> {
  const { title, becomes, start, steps, ideas } = plan;
  const parts = [
    opening,
    `**${title}**: ${becomes}`,
    preparationFor(plan, knowledge, situation),
    `**In fünf Minuten:** ${start}`,
    codeOf(plan),
    '**Dann:**',
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    '**Deine Ideen:**',
    ideas.map((idea) => `- ${idea}`).join('\n'),
    helpFor(plan, knowledge),
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return { text, plan: plan.id, concept: null, intent: 'build' };
}

export function codeOf({ code, codeLanguage }: Blueprint): string {
  return `\`\`\`${codeLanguage}\n${code.trimEnd()}\n\`\`\``;
}

/** The first lesson that it needs and that isn't done yet. */
export function lessonBefore(
  { lessons }: Blueprint,
  knowledge: Knowledge,
  { done }: Situation,
): Lesson | null {
  const missing = lessons.filter((id) => !done.has(id));
  const found = missing.flatMap((id) => knowledge.lessons.get(id) ?? []);
  return found.toSorted((a, b) => a.order - b.order)[0] ?? null;
}

export function preparationFor(
  plan: Blueprint,
  knowledge: Knowledge,
  situation: Situation,
): string {
  const lesson = lessonBefore(plan, knowledge, situation);
  if (!lesson) return '';
  const { order, title } = lesson;
  return sayOfPlan('is prepared by', 0, { order, title });
}

function helpFor({ lessons, concepts }: Blueprint, knowledge: Knowledge): string {
  const taught = lessons.flatMap((id) => knowledge.lessons.get(id) ?? []);
  const cards = concepts.flatMap((id) => knowledge.concepts.get(id) ?? []);
  const help = [
    listed(taught.map(({ order, title }) => `Lektion ${order} („${title}“)`)),
    `${cards.length === 1 ? 'die Karte' : 'die Karten'} ${listed(cards.map(({ title }) => `**${title}**`))}`,
  ].filter((part) => part !== '');
  return sayOfPlan('helped by', 0, { help: help.join(' und ') });
}

function listed(items: readonly string[], last = 'und'): string {
  const [end = '', ...others] = items.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} ${last} ${end}` : end;
}
