import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHarmful } from '../src/guard/harm/hear-harm.ts';
import { type Share, shareOf } from './measure.ts';
import { modelWatch } from './model-watch.ts';

/** A line each; nothing learns from them. */
export function heldOutAnswers(name: string): readonly string[] {
  const file = join(import.meta.dirname, 'held-out', `${name}.txt`);
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

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
