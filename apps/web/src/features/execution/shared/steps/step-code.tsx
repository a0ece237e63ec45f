import { createElement, memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { CodeLine } from '../../../../ui/code-line.tsx';
import type { CodeToken } from '../../../../ui/code-token.ts';
import { highlightPython } from '../../../markup/shared/highlight-python.ts';
import type { RecordedStep } from './recording.ts';
import { showInBox } from './show-in-box.ts';
import styles from './step-code.module.css';

type StepCodeProps = { code: string; step: RecordedStep };

type Mark = 'next' | 'failed' | 'waits';

/** The program, with the line that is its turn, and those that wait for a function to come back. */
export function StepCode({ code, step }: StepCodeProps) {
  const lines = useMemo(() => highlightPython(code.trimEnd()), [code]);
  const box = useRef<HTMLElement>(null);
  useLineInView(box, step.line);
  const marks = marksOf(step);
  const rows = lines.map((tokens, index) =>
    createElement(StepLine, { tokens, number: index + 1, mark: marks.get(index + 1) }),
  );
  return (
    <figure ref={box} className={styles.code} tabIndex={0} aria-label="Dein Programm">
      {/* Lines are never reordered: they are positional children and need no keys. */}
      {createElement('ol', { className: styles.lines }, ...rows)}
    </figure>
  );
}

function marksOf({ kind, line, calls }: RecordedStep): Map<number, Mark> {
  const marks = new Map<number, Mark>(calls.slice(0, -1).map((call) => [call.line, 'waits']));
  if (kind !== 'finished') marks.set(line, kind === 'failed' ? 'failed' : 'next');
  return marks;
}

type StepLineProps = { tokens: readonly CodeToken[]; number: number; mark: Mark | undefined };

/** Of a thousand lines two change from one step to the next. */
const StepLine = memo(function StepLine({ tokens, number, mark }: StepLineProps) {
  const isCurrent = mark === 'next' || mark === 'failed';
  return (
    <li
      className={styles.line}
      data-line={number}
      data-mark={mark}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.sign} aria-hidden="true">
        {mark && signs[mark]}
      </span>
      <span className={styles.lineNumber} aria-hidden="true">
        {number}
      </span>
      <code className={styles.text}>
        <CodeLine tokens={tokens} />
      </code>
    </li>
  );
});

const signs: Record<Mark, string> = { next: '▶', failed: '✕', waits: '⋯' };

function useLineInView(box: RefObject<HTMLElement | null>, line: number) {
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    if (box.current && row) showInBox(box.current, row);
  }, [box, line]);
}
