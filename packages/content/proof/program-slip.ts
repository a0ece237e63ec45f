import { explainError } from '@hbg/coach/error-coach';
import type { PythonBench } from './python-bench.ts';

type Ran = Awaited<ReturnType<PythonBench['run']>>;
export type Slip = { readonly why: string; readonly line?: number };

/** How a program that is shown goes wrong; null where it runs to its end. */
export function slipIn({ ending, isEndless }: Ran, code: string): Slip | null {
  if (isEndless) return { why: 'hört nicht auf' };
  if ('error' in ending && ending.error) {
    const { erklaerung, tipp, stelle } = explainError(ending.error, code);
    const line = stelle?.line ?? ending.error.line ?? 1;
    return { why: `bricht hier ab: ${erklaerung} ${tipp}`, line };
  }
  return ending.kind === 'finished' ? null : { why: 'läuft nicht zu Ende' };
}
