import { createElement } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DiffLine, diffLines } from './line-diff.ts';
import styles from './timeline.module.css';

/** What bringing `after` back would change. */
export function Difference({ before, after }: { before: string; after: string }) {
  const lines = diffLines(before, after);
  const isSame = lines.every(({ kind }) => kind === 'same');
  // The lines of one difference are never reordered, so they need no keys.
  return (
    <figure className={styles.difference} tabIndex={0} aria-label="Was sich dadurch ändert">
      {isSame && (
        <figcaption className={styles.same}>Genau so steht es jetzt im Editor.</figcaption>
      )}
      <pre>{createElement('code', undefined, ...lines.map(renderLine))}</pre>
    </figure>
  );
}

const signs = { same: ' ', added: '+', removed: '−' };
const words = { same: '', added: 'kommt dazu: ', removed: 'fällt weg: ' };

function renderLine({ kind, text }: DiffLine) {
  return (
    <span className={styles[kind]}>
      <span aria-hidden="true">{signs[kind]} </span>
      {words[kind] && <VisuallyHidden>{words[kind]}</VisuallyHidden>}
      {text}
      {'\n'}
    </span>
  );
}
