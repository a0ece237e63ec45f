import { openReplies } from './replies.ts';
import type { Knowledge, NextStep, Reply, Situation } from './situation.ts';
import { suggestPlan } from './suggest-plan.ts';

const say = openReplies('next', ['first lesson', 'next lesson', 'open goal', 'all done']);

/** Where the learner goes on, and why there; null where nobody knows. */
export function tellNext(knowledge: Knowledge, situation: Situation): Partial<Reply> | null {
  const { next } = situation;
  if (next === null) return null;
  if (next !== 'all done') return { text: textOf(next), intent: 'next', concept: null };
  const idea = suggestPlan(knowledge, situation);
  return { ...idea, text: `${say('all done')}\n\n${idea.text}`, intent: 'next' };
}

function textOf({ lesson, goal, minutes }: NextStep): string {
  const { order, title, description } = lesson;
  const values = { order, title, description, minutes };
  if (goal !== null) return say('open goal', 0, { ...values, goal: inOneQuote(goal) });
  return say(order === 1 ? 'first lesson' : 'next lesson', 0, values);
}

function inOneQuote(text: string): string {
  return text.replaceAll('„', '‚').replaceAll('“', '‘');
}
