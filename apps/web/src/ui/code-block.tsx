import { Copy } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './code-block.module.css';
import { CodeLine } from './code-line.tsx';
import type { CodeToken } from './code-token.ts';
import { copyText } from './copy-text.ts';
import { stopWhereItScrolls } from './stop-where-it-scrolls.ts';
import { showToast } from './toast.tsx';

type CodeBlockProps = {
  label?: string | undefined;
  lines: readonly CodeToken[][];
  code: string;
  /** More buttons beside the one that copies. */
  actions?: ReactNode;
  copyLabel?: string | undefined;
  onCopied?: (() => void) | undefined;
};

export function CodeBlock({ label, lines, code, actions, copyLabel, onCopied }: CodeBlockProps) {
  const copy = async () => {
    if (await copyAndTell(code)) onCopied?.();
  };
  return (
    <div className={styles.block} data-code-block>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.keys} data-keys aria-hidden="true">
          ↑ ↓ wählen
        </span>
        {actions}
        <Button variant="ghost" size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
          {copyLabel ?? 'Kopieren'}
        </Button>
      </div>
      {/* A browser would make a stop of the box itself where what is in it is none. */}
      <div className={styles.code} tabIndex={-1}>
        <figure ref={stopWhereItScrolls} tabIndex={-1} aria-label={label ?? 'Code'}>
          <pre>{createElement('code', undefined, ...lines.map(renderLine))}</pre>
        </figure>
      </div>
    </div>
  );
}

// Code is never reordered, so its lines are spread as positional children and need no keys.
function renderLine(tokens: readonly CodeToken[]) {
  return createElement(Fragment, undefined, createElement(CodeLine, { tokens }), '\n');
}

async function copyAndTell(code: string): Promise<boolean> {
  const isCopied = await copyText(code);
  showToast(
    isCopied
      ? { title: 'Code kopiert', description: 'Der Code wurde in die Zwischenablage kopiert.' }
      : {
          title: 'Fehler',
          description: 'Code konnte nicht kopiert werden.',
          tone: 'destructive',
        },
  );
  return isCopied;
}
