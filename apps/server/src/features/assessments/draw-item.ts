import { type Topic, unitOfTopic } from '@hbg/content/assessment';
import { type DrawnKata, drawKata, type Kata, linesOf } from '@hbg/content/kata';
import { gapSign } from '@hbg/content/kata-program';
import { unitOfKata } from '@hbg/content/kata-unit';
import type { Unit } from '@hbg/content/unit';
import type { Item, Judged } from '@hbg/contract/assessments';
import type { Files } from '@hbg/contract/units';
import * as z from 'zod/mini';
import type { Content } from '../../content.ts';
import type { AnswerRow } from './store.ts';

/** Where items are drawn from: a topic of the assessments, or a lesson of a mastery. */
export type Source = { readonly unit: Unit; readonly katas: readonly Kata[] };

export function sourceOfTopic(topic: Topic): Source {
  return { unit: unitOfTopic(topic), katas: topic.items };
}

/** One item of a source, and which of its draws. */
export type Task = Pick<AnswerRow, 'source' | 'number' | 'variant'>;

export function sourceOf({ assessments, masteryLessons }: Content, id: string): Source | null {
  const topics = assessments.flatMap((area) => area.topics);
  const sources = [...topics.map(sourceOfTopic), ...masteryLessons];
  return sources.find(({ unit }) => unit.id === id) ?? null;
}

type Drawn = { readonly task: Task; readonly unit: Unit; readonly kata: DrawnKata };

/** Null where the content has it no longer. */
export function drawTask(content: Content, task: Task): Drawn | null {
  const source = sourceOf(content, task.source);
  const kata = source?.katas[task.number - 1];
  if (!source || !kata) return null;
  const drawn = drawKata(kata, task.variant);
  return { task, unit: unitOfKata(source.unit, drawn), kata: drawn };
}

/** As it is asked: what is right stays in the house. */
export function shownItem({ task, unit, kata }: Drawn): Item {
  return itemOf(task, kata, {
    ...unit,
    hints: [],
    // What is built after a model needs it.
    solution: kata.form === 'rebuild' ? unit.solution : {},
    quiz: unit.quiz.map((question) => ({
      ...question,
      options: question.options.map(({ text }) => ({ text, isRight: false, why: null })),
    })),
  });
}

const given = z.object({
  choice: z.nullable(z.int()),
  order: z.nullable(z.array(z.int())),
  code: z._default(z.nullable(z.string()), null),
});

/** With what was answered, and what is right. */
export function judgedItem({ task, unit, kata }: Drawn, row: AnswerRow): Judged {
  return {
    ...itemOf(task, kata, { ...unit, hints: [] }),
    ...z.parse(given, JSON.parse(row.given)),
    isRight: row.is_right === 1,
    better: kata.better,
    solved: solvedOf(kata),
    why: kata.why,
  };
}

function itemOf({ number, variant }: Task, kata: DrawnKata, unit: Unit): Item {
  const { form, shows, starter } = kata;
  return { number, variant, form, shows, language: languageOf(starter), unit };
}

const languages = {
  'main.py': 'python',
  'index.html': 'html',
  'style.css': 'css',
  'script.js': 'javascript',
} as const;

function languageOf(files: Files): Item['language'] {
  const [, language] = Object.entries(languages).find(([name]) => name in files) ?? [];
  return language ?? null;
}

/** Where the program that is shown isn't the right one. */
function solvedOf({ form, question, orders, better, starter }: DrawnKata): string | null {
  const options = question?.options ?? [];
  const right = options.findIndex(({ isRight }) => isRight);
  if (form === 'order') return (orders[0] ?? []).map((at) => options[at]?.text).join('\n');
  if (form === 'line')
    return linesOf(starter)
      .with(right, better ?? '')
      .join('\n');
  if (form !== 'gap') return null;
  const filling = options[right]?.text.replaceAll('`', '') ?? '';
  return linesOf(starter)
    .join('\n')
    .replace(gapSign, () => filling);
}
