import type { Lesson } from '@hbg/content/lesson';
import { type HintTask, nextHint } from '../ladder/hint-ladder.ts';
import type { LastResult } from '../ladder/last-result.ts';
import type { Reply } from './situation.ts';

/** The next hint as the part of a reply that it is. */
export function hintReply(task: HintTask): Pick<Reply, 'text' | 'rung' | 'place' | 'hint'> {
  const lesson = { ...task.lesson, hints: hintsLeft(task.lesson, task.lastResult) };
  const { rung, text, place, codeKey } = nextHint({ ...task, lesson });
  return { rung, text, place, hint: { rung, codeKey } };
}

/** Without those for goals that the last run has reached, as far as their names tell. */
function hintsLeft({ goals, hints }: Lesson, lastResult: LastResult | null): string[] {
  const reached = lastResult?.reached ?? [];
  const open = namesIn(goals.filter((_, at) => reached[at] !== true));
  const done = namesIn(goals.filter((_, at) => reached[at] === true)).difference(open);
  if (done.size === 0 || open.size === 0) return hints;
  const left = hints.filter((hint) => {
    const words = new Set(hint.match(/\w+/g));
    return words.isDisjointFrom(done) || !words.isDisjointFrom(open);
  });
  return left.length > 0 ? left : hints;
}

/** What is to be built: `tauche(luft, meter)`. */
function namesIn(goals: Lesson['goals']): Set<string> {
  const codes = goals.flatMap(({ text }) => text.match(/`[^`]+`/g) ?? []);
  return new Set(codes.flatMap((code) => /[a-z_]\w{2,}/i.exec(code) ?? []));
}
