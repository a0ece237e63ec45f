import { isHarmful } from '../src/guard/harm/hear-harm.ts';
import { type Share, shareOf } from './measure.ts';
import { modelWatch } from './model-watch.ts';

/** What a child doesn't get to read. */
export function stoppedAnswers(answers: readonly string[]): Share {
  return shareOf(answers, (answer) => (isStopped(answer) ? null : `${answer} → shown`));
}

export function shownAnswers(answers: readonly string[]): Share {
  return shareOf(answers, (answer) => (isStopped(answer) ? `${answer} → stopped` : null));
}

function isStopped(answer: string): boolean {
  return isHarmful(answer, modelWatch.readsHarm);
}
