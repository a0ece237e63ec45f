import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './rarity-badge.module.css';
import { GEAR } from './rarity-shapes.ts';

export type Rarity = 'common' | 'uncommon' | 'rare';

type RarityBadgeProps = {
  title: string;
  rarity: Rarity;
  /** An icon of 24 by 24. */
  icon: ReactNode;
  /** What it was got for; the rarity stands before it. */
  note?: string | undefined;
  /** Not got yet: so far it has come. */
  progress?: string | undefined;
};

const NAMES: Readonly<Record<Rarity, string>> = {
  common: 'gewöhnlich',
  uncommon: 'ungewöhnlich',
  rare: 'selten',
};

/** The shape says how rare it is: washer, hexagon nut, gear. */
export function RarityBadge({ title, rarity, icon, note, progress }: RarityBadgeProps) {
  const below = progress ?? [NAMES[rarity], note].filter(Boolean).join(' · ');
  return (
    <div
      className={joinClasses(styles.badge, styles[rarity], progress !== undefined && styles.locked)}
    >
      <span className={styles.token} aria-hidden="true">
        <svg viewBox="0 0 48 48" className={styles.shape}>
          <Shape rarity={rarity} />
        </svg>
        <span className={styles.icon}>{icon}</span>
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.note}>{below}</div>
      </div>
    </div>
  );
}

function Shape({ rarity }: { rarity: Rarity }) {
  if (rarity === 'common') return <circle cx="24" cy="24" r="20" />;
  return <path d={rarity === 'uncommon' ? 'M24 3 42 13.5v21L24 45 6 34.5v-21Z' : GEAR} />;
}
