import type { Recommendation } from '@hbg/contract/profile';
import { ArrowRight } from 'lucide-react';
import { CodeText } from '../../ui/code-text.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './next-cards.module.css';
import { minutesWords, recommendationKinds } from './recommendation-kinds.ts';

/** As high as two of them. */
export function WaitingCards({ label = 'Was als Nächstes passt...' }: { label?: string }) {
  return (
    <div className={styles.waiting}>
      <Skeleton label={label} height="var(--height)" />
    </div>
  );
}

/** What could come next, side by side. */
export function NextCards({ cards }: { cards: readonly Recommendation[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.kind} className={styles.card}>
          <p className={styles.kind}>{recommendationKinds[card.kind]}</p>
          <h3 className={styles.title}>
            <PlaceLink address={card.address} className={styles.link}>
              {card.title}
            </PlaceLink>
          </h3>
          <p className={styles.reason}>
            <CodeText>{card.reason}</CodeText>
          </p>
          <p className={styles.foot}>
            <span>{minutesWords(card)}</span>
            <ArrowRight size={20} aria-hidden="true" />
          </p>
        </li>
      ))}
    </ul>
  );
}
