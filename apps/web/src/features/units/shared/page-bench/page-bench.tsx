import { areSameFiles } from '@hbg/contract/files';
import type { Files } from '@hbg/contract/units';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { CoachCard } from '../../../execution/shared/coach-card.tsx';
import { RunControls } from '../../../execution/shared/run-controls.tsx';
import { useReset } from '../../../execution/shared/use-reset.ts';
import type { PageMessage, PageSetting } from '../page/messages.ts';
import { PagePreview } from '../page/page-preview.tsx';
import { FileEditors } from './file-editors.tsx';
import styles from './page-bench.module.css';
import { PageConsole } from './page-console.tsx';
import { PageStage } from './page-stage.tsx';
import { type UsedPage, usePage } from './use-page.ts';

export type PageBenchProps = Pick<PageSetting, 'data' | 'answer' | 'storage'> & {
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
  const page = usePage(props);
  return (
    <div className={joinClasses(styles.bench, props.className)}>
      <div className={styles.editor}>
        <PageEditors {...props} page={page} />
        {props.tools}
      </div>
      <PageResult {...props} page={page} />
    </div>
  );
}

type PartProps = PageBenchProps & { page: UsedPage };

function PageEditors({ page, actions, ...props }: PartProps) {
  const { files, onChange } = props;
  const { explanation } = page;
  const reset = useReset({
    code: files,
    starter: props.starter,
    isStarter: areSameFiles(files, props.starter),
    put: onChange,
    onReset: props.onReset,
  });
  return (
    <FileEditors
      files={files}
      file={page.file}
      onOpen={page.openFile}
      onChange={(name, text) => onChange({ ...files, [name]: text })}
      fields={page.fields}
      mark={explanation?.file ? { file: explanation.file, place: explanation.stelle } : null}
      coach={
        explanation && (
          <CoachCard
            explanation={explanation}
            isOld={false}
            traceback={null}
            saidAs={explanation.original}
            onGoTo={(place) => page.goTo({ file: explanation.file ?? page.file, place })}
          />
        )
      }
      actions={
        <RunControls
          isRunning={false}
          onRun={page.run}
          reset={reset?.kind ?? null}
          onReset={() => reset?.act()}
        >
          {actions}
        </RunControls>
      }
    />
  );
}

function PageResult({ page, address, data, answer, storage }: PartProps) {
  return (
    <div className={styles.result}>
      <PageStage address={address} onReload={page.run}>
        <PagePreview
          files={page.shown}
          onMessage={page.hear}
          {...(data && { data })}
          {...(answer && { answer })}
          {...(storage && { storage })}
        />
      </PageStage>
      <PageConsole
        log={page.log}
        hints={page.hints}
        explain={page.inGerman}
        onGoTo={page.goToLine}
      />
    </div>
  );
}
