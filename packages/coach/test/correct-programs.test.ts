import { expect, it } from 'vitest';
import { runHere, startHere } from '../../python/test/interpreter-here.ts';
import { warnAbout } from '../src/code-warnings.ts';
import { correctPrograms } from './warnings/correct-programs.ts';

const interpreter = await startHere();

it.each(correctPrograms)('has nothing to say about %s', async (code, ...answers) => {
  const left = [...answers];
  const ask = async () => left.shift() ?? null;
  const { ending, output } = await runHere(interpreter, code, { ask });
  interpreter.cleanUp();
  expect(ending.kind).toBe('finished');
  const run = { isFinished: true, output, hasDrawn: false, answers, stoppedAt: [] };
  expect(warnAbout(code, run)).toEqual([]);
  expect(warnAbout(code)).toEqual([]);
});
