import type { MathsStanding } from '@hbg/contract/maths';
import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';

/** Tells of each achievement that is earned while somebody practises. */
export function useEarned({ achievements }: MathsStanding): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
    const fresh = known.current && earned.find(({ id }) => !known.current?.has(id));
    if (fresh) showToast({ title: `Erfolg: ${fresh.name}`, description: fresh.description });
    known.current = new Set(earned.map(({ id }) => id));
  }, [achievements]);
}
