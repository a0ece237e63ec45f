import { areSameFiles, joinFiles } from '@hbg/contract/files';
import { type RefObject, useMemo, useRef } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { useStable } from '../../../../ui/use-stable.ts';
import { CodeClash } from '../../../execution/shared/code-clash.tsx';
import { ResetButton } from '../../../execution/shared/run-controls.tsx';
import { type Reset, useReset } from '../../../execution/shared/use-reset.ts';
import type { BenchProps } from '../bench/bench-props.ts';
import { missingOf } from '../bench/missing.ts';
import { PaneBar } from '../bench/pane-bar.tsx';
import { slotsOf } from '../bench/slots-of.tsx';
import { SolutionButton } from '../bench/solution-button.tsx';
import { type UsedPanes, usePanes } from '../bench/use-panes.ts';
import { type UsedSolution, useSolution } from '../bench/use-solution.ts';
import { evidenceOf, useUnitWork } from '../bench/use-unit-work.ts';
import { useCodeActions, useCodeState } from '../code-scope.tsx';
import { CodeTools } from '../code-tools.tsx';
import { summaryOf } from '../goals/goals-card.tsx';
import { storageOnDevice } from '../page/page-storage.ts';
import { useUnitFiles } from '../use-unit-files.ts';
import { PageBench, type PageBenchHandle } from './page-bench.tsx';
import { usePageGoals } from './use-page-goals.ts';
import styles from './web-bench.module.css';

/** One unit of HTML, CSS and JavaScript, within its `CodeScope`. */
export function WebBench(props: BenchProps) {
  const { unit, isCompleted } = props;
  const work = useUnitWork(props);
  const goals = usePageGoals(unit);
  const bench = useRef<PageBenchHandle>(null);
  const { pane, screen, ...panes } = usePanes(bench);
  const run = useStable<void>(() => bench.current?.run());
  const reached = goals.results.map((goal) => goal.reached === true);
  const evidence = evidenceOf(work, reached);
  const isRunQuiet = !isCompleted && missingOf(unit, evidence) === '';
  const slots = slotsOf({ ...props, work, results: goals.results, evidence });
  const bar = <PaneBar pane={pane} onShow={panes.show} onRun={run} isQuiet={isRunQuiet} />;
  const web = { ...props, bench, goals, panes, isRunQuiet, onShow: work.tellSolution };
  return props.layout({
    ...slots,
    work: <WebWork {...web} />,
    panes: { pane, screen, bar, isReady: isRunQuiet },
  });
}

type WebWorkProps = Pick<BenchProps, 'unit' | 'owner' | 'address'> & {
  bench: RefObject<PageBenchHandle | null>;
  goals: ReturnType<typeof usePageGoals>;
  panes: UsedPanes;
  isRunQuiet: boolean;
  onShow: () => void;
};

function WebWork(props: WebWorkProps) {
  const { unit, owner, bench, goals, panes, isRunQuiet, onShow } = props;
  const { address = `garage/${unit.id.split('/')[1] ?? ''}.html` } = props;
  const { files, changeFiles } = useUnitFiles(unit.starter);
  const { change, keep } = useCodeActions();
  const field = useRef({ replaceAll: change });
  const solution = useSolution({
    owner,
    unit: unit.id,
    code: joinFiles(unit.solution),
    field,
    onShow,
  });
  const storage = useMemo(() => storageOnDevice(owner, unit.id), [owner, unit.id]);
  const reset = useReset({
    code: files,
    starter: unit.starter,
    isStarter: areSameFiles(files, unit.starter),
    put: changeFiles,
    onReset: () => {
      void keep('reset');
      solution.forget();
    },
  });
  const run = useStable<void>(() => {
    void keep('run');
    goals.check(files);
    panes.showOutput();
  });
  return (
    <PageBench
      ref={bench}
      files={files}
      onChange={changeFiles}
      address={address}
      data={unit.data}
      storage={storage}
      onRun={() => run()}
      onGoTo={panes.showCode}
      isRunQuiet={isRunQuiet}
      tools={<Tools unit={unit} field={field} solution={solution} reset={reset} />}
    >
      <output className={styles.summary}>
        <CodeText>{summaryOf(unit.goals, goals.results)}</CodeText>
      </output>
    </PageBench>
  );
}

type ToolsProps = Pick<BenchProps, 'unit'> & {
  field: { readonly current: { readonly replaceAll: (code: string) => void } };
  solution: UsedSolution;
  reset: Reset | null;
};

function Tools({ unit, field, solution, reset }: ToolsProps) {
  const { clash } = useCodeState();
  return (
    <div className={styles.tools}>
      {clash && <CodeClash clash={clash} onChosen={() => {}} />}
      {solution.isShown && (
        <p className={styles.badge}>
          <Badge tone="amber">Solution Shown</Badge>
        </p>
      )}
      <CodeTools unit={unit} field={field} onPut={solution.forget}>
        <ResetButton size="small" reset={reset?.kind ?? null} onReset={() => reset?.act()} />
        {solution.isThere && (
          <SolutionButton size="small" isShown={solution.isShown} toggle={solution.toggle} />
        )}
      </CodeTools>
    </div>
  );
}
