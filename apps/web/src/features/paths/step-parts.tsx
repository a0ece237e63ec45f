import type { StepPart } from '@hbg/contract/paths';
import { Check, ChevronDown } from 'lucide-react';
import { PlaceLink } from '../../ui/place-link.tsx';
import styles from './step-parts.module.css';

type StepPartsProps = { parts: readonly StepPart[]; isOpen: boolean };

/** What a step consists of. */
export function StepParts({ parts, isOpen }: StepPartsProps) {
  const done = parts.filter((part) => part.isDone).length;
  return (
    // Whoever has come to the next step sees that one unfolded.
    <details key={String(isOpen)} className={styles.parts} open={isOpen}>
      <summary className={styles.summary}>
        {done} von {parts.length} geschafft
        <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {parts.map((part) => (
          <PartRow key={part.unit} part={part} />
        ))}
      </ul>
    </details>
  );
}

function PartRow({ part: { title, minutes, address, isDone, missing } }: { part: StepPart }) {
  return (
    <li className={styles.part}>
      <span className={styles.sign}>{isDone && <Check size={16} aria-label="geschafft" />}</span>
      <span className={styles.words}>
        <PlaceLink address={address} className={styles.link}>
          {title}
        </PlaceLink>
        {missing && <span className={styles.missing}>{missing}</span>}
      </span>
      <span className={styles.minutes}>{minutes}&nbsp;min</span>
    </li>
  );
}
