import { useEffect, useRef } from 'react';
import { hasSucceeded } from '../../execution/shared/coach.ts';
import type { ProgramResult } from '../../execution/shared/run-python.ts';
import { noteRepair } from './note-activity.ts';

/** Notes each run of a unit without an error that comes after one with an error. */
export function useRepairs(user: string, unit: string, last: ProgramResult | null): void {
  const hasFailed = useRef(false);
  useEffect(() => {
    if (last?.kind === 'python-error') hasFailed.current = true;
    if (!last || !hasSucceeded(last) || !hasFailed.current) return;
    hasFailed.current = false;
    void noteRepair(user, unit);
  }, [user, unit, last]);
}
