import type { PageAdvice } from '@hbg/coach/web/page-advice';
import { ChevronRight, CircleX, Info, TriangleAlert } from 'lucide-react';
import { createElement, memo, type ReactNode, useRef } from 'react';
import { useFollowTheEnd } from '../../../../ui/use-follow-the-end.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './page-console.module.css';
import { errorCount, type LogEntry, type PageError, type PageLog } from './page-log.ts';

type PageConsoleProps = {
  log: PageLog;
  /** What is odd in the files though nothing fails. */
  hints: readonly PageAdvice[];
  /** In German, where it is known what an error means. */
  explain: (error: PageError) => string | null;
  onGoTo: (file: string, line: number) => void;
};

/** What the page has said, the newest at the end. */
export const PageConsole = memo(function PageConsole({ log, hints, ...told }: PageConsoleProps) {
  const list = useRef<HTMLElement>(null);
  const onScroll = useFollowTheEnd(list, [log.entries, hints]);
  const errors = errorCount(log);
  // Lines are only added, so they are positional children and need no keys.
  const lines = [
    ...log.entries.map((entry) => createElement(Line, { entry, ...told })),
    ...hints.map((hint) => createElement(Hint, { hint, onGoTo: told.onGoTo })),
  ];
  return (
    <section className={styles.console} aria-label="Konsole">
      <header className={styles.head}>
        <h2 className={styles.title}>Konsole</h2>
        <span className={styles.count}>{errors === 0 ? '' : `${errors} Fehler`}</span>
      </header>
      <figure
        ref={list}
        className={styles.lines}
        aria-label="Ausgabe der Seite"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div role="log">
          {lines.length === 0 ? (
            <p className={styles.empty}>
              Hier steht, was dein Skript mit <code>console.log(…)</code> sagt.
            </p>
          ) : (
            createElement('div', undefined, ...lines)
          )}
        </div>
      </figure>
    </section>
  );
});

type HintProps = { hint: PageAdvice } & Pick<PageConsoleProps, 'onGoTo'>;

function Hint({ hint, onGoTo }: HintProps): ReactNode {
  const { file, stelle, titel, erklaerung, tipp } = hint;
  const said = `${titel}. ${erklaerung} ${tipp}`.replaceAll('`', '');
  return (
    <Row look="warn" place={<Place file={file} line={stelle?.line ?? null} onGoTo={onGoTo} />}>
      {said}
    </Row>
  );
}

type LineProps = { entry: LogEntry } & Omit<PageConsoleProps, 'log' | 'hints'>;

function Line({ entry, explain, onGoTo }: LineProps): ReactNode {
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
        <Row look="error" place={<Place {...entry} onGoTo={onGoTo} />}>
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

type RowProps = { look: Look; place?: ReactNode; children: ReactNode };

function Row({ look, place, children }: RowProps) {
  return (
    <div className={styles.line} data-look={look}>
      {signs[look]}
      {look === 'error' && <VisuallyHidden>Fehler: </VisuallyHidden>}
      <span className={styles.text}>{children}</span>
      {place}
    </div>
  );
}

type PlaceProps = Pick<PageError, 'file' | 'line'> & Pick<PageConsoleProps, 'onGoTo'>;

function Place({ file, line, onGoTo }: PlaceProps) {
  if (file === null || line === null) return null;
  return (
    <button type="button" className={styles.place} onClick={() => onGoTo(file, line)}>
      {file}:{line}
    </button>
  );
}

type TableProps = { columns: readonly string[]; rows: readonly (readonly string[])[] };

function Table({ columns, rows }: TableProps) {
  return (
    <div className={styles.table}>
      <table>
        <thead>{rowOf('th', columns)}</thead>
        {createElement('tbody', undefined, ...rows.map((row) => rowOf('td', row)))}
      </table>
    </div>
  );
}

function rowOf(tag: 'th' | 'td', texts: readonly string[]) {
  return createElement(
    'tr',
    undefined,
    // Above the numbers of the rows stands nothing.
    ...texts.map((text) => createElement(text === '' ? 'td' : tag, undefined, text)),
  );
}
