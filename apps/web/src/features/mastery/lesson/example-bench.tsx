import { mainFile } from '@hbg/contract/files';
import type { MasteryArea } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { useMemo } from 'react';
import type { BenchSlots } from '../../units/shared/bench/bench-props.ts';
import { LazyBench } from '../../units/shared/kata/lazy-bench.tsx';
import { keepLessonCode } from '../lesson-code.ts';
import styles from './example-bench.module.css';

type ExampleBenchProps = { area: MasteryArea; user: string; unit: Unit; example: string };

/** A program to be run, or a page beside its text; whatever comes of it counts for nothing, and the tools know of it. */
export function ExampleBench({ area, user, unit, example }: ExampleBenchProps) {
  const shown = useMemo(() => exampleOf(area, unit, example), [area, unit, example]);
  return (
    <section aria-label="Beispiel zum Ausprobieren" className={styles.example}>
      <h3 className={styles.try}>Ändere das Beispiel und schau, was passiert</h3>
      <LazyBench
        owner={user}
        unit={shown}
        layout={layout}
        onCode={(code) => keepLessonCode(user, unit.id, code)}
      />
    </section>
  );
}

function layout({ work, isWide }: BenchSlots) {
  return (
    <div className={styles.work} data-wide={isWide || undefined}>
      {work}
    </div>
  );
}

function exampleOf(area: MasteryArea, unit: Unit, example: string): Unit {
  const isPython = area === 'python-mastery';
  return {
    ...unit,
    kind: 'run',
    language: isPython ? 'python' : 'web',
    starter: { [isPython ? mainFile : 'index.html']: example },
    solution: {},
    goals: [],
    hints: [],
    quiz: [],
    check: null,
  };
}
