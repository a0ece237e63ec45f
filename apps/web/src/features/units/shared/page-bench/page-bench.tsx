import type { PageExplanation } from '@hbg/coach/web/page-rule';
import type { Files } from '@hbg/contract/units';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { CoachCard } from '../../../execution/shared/coach-card.tsx';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { RunControls } from '../../../execution/shared/run-controls.tsx';
import type { PageMessage, PageSetting } from '../page/messages.ts';
import { PagePreview } from '../page/page-preview.tsx';
import { FileEditors } from './file-editors.tsx';
import styles from './page-bench.module.css';
import { PageConsole } from './page-console.tsx';
import { PageStage } from './page-stage.tsx';
import { type UsedPage, usePage } from './use-page.ts';

/** For who leads there from elsewhere: the file in view, and the page from its beginning. */
export type PageBenchHandle = Pick<CodeFieldHandle, 'focus' | 'goTo' | 'insert'> & {
  readonly run: () => void;
};

export type PageBenchProps = Pick<PageSetting, 'data' | 'answer' | 'storage'> & {
  files: Files;
  onChange: (files: Files) => void;
  /** What stands where a browser has the address. */
  address: string;
  /** The learner has asked to see the page from its beginning. */
  onRun: () => void;
  /** Something else on the screen matters more than to run it once more. */
  isRunQuiet?: boolean;
  /** Something in the code is about to be shown. */
  onGoTo?: () => void;
  onMessage?: (message: PageMessage) => void;
  /** At the lower edge of the editor. */
  tools?: ReactNode;
  /** Below the console. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<PageBenchHandle>;
};

/** Files at the left, the page that they make and what it says at the right. */
export function PageBench({ ref, ...props }: PageBenchProps) {
  const result = useRef<HTMLDivElement>(null);
  const onRun = () => {
    props.onRun();
    // Below its code the page may be out of sight; the same width as in the styles.
    if (matchMedia('(width < 64rem)').matches)
      requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  };
  const page = usePage({ ...props, onRun });
  const { fields, file, run } = page;
  useImperativeHandle(ref, () => {
    const field = () => fields.current.get(file);
    return {
      run: () => run(),
      focus: () => field()?.focus(),
      goTo: (place) => field()?.goTo(place),
      insert: (text) => field()?.insert(text),
    };
  }, [fields, file, run]);
  return (
    <div className={joinClasses(styles.bench, props.className)} data-workbench>
      <div className={styles.editor}>
        <PageEditors {...props} page={page} />
        {props.tools}
      </div>
      <PageResult {...props} page={page} place={result} />
    </div>
  );
}

type PartProps = Omit<PageBenchProps, 'ref'> & { page: UsedPage };

function PageEditors({ page, files, onChange, isRunQuiet }: PartProps) {
  const { explanation } = page;
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
            saidAs={browserWords(explanation)}
            onGoTo={(place) => page.goTo({ file: explanation.file ?? page.file, place })}
          />
        )
      }
      actions={<RunControls isRunning={false} isQuiet={isRunQuiet} onRun={page.run} />}
    />
  );
}

const ownKinds = new Set(['js-endless', 'js-saved']);

/** What the house itself has said stands above in German already. */
function browserWords({ kind, original }: PageExplanation): string {
  return ownKinds.has(kind) ? '' : original;
}

type PageResultProps = PartProps & { place: RefObject<HTMLDivElement | null> };

function PageResult({ place, page, address, data, answer, storage, children }: PageResultProps) {
  return (
    <div ref={place} className={styles.result}>
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
      {children}
    </div>
  );
}
