import type { Mood } from '@hbg/contract/companion';
import { createElement } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './mood-panel.module.css';
import { moods } from './moods.ts';

export function MoodPanel({ who, mood }: { who: string; mood: Mood }) {
  const { name, does, Face } = moods[mood];
  return (
    <Card as="section" tone="violet" className={styles.panel} aria-labelledby="stimmung">
      <span className={styles.face}>{createElement(Face, { size: 28, 'aria-hidden': true })}</span>
      <div className={styles.words}>
        <h2 id="stimmung" className={styles.title}>
          Stimmung
        </h2>
        <p className={styles.name}>{name}</p>
        <p className={styles.says}>
          Der {who} {does}
        </p>
      </div>
    </Card>
  );
}
