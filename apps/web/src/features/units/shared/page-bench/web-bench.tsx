import { joinFiles } from '@hbg/contract/files';
import { useMemo, useRef } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { useStable } from '../../../../ui/use-stable.ts';
import { CodeClash } from '../../../execution/shared/code-clash.tsx';
import type { BenchProps } from '../bench/bench-props.ts';
import { slotsOf } from '../bench/slots-of.tsx';
import { SolutionButton } from '../bench/solution-button.tsx';
import { useSolution } from '../bench/use-solution.ts';
import { evidenceOf, useUnitWork } from '../bench/use-unit-work.ts';
import { useCodeActions, useCodeState } from '../code-scope.tsx';
import { CodeTools } from '../code-tools.tsx';
import { storageOnDevice } from '../page/page-storage.ts';
import { useUnitFiles } from '../use-unit-files.ts';
import { PageBench } from './page-bench.tsx';
import { usePageGoals } from './use-page-goals.ts';
import styles from './web-bench.module.css';

/** One unit of HTML, CSS and JavaScript, within its `CodeScope`. */
export function WebBench(props: BenchProps) {
  const { owner, unit } = props;
  const work = useUnitWork(props);
  const goals = usePageGoals(unit);
  const evidence = evidenceOf(
    work,
    goals.results.map(({ reached }) => reached === true),
  );
  const slots = slotsOf({ ...props, work, results: goals.results, evidence });
  return props.layout({
    ...slots,
    work: <WebWork unit={unit} owner={owner} onCheck={goals.check} onShow={work.tellSolution} />,
  });
}

type WebWorkProps = Pick<BenchProps, 'unit' | 'owner'> & {
  onCheck: ReturnType<typeof usePageGoals>['check'];
  onShow: () => void;
};

function WebWork({ unit, owner, onCheck, onShow }: WebWorkProps) {
  const { files, changeFiles } = useUnitFiles(unit.starter);
  const { change, keep } = useCodeActions();
  const field = useRef({ replaceAll: change });
  const solution = useSolution({ code: joinFiles(unit.solution), field, onShow });
  const storage = useMemo(() => storageOnDevice(owner, unit.id), [owner, unit.id]);
  const run = useStable<void>(() => {
    void keep('run');
    onCheck(files);
  });
  return (
    <PageBench
      className={styles.bench}
      files={files}
      starter={unit.starter}
      onChange={changeFiles}
      onReset={() => {
        void keep('reset');
        solution.forget();
      }}
      address={`garage/${unit.id.split('/')[1] ?? ''}.html`}
      data={unit.data}
      storage={storage}
      onRun={() => run()}
      actions={<SolutionButton {...solution} />}
      tools={<Tools unit={unit} field={field} isSolution={solution.isShown} />}
    />
  );
}

type ToolsProps = Pick<BenchProps, 'unit'> & {
  field: { readonly current: { readonly replaceAll: (code: string) => void } };
  isSolution: boolean;
};

function Tools({ unit, field, isSolution }: ToolsProps) {
  const { clash } = useCodeState();
  return (
    <div className={styles.tools}>
      {clash && <CodeClash clash={clash} onChosen={() => {}} />}
      {isSolution && (
        <p className={styles.badge}>
          <Badge tone="amber">Solution Shown</Badge>
        </p>
      )}
      <CodeTools unit={unit} field={field} />
    </div>
  );
}
