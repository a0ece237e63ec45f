import { ChevronRight, CircleX, Info, TriangleAlert } from 'lucide-react';
import { createElement, memo, type ReactNode, useRef } from 'react';
import { useFollowTheEnd } from '../../../../ui/use-follow-the-end.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './page-console.module.css';
import { errorCount, type LogEntry, type PageLog } from './page-log.ts';

type PageConsoleProps = {
  log: PageLog;
  /** In German, where it is known what an error means. */
  explain: (entry: Extract<LogEntry, { kind: 'error' }>) => string | null;
};

/** What the page has said, the newest at the end. */
export const PageConsole = memo(function PageConsole({ log, explain }: PageConsoleProps) {
  const list = useRef<HTMLDivElement>(null);
  const onScroll = useFollowTheEnd(list, [log.entries]);
  const errors = errorCount(log);
  // Lines are only added, so they are positional children and need no keys.
  const lines = log.entries.map((entry) => <Line entry={entry} explain={explain} />);
  return (
    <section className={styles.console} aria-label="Konsole">
      <header className={styles.head}>
        <h2 className={styles.title}>Konsole</h2>
        <span className={styles.count}>{errors === 0 ? '' : `${errors} Fehler`}</span>
      </header>
      <div
        ref={list}
        className={styles.lines}
        role="log"
        aria-label="Ausgabe der Seite"
        tabIndex={0}
        onScroll={onScroll}
      >
        {lines.length === 0 ? (
          <p className={styles.empty}>
            Hier steht, was dein Skript mit <code>console.log(…)</code> sagt.
          </p>
        ) : (
          createElement('div', undefined, ...lines)
        )}
      </div>
    </section>
  );
});

type LineProps = { entry: LogEntry; explain: PageConsoleProps['explain'] };

function Line({ entry, explain }: LineProps): ReactNode {
  switch (entry.kind) {
    case 'log':
      return (
        <Row look={entry.level === 'error' || entry.level === 'warn' ? entry.level : 'said'}>
          {entry.text}
        </Row>
      );
    case 'table':
      return <Table columns={entry.columns} rows={entry.rows} />;
    case 'error':
      return (
        <Row look="error" file={entry.file} line={entry.line}>
          {explain(entry) ?? entry.message}
        </Row>
      );
    case 'dropped':
      return <Row look="note">{`und ${entry.count.toLocaleString('de')} weitere Zeilen`}</Row>;
    case 'stopped':
      return <Row look="error">{entry.text}</Row>;
    default:
      return <Row look="note">{entry.text}</Row>;
  }
}

type Look = 'said' | 'warn' | 'error' | 'note';

const signs: Readonly<Record<Look, ReactNode>> = {
  said: <ChevronRight size={14} aria-hidden="true" />,
  note: <Info size={14} aria-hidden="true" />,
  warn: <TriangleAlert size={14} aria-hidden="true" />,
  error: <CircleX size={14} aria-hidden="true" />,
};

type RowProps = {
  look: Look;
  file?: string | null;
  line?: number | null;
  children: ReactNode;
};

function Row({ look, file = null, line = null, children }: RowProps) {
  return (
    <div className={styles.line} data-look={look}>
      {signs[look]}
      {look === 'error' && <VisuallyHidden>Fehler: </VisuallyHidden>}
      <span className={styles.text}>{children}</span>
      {file !== null && line !== null && (
        <span className={styles.place}>
          {file}:{line}
        </span>
      )}
    </div>
  );
}

type TableProps = { columns: readonly string[]; rows: readonly (readonly string[])[] };

function Table({ columns, rows }: TableProps) {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    createElement('tr', undefined, ...texts.map((text) => createElement(tag, undefined, text)));
  return (
    <div className={styles.table}>
      <table>
        <thead>{cells('th', columns)}</thead>
        {createElement('tbody', undefined, ...rows.map((row) => cells('td', row)))}
      </table>
    </div>
  );
}
