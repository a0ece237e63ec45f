import { useState } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { usePart } from '../../../../ui/use-part.ts';
import type { BenchProps } from '../bench/bench-props.ts';

type LazyBenchProps = Pick<BenchProps, 'owner' | 'unit' | 'draft' | 'onCode' | 'layout'>;

/** The shared bench, for what is gone with the page or with its draft; it comes after the words. */
export function LazyBench(props: LazyBenchProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = usePart({ load, isWanted: true, onFailure: () => setHasFailed(true) });
  if (part)
    return <part.Bench {...props} isKept={false} isCompleted={false} onComplete={nothing} />;
  return hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={320} />;
}

const load = () => import('../bench/bench.tsx');

/** The room has a button of its own. */
function nothing(): void {}

const notLoaded = {
  title: 'Die Werkbank lässt sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist.',
};
