import type { Place } from '@hbg/coach/explanation';
import type { Files } from '@hbg/contract/units';
import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import { CoachCard } from '../../../execution/shared/coach-card.tsx';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { RunControls } from '../../../execution/shared/run-controls.tsx';
import type { PageMessage, PageSetting } from '../page/messages.ts';
import { PagePreview } from '../page/page-preview.tsx';
import { FileEditors } from './file-editors.tsx';
import styles from './page-bench.module.css';
import { PageConsole } from './page-console.tsx';
import { emptyLog, logAfter, type PageError } from './page-log.ts';
import { PageStage } from './page-stage.tsx';
import { useFilesReset } from './use-files-reset.ts';
import { usePageCoach } from './use-page-coach.ts';

type PageBenchProps = Pick<PageSetting, 'data' | 'answer' | 'storage'> & {
  files: Files;
  starter: Files;
  onChange: (files: Files) => void;
  /** The files are about to be replaced by those of the starter. */
  onReset?: () => void;
  /** What stands where a browser has the address. */
  address: string;
  /** The learner has asked to see the page from its beginning. */
  onRun: () => void;
  onMessage?: (message: PageMessage) => void;
  /** Beside Run. */
  actions?: ReactNode;
  /** At the lower edge of the editor. */
  tools?: ReactNode;
  className?: string | undefined;
};

/** Files at the left, the page that they make and what it says at the right. */
export function PageBench(props: PageBenchProps) {
  const { files, starter, onChange, address, onRun, actions, tools, className } = props;
  const [log, tell] = useReducer(logAfter, emptyLog);
  const [round, setRound] = useState(0);
  const [isNarrow, setIsNarrow] = useState(false);
  const [file, setFile] = useState(() => firstOf(files));
  const fields = useRef(new Map<string, CodeFieldHandle>());
  const { explanation, explain } = usePageCoach(log.error, files);
  const hear = useStable((message: PageMessage) => {
    tell(message);
    props.onMessage?.(message);
  });
  const run = useStable<void>(() => {
    setRound(round + 1);
    onRun();
  });
  const reset = useFilesReset({ files, starter, onChange, onReset: props.onReset });
  const goTo = (place: Place) => {
    const wanted = explanation?.file ?? file;
    setFile(wanted);
    fields.current.get(wanted)?.goTo(place);
  };
  // Each round is a fresh page, of the same files too.
  // oxlint-disable-next-line react/exhaustive-deps -- the round makes it another
  const shown = useMemo(() => ({ ...files }), [files, round]);
  const inGerman = useCallback((error: PageError) => sentenceOf(explain(error)), [explain]);
  return (
    <div className={joinClasses(styles.bench, className)}>
      <div className={styles.editor}>
        <FileEditors
          files={files}
          file={file}
          onOpen={setFile}
          onChange={(name, text) => onChange({ ...files, [name]: text })}
          fields={fields}
          mark={explanation?.file ? { file: explanation.file, place: explanation.stelle } : null}
          coach={
            explanation && (
              <CoachCard
                explanation={explanation}
                isOld={false}
                traceback={null}
                saidAs={explanation.original}
                onGoTo={goTo}
              />
            )
          }
          actions={
            <RunControls
              isRunning={false}
              onRun={run}
              reset={reset?.kind ?? null}
              onReset={() => reset?.act()}
            >
              {actions}
            </RunControls>
          }
        />
        {tools}
      </div>
      <div className={styles.result}>
        <PageStage
          address={address}
          isNarrow={isNarrow}
          onNarrow={setIsNarrow}
          onReload={() => run()}
        >
          <PagePreview
            files={shown}
            onMessage={hear}
            {...(props.data && { data: props.data })}
            {...(props.answer && { answer: props.answer })}
            {...(props.storage && { storage: props.storage })}
          />
        </PageStage>
        <PageConsole log={log} explain={inGerman} />
      </div>
    </div>
  );
}

function firstOf(files: Files): string {
  return Object.keys(files)[0] ?? 'index.html';
}

function sentenceOf(explanation: { readonly titel: string; readonly erklaerung: string } | null) {
  return explanation && `${explanation.titel}. ${explanation.erklaerung.replaceAll('`', '')}`;
}
