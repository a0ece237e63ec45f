import type { Riddle } from '@hbg/contract/units';
import { Check, X } from 'lucide-react';
import { createElement } from 'react';
import { CodeLine } from '../../../ui/code-line.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import type { CodeToken } from '../../../ui/code-token.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { highlightPython } from '../../markup/shared/highlight-python.ts';
import styles from './riddle-lines.module.css';

type RiddleLinesProps = {
  code: string;
  riddle: Riddle;
  tapped: readonly number[];
  isFound: boolean;
  onTap: (line: number) => void;
};

/** Each line is a button; the reason stands below the line that was tapped. */
export function RiddleLines({ code, riddle, tapped, isFound, onTap }: RiddleLinesProps) {
  const last = tapped.at(-1);
  const lines = highlightPython(code.trimEnd()).map((tokens, index) => {
    const line = index + 1;
    const isGuilty = line === riddle.line;
    const isShown = tapped.includes(line) || (isGuilty && isFound);
    const why = isShown ? whyOf(riddle, line) : null;
    return createElement(Line, { tokens, line, isGuilty, why, isFound, onTap: () => onTap(line) });
  });
  return (
    <div className={styles.program}>
      {/* Lines are never reordered: they are positional children and need no keys. */}
      {createElement('ol', { className: styles.lines, 'aria-label': 'Programm' }, ...lines)}
      <output>
        <VisuallyHidden>{last !== undefined && said(riddle, last)}</VisuallyHidden>
      </output>
    </div>
  );
}

type LineProps = {
  tokens: readonly CodeToken[];
  line: number;
  isGuilty: boolean;
  /** Once it was tapped. */
  why: string | null;
  isFound: boolean;
  onTap: () => void;
};

function Line({ tokens, line, isGuilty, why, isFound, onTap }: LineProps) {
  const tone = isGuilty ? styles.guilty : styles.innocent;
  return (
    <li className={joinClasses(styles.line, why !== null && tone)}>
      <button
        type="button"
        className={styles.tap}
        aria-pressed={why !== null}
        aria-disabled={isFound || why !== null}
        onClick={onTap}
      >
        <span className={styles.number}>
          <VisuallyHidden>Zeile </VisuallyHidden>
          {line}
        </span>
        <code className={styles.code}>
          <CodeLine tokens={tokens} />
        </code>
        {why !== null && <Sign isGuilty={isGuilty} />}
      </button>
      {why !== null && (
        <p className={styles.why}>
          <CodeText>{why}</CodeText>
        </p>
      )}
    </li>
  );
}

function Sign({ isGuilty }: { isGuilty: boolean }) {
  return isGuilty ? (
    <Check size={18} className={styles.sign} aria-label="schuld" />
  ) : (
    <X size={18} className={styles.sign} aria-label="nicht schuld" />
  );
}

function whyOf({ line, why, innocent }: Riddle, tapped: number): string {
  return tapped === line ? why : (innocent.find((one) => one.line === tapped)?.why ?? '');
}

function said(riddle: Riddle, tapped: number): string {
  const verdict = tapped === riddle.line ? 'Erwischt' : 'Nicht schuld';
  return `Zeile ${tapped}: ${verdict}! ${whyOf(riddle, tapped).replaceAll('`', '')}`;
}
