import type { Goal } from '@hbg/contract/units';
import { Card } from '../../../../ui/card.tsx';
import { CodeText } from '../../../markup/shared/code-text.tsx';
import { GoalList } from './goal-list.tsx';
import styles from './goals-card.module.css';
import type { GoalState } from './try-goals.ts';

type GoalsCardProps = { goals: readonly Goal[]; states: readonly GoalState[] };

/** What the program is to do, and what of it the last run has shown. */
export function GoalsCard({ goals, states }: GoalsCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label="Deine Ziele">
      <h2 className={styles.title}>Deine Ziele</h2>
      <GoalList goals={goals} states={states} />
      <p className={styles.summary}>
        <CodeText>{summaryOf(goals, states)}</CodeText>
      </p>
    </Card>
  );
}

export function summaryOf(goals: readonly Goal[], states: readonly GoalState[]): string {
  if (states.every((state) => state === null)) return '';
  const reached = states.filter(Boolean).length;
  if (reached === goals.length) return 'Alle Ziele erreicht.';
  const missing = goals.find((_, index) => states[index] === false);
  const next = missing ? ` Es fehlt noch: ${missing.text}` : '';
  return `${reached} von ${goals.length} Zielen erreicht.${next}`;
}
