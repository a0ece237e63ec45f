import { CircleCheck } from 'lucide-react';
import { createElement, Fragment, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DiffLine, diffFiles, isSame } from './line-diff.ts';
import styles from './timeline.module.css';

/** What bringing `after` back would change; made anew for each. */
export function Difference({ before, after }: { before: string; after: string }) {
  const files = diffFiles(before, after);
  const isUnchanged = files.every(({ lines }) => isSame(lines));
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => showFirstChange(box.current), []);
  // The lines of one difference are never reordered, so they need no keys.
  return (
    <div className={styles.comparison}>
      {isUnchanged ? <Same /> : <Legend />}
      <figure
        ref={box}
        className={styles.difference}
        tabIndex={0}
        aria-label={isUnchanged ? 'Dieser Stand' : 'Was sich dadurch ändert'}
      >
        {files.map(({ name, lines }) => (
          <Fragment key={name ?? ''}>
            {name && <figcaption className={styles.file}>{name}</figcaption>}
            <pre>{createElement('code', undefined, ...lines.map(renderLine))}</pre>
          </Fragment>
        ))}
      </figure>
    </div>
  );
}

function Same() {
  return (
    <p className={styles.sentence}>
      <CircleCheck size={18} aria-hidden="true" />
      Genau so steht es jetzt im Editor.
    </p>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="So liest du den Vergleich">
      <li className={styles.removed}>
        <b>−</b> vorher: steht jetzt im Editor
      </li>
      <li className={styles.added}>
        <b>+</b> nachher: dieser Stand
      </li>
    </ul>
  );
}

const signs = { same: '', added: '+', removed: '−' };
const words = { same: '', added: 'kommt dazu: ', removed: 'fällt weg: ' };

function renderLine({ kind, text }: DiffLine) {
  return (
    <span className={joinClasses(styles.line, styles[kind])} data-kind={kind}>
      <span className={styles.sign} aria-hidden="true">
        {signs[kind]}
      </span>
      <span>
        {words[kind] && <VisuallyHidden>{words[kind]}</VisuallyHidden>}
        {text}
        {'\n'}
      </span>
    </span>
  );
}

/** With a line above it; only the box scrolls. */
function showFirstChange(box: HTMLElement | null) {
  const row = box?.querySelector('[data-kind=added], [data-kind=removed]');
  if (!box) return;
  box.scrollTop = 0;
  if (!row) return;
  const { top, height } = row.getBoundingClientRect();
  box.scrollTop = Math.max(0, top - box.getBoundingClientRect().top - 2 * height);
}
