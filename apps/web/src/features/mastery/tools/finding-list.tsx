import type { Place } from '@hbg/coach/explanation';
import { CircleAlert, CircleCheck, CircleX, Copy } from 'lucide-react';
import { createElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { copyResult } from './copy-result.ts';
import { type Finding, type Report, textOf } from './finding.ts';
import styles from './finding-list.module.css';

type FindingListProps = {
  report: Report;
  /** What was looked at has been changed since. */
  isOld: boolean;
  onGoTo: (place: Place) => void;
};

export function FindingList({ report, isOld, onGoTo }: FindingListProps) {
  // Those of one report never change their order, so they are positional children and need no keys.
  const items = report.findings.map((finding) => createElement(Item, { finding, onGoTo }));
  return (
    <section aria-label="Ergebnis" className={styles.report}>
      <div className={styles.head}>
        <output className={styles.summary}>
          {report.summary}
          {isOld && <span className={styles.old}> (vor deiner Änderung)</span>}
        </output>
        <Button size="small" icon={<Copy size={14} />} onClick={() => copyResult(textOf(report))}>
          Ergebnis kopieren
        </Button>
      </div>
      {items.length > 0 && createElement('ul', { className: styles.list }, ...items)}
    </section>
  );
}

const marks = {
  bad: { icon: <CircleX size={20} />, word: 'Fehler' },
  hint: { icon: <CircleAlert size={20} />, word: 'Hinweis' },
  good: { icon: <CircleCheck size={20} />, word: 'Gut' },
} as const;

type ItemProps = { finding: Finding; onGoTo: (place: Place) => void };

function Item({ finding: { tone, title, text, place, original }, onGoTo }: ItemProps) {
  const { icon, word } = marks[tone];
  return (
    <li className={joinClasses(styles.item, styles[tone])}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <h4 className={styles.title}>
          <VisuallyHidden>{word}: </VisuallyHidden>
          {title}
        </h4>
        <p>
          <CodeText>{text}</CodeText>
        </p>
        {original && (
          <p lang="en" className={styles.original}>
            {original}
          </p>
        )}
      </div>
      {place && (
        <Button size="small" onClick={() => onGoTo(place)}>
          Zeile {place.line}
        </Button>
      )}
    </li>
  );
}
