import { keepFiles } from '../browser/keep-files.ts';
import { environment } from '../core/environment.ts';
import type { Interpreter } from '../core/interpreter.ts';
import type { GoalResult } from '../protocol.ts';
import { emptyFolder } from './empty-folder.ts';

export type CheckOrder = {
  readonly code: string;
  /** The unit's check.py. */
  readonly check: string;
  /** What lies beside the program. */
  readonly data: Readonly<Record<string, string>>;
  /** How many goals the unit has; null is the result of those that the check has no function for. */
  readonly goals: number;
};

export type CheckHooks = {
  readonly isStopped?: () => boolean;
  readonly onResult?: (result: GoalResult) => void;
  /** The check itself has failed. */
  readonly onBug?: (report: string) => void;
};

/**
 * Judges a program goal by goal, by the functions of a check. Nothing is seen of its runs, and all
 * files are as before. Whoever calls this tidies up.
 */
export function checkProgram(interpreter: Interpreter, order: CheckOrder, hooks: CheckHooks = {}) {
  const { FS: fs } = interpreter.pyodide;
  const putBack = keepFiles(fs);
  const lay = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) layFile(name, text);
  };
  const layFile = (name: string, text: string) => {
    const path = `${environment.HOME}/${name}`;
    fs.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    fs.writeFile(path, text);
  };
  try {
    interpreter.check(order, {
      isStopped: hooks.isStopped ?? (() => false),
      tell: ({ reached, sentence, bug }) => {
        if (bug !== null) hooks.onBug?.(bug);
        hooks.onResult?.({ reached, sentence });
      },
      layOut: (files) => {
        putBack();
        emptyFolder(fs, environment.HOME);
        lay({ ...order.data, ...files });
      },
    });
  } finally {
    putBack();
  }
}

/** All results at once, on an interpreter that is ready for the next program afterwards. */
export function checkHere(
  interpreter: Interpreter,
  order: CheckOrder,
  onBug: (report: string) => void = throwBug,
): GoalResult[] {
  const results: GoalResult[] = [];
  checkProgram(interpreter, order, { onBug, onResult: (result) => results.push(result) });
  interpreter.cleanUp();
  return results;
}

function throwBug(report: string) {
  throw new Error(report);
}
