import type { Unit } from '@hbg/contract/units';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { LastProgram } from '../execution/shared/last-program.ts';
import type { BenchSlots } from '../units/shared/bench/bench-props.ts';
import { useUnit } from '../units/shared/bench/use-unit.ts';
import { Workbench } from '../units/shared/bench/workbench.tsx';
import styles from './program-bench.module.css';
import { fileName } from './program-file.ts';

type ProgramWorkProps = {
  user: string;
  unit: Unit;
  /** What stands above; given what a companion is told of the last run. */
  head: (lastRun?: () => LastProgram) => ReactNode;
};

/** An own program on the bench of its language, within its `CodeScope`. */
export function ProgramWork(props: ProgramWorkProps) {
  return props.unit.language === 'python' ? <PythonWork {...props} /> : <PageWork {...props} />;
}

function PythonWork({ user, unit, head }: ProgramWorkProps) {
  const used = useUnit({ owner: user, unit });
  const { lastRun, run } = used.unitRun;
  return (
    <>
      {head(lastRun)}
      <div className={styles.bench}>
        <Workbench used={used} onRun={run} />
      </div>
    </>
  );
}

function PageWork({ user, unit, head }: ProgramWorkProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const bench = usePart({ load, isWanted: true, onFailure: () => setHasFailed(true) });
  return (
    <>
      {head()}
      {bench && (
        <bench.LazyWebBench
          owner={user}
          unit={unit}
          address={`garage/${fileName(unit.title, 'html').replaceAll(' ', '-')}`}
          isCompleted
          onComplete={doNothing}
          layout={workAlone}
        />
      )}
      {!bench && (hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={320} />)}
    </>
  );
}

/** Frames are for those who write pages. */
const load = () => import('../units/shared/bench/bench.tsx');
const notLoaded = {
  title: 'Die Werkbank lässt sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
};

/** An own program is never done. */
function doNothing(): void {}

function workAlone({ work }: BenchSlots) {
  return <div className={styles.bench}>{work}</div>;
}
