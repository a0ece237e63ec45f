import type { GoalResult } from '@hbg/contract/units';
import { keepFiles } from '../browser/keep-files.ts';
import { layBeside } from '../browser/lay-beside.ts';
import { environment } from '../core/environment.ts';
import type { Interpreter } from '../core/interpreter.ts';
import type { UnitCheck } from '../protocol.ts';
import { emptyFolder } from './empty-folder.ts';

export type CheckOrder = UnitCheck & { readonly code: string };

export type CheckHooks = {
  readonly isStopped?: () => boolean;
  readonly onResult?: (result: GoalResult) => void;
  /** The check itself has failed. */
  readonly onBug?: (report: string) => void;
};

/**
 * Judges a program goal by goal, by the functions of a check. Nothing is seen of its runs, and all
 * files are as before. False where this Python isn't to be used again.
 */
export function checkProgram(
  interpreter: Interpreter,
  order: CheckOrder,
  { isStopped = () => false, onResult, onBug }: CheckHooks = {},
): boolean {
  const { FS: fs } = interpreter.pyodide;
  const putBack = keepFiles(fs);
  const isSound = interpreter.check(order, {
    isStopped,
    tell: ({ reached, sentence, bug }) => {
      if (bug !== null) onBug?.(bug);
      onResult?.({ reached, sentence });
    },
    layOut: (files) => {
      putBack();
      emptyFolder(fs, environment.HOME);
      layBeside(fs, { ...order.data, ...files });
    },
  });
  // Files come last: until then something of the program may be left that writes to one.
  return interpreter.cleanUp() && putBack() && isSound;
}

/** All results at once, on an interpreter that is ready for the next program afterwards. */
export function checkHere(
  interpreter: Interpreter,
  order: CheckOrder,
  onBug: (report: string) => void = throwBug,
): GoalResult[] {
  const results: GoalResult[] = [];
  checkProgram(interpreter, order, { onBug, onResult: (result) => results.push(result) });
  return results;
}

function throwBug(report: string) {
  throw new Error(report);
}
