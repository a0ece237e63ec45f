import type { GoalResult } from '@hbg/contract/units';
import type { PythonEngine } from '@hbg/python/browser/python-engine';
import type { UnitCheck } from '@hbg/python/protocol';
import { openEngine } from './engine.ts';
import { opened } from './try-program.ts';
import { takeTrialTurn } from './turns.ts';

type Judge = Pick<PythonEngine, 'state' | 'check'>;

/**
 * Lets a unit's check judge a program, unseen. Null is the result of a goal that can't be judged now:
 * the page's Python isn't ready, or the learner has started a program meanwhile.
 */
export async function tryChecks(
  code: string,
  unit: UnitCheck,
  open: () => Judge | Promise<Judge> = openEngine,
): Promise<readonly GoalResult[]> {
  const engine = await opened(open);
  const results = await takeTrialTurn(async (signal) => {
    if (engine?.state.kind !== 'ready') return null;
    const check = engine.check(code, unit, tellDeveloper);
    signal.addEventListener('abort', check.stop, { once: true });
    return check.results;
  });
  return results ?? Array.from({ length: unit.goals }, () => unjudged);
}

const unjudged: GoalResult = { reached: null, sentence: null };

/** In the console; a child has nothing to do with it. */
function tellDeveloper(report: string) {
  reportError(new Error(report));
}
