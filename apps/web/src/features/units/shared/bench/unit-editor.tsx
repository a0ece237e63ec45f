import { joinFiles, mainFile } from '@hbg/contract/files';
import { CircleHelp } from 'lucide-react';
import { memo, type RefObject, useMemo, useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { EditorPanel } from '../../../execution/shared/editor-panel.tsx';
import type { UsedProgram } from '../../../execution/shared/use-program.ts';
import { useCodeActions, useCodeState } from '../code-scope.tsx';
import { CodeTools } from '../code-tools.tsx';
import type { BenchUnit } from './bench-unit.ts';
import { FileTabs } from './file-tabs.tsx';
import { SolutionButton } from './solution-button.tsx';
import type { UsedSolution } from './use-solution.ts';
import styles from './workbench.module.css';

type UnitEditorProps = {
  unit: BenchUnit;
  program: Pick<UsedProgram, 'phase' | 'run' | 'stop' | 'reset'>;
  solution: UsedSolution;
  field: RefObject<CodeFieldHandle | null>;
  /** Something else on the screen matters more than to run it once more. */
  isRunQuiet?: boolean | undefined;
  onAsk?: (() => void) | undefined;
  onSteps: (button: HTMLElement) => void;
};

/** What is drawn with every key; what a program prints leaves it alone. */
export const UnitEditor = memo(function UnitEditor(props: UnitEditorProps) {
  const { unit, program, solution, field, isRunQuiet, onAsk, onSteps } = props;
  const { code, clash } = useCodeState();
  const { change, keep } = useCodeActions();
  const [file, openFile] = useState(mainFile);
  const isRunning = program.phase.kind === 'running';
  const actions = useMemo(
    () =>
      solution.isThere && <SolutionButton isShown={solution.isShown} toggle={solution.toggle} />,
    [solution],
  );
  const data = Object.keys(unit.data);
  return (
    <EditorPanel
      className={styles.editor}
      program={program}
      code={code}
      starter={useMemo(() => joinFiles(unit.starter), [unit.starter])}
      onChange={change}
      clash={clash}
      field={field}
      badge={solution.isShown && <Badge tone="amber">Solution Shown</Badge>}
      onReset={() => {
        void keep('reset');
        solution.forget();
      }}
      isRunQuiet={isRunQuiet}
      aside={onAsk && <AskButton onAsk={onAsk} />}
      actions={actions}
      tools={
        <CodeTools
          unit={unit}
          field={field}
          isRunning={isRunning}
          onSteps={onSteps}
          onPut={solution.forget}
        />
      }
      {...(data.length > 0 && {
        tabs: <FileTabs names={[mainFile, ...data]} open={file} onOpen={openFile} data={data} />,
        instead: file !== mainFile && <DataFile name={file} text={unit.data[file] ?? ''} />,
      })}
    />
  );
});

function AskButton({ onAsk }: { onAsk: () => void }) {
  return (
    <Button
      variant="plain"
      size="icon"
      aria-label="AI-Hilfe"
      title="AI-Hilfe"
      icon={<CircleHelp size={20} />}
      onClick={onAsk}
    />
  );
}

function DataFile({ name, text }: { name: string; text: string }) {
  return (
    <figure className={styles.data} tabIndex={0} aria-label={name}>
      <pre>{text}</pre>
      <figcaption>
        Diese Datei liegt neben deinem Programm. Ändern kannst du sie hier nicht.
      </figcaption>
    </figure>
  );
}
