import type { Recommendation } from '@hbg/contract/profile';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { CodeText } from '../../ui/code-text.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import styles from './next-rows.module.css';
import { minutesWords, recommendationKinds } from './recommendation-kinds.ts';

type NextRowsProps = { title: string; cards: readonly Recommendation[] };

/** What could come next, below each other: where there is little room. */
export function NextRows({ title, cards }: NextRowsProps) {
  const heading = useId();
  return (
    <section className={styles.next} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.rows}>
        {cards.map((card) => (
          <li key={card.kind} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.kind}>
                {recommendationKinds[card.kind]} · {minutesWords(card)}
              </p>
              <PlaceLink address={card.address} className={styles.link}>
                {card.title}
              </PlaceLink>
              <p className={styles.reason}>
                <CodeText>{card.reason}</CodeText>
              </p>
            </div>
            <ArrowRight size={18} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
