import type { Goal, GoalResult } from '@hbg/contract/units';
import { Card } from '../../../../ui/card.tsx';
import { CodeText } from '../../../markup/shared/code-text.tsx';
import { GoalList } from './goal-list.tsx';
import styles from './goals-card.module.css';

type GoalsCardProps = {
  goals: readonly Goal[];
  results: readonly GoalResult[];
  /** They are what the solution has reached. */
  hasCopied?: boolean;
};

/** What the program is to do, and what of it the last run has shown. */
export function GoalsCard({ goals, results, hasCopied = false }: GoalsCardProps) {
  return (
    <Card as="section" className={styles.card} aria-label="Deine Ziele" data-goals tabIndex={-1}>
      <h2 className={styles.title}>Deine Ziele</h2>
      <GoalList goals={goals} results={results} />
      <p className={styles.summary}>
        <CodeText>{summaryOf(goals, results, hasCopied)}</CodeText>
      </p>
    </Card>
  );
}

export function summaryOf(
  goals: readonly Goal[],
  results: readonly GoalResult[],
  hasCopied = false,
): string {
  if (results.every(({ reached }) => reached === null)) return '';
  const count = results.filter(({ reached }) => reached).length;
  if (hasCopied) return 'Das war die Lösung. Jetzt mit eigenen Worten.';
  if (count === goals.length) return 'Alle Ziele erreicht.';
  const missing = goals.find((_, index) => results[index]?.reached === false);
  const next = missing ? ` Es fehlt noch: ${missing.text}` : '';
  return `${count} von ${goals.length} Zielen erreicht.${next}`;
}
