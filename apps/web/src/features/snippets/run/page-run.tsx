import type { Snippet } from '@hbg/contract/snippets';
import { useMemo } from 'react';
import { PagePreview } from '../../units/shared/page/page-preview.tsx';
import { PageConsole } from '../../units/shared/page-bench/page-console.tsx';
import { PageStage } from '../../units/shared/page-bench/page-stage.tsx';
import { usePage } from '../../units/shared/page-bench/use-page.ts';
import { pageOfSnippet } from '../shared/page-of-snippet.ts';
import styles from './run.module.css';

export type PageRunProps = {
  snippet: Pick<Snippet, 'code' | 'language'>;
  /** Where an error is meant to be looked at. */
  onShowCode: () => void;
};

/** The page that a snippet makes, and what it says. */
export function PageRun({ snippet, onShowCode }: PageRunProps) {
  const { code, language } = snippet;
  const files = useMemo(() => pageOfSnippet(code, language), [code, language]);
  const page = usePage({ files, onRun: noteNothing });
  return (
    <div className={styles.page}>
      <PageStage address="garage/snippet.html" onReload={page.run}>
        <PagePreview files={page.shown} onMessage={page.hear} />
      </PageStage>
      <PageConsole log={page.log} hints={page.hints} explain={page.inGerman} onGoTo={onShowCode} />
    </div>
  );
}

function noteNothing() {}
