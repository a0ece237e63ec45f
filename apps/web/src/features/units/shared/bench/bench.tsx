import { joinFiles } from '@hbg/contract/files';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { usePart } from '../../../../ui/use-part.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import { CodeScope, PassingCodeScope } from '../code-scope.tsx';
import type { BenchProps } from './bench-props.ts';
import { missingOf } from './missing.ts';
import { PaneBar } from './pane-bar.tsx';
import { slotsOf } from './slots-of.tsx';
import { usePanes } from './use-panes.ts';
import { useUnit } from './use-unit.ts';
import { evidenceOf, useUnitWork } from './use-unit-work.ts';
import { Workbench } from './workbench.tsx';

/** One unit with all that there is to do in it. */
export function Bench(props: BenchProps) {
  const { owner, unit, isKept = true, draft, onCode, isWaiting = false } = props;
  // Nothing of one unit, or of one learner, stays for another.
  const key = `${owner}/${unit.id}`;
  if (unit.language === null) return <ReadBench key={key} {...props} />;
  const starter = joinFiles(unit.starter);
  const bench =
    unit.language === 'python' ? <PythonBench {...props} /> : <LazyWebBench {...props} />;
  if (!isKept) {
    return (
      <PassingCodeScope key={key} starter={starter} entry={draft} onCode={onCode}>
        {bench}
      </PassingCodeScope>
    );
  }
  return (
    <CodeScope key={key} owner={owner} unit={unit.id} starter={starter} isMoreWaiting={isWaiting}>
      {bench}
    </CodeScope>
  );
}

/** Frames and their checks are for those who write pages. */
export function LazyWebBench(props: BenchProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = usePart({ load: loadWebBench, isWanted: true, onFailure: () => setHasFailed(true) });
  if (part) return <part.WebBench {...props} />;
  return hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={320} label="Laden..." />;
}

const loadWebBench = () => import('../page-bench/web-bench.tsx');
const notLoaded = {
  title: 'Die Werkbank lässt sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
};

/** To be read and answered. */
function ReadBench(props: BenchProps) {
  const work = useUnitWork(props);
  return props.layout(slotsOf({ ...props, work, results: [], evidence: evidenceOf(work, []) }));
}

function PythonBench(props: BenchProps) {
  const { unit, owner, isCompleted, onAsk } = props;
  const used = useUnit({ owner, unit });
  const { code, work, unitRun, hasCopied, evidence } = used;
  const { phase, stop } = unitRun.program;
  const { pane, screen, ...panes } = usePanes(used.field);
  const run = useStable((source: string) => {
    unitRun.run(source);
    panes.showOutput();
  });
  const runNow = useStable<void>(() => run(code.read()));
  const isRunQuiet = !isCompleted && missingOf(unit, evidence) === '';
  const bench = (
    <Workbench
      used={used}
      onRun={run}
      isRunQuiet={isRunQuiet}
      onAsk={onAsk}
      onGoTo={panes.showPlace}
      onRecord={panes.showOutput}
      onCloseSteps={panes.showCode}
    />
  );
  const bar = (
    <PaneBar
      pane={pane}
      onShow={panes.show}
      isRunning={phase.kind === 'running'}
      onStop={stop}
      onRun={runNow}
      isQuiet={isRunQuiet}
    />
  );
  const slots = slotsOf({ ...props, work, results: unitRun.goalResults, hasCopied, evidence });
  return props.layout({ ...slots, work: bench, panes: { pane, screen, bar, isReady: isRunQuiet } });
}
