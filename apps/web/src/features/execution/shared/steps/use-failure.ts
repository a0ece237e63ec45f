import type { Explanation } from '@hbg/coach/explanation';
import { useEffect, useState } from 'react';
import { askCoach } from '../coach.ts';
import type { ProgramResult } from '../run-python.ts';

/** What the coach says about a program that broke off; null while he thinks, and where it didn't. */
export function useFailure(code: string, result: ProgramResult): Explanation | null {
  const [failure, setFailure] = useState<Explanation | null>(null);
  useEffect(() => {
    if (result.kind === 'finished') return undefined;
    let isGone = false;
    const ask = async () => {
      const { explanation } = await askCoach({ code, result, answers: [], hasDrawn: false });
      if (!isGone) setFailure(explanation);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [code, result]);
  return failure;
}
