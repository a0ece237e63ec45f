import type { LastPlace } from '@hbg/contract/landing';
import { createElement } from 'react';
import { CodeLine } from '../../ui/code-line.tsx';
import type { CodeToken } from '../../ui/code-token.ts';
import { highlightCode } from '../markup/shared/highlight-code.ts';
import styles from './last-lines.module.css';

type LastLinesProps = LastPlace['code'] & Pick<LastPlace, 'language'>;

/** The end of a program, with the caret where one writes on. */
export function LastLines({ firstLine, lines, language }: LastLinesProps) {
  if (lines.length === 0)
    return <p className={styles.none}>Noch steht hier nichts. Die erste Zeile schreibst du.</p>;
  const shown = highlightCode(lines.join('\n'), language).slice(0, lines.length);
  return (
    <figure className={styles.code} tabIndex={0} aria-label="Deine letzten Zeilen">
      <pre>
        {createElement(
          'code',
          { className: styles.lines, style: { counterReset: `line ${firstLine - 1}` } },
          ...shown.map((tokens, at) => renderLine(tokens, at === shown.length - 1)),
        )}
      </pre>
    </figure>
  );
}

// Code is never reordered, so its lines are spread as positional children and need no keys.
function renderLine(tokens: readonly CodeToken[], isLast: boolean) {
  return (
    <span className={styles.line}>
      <CodeLine tokens={tokens} />
      {isLast && <span className={styles.caret} />}
      {'\n'}
    </span>
  );
}
