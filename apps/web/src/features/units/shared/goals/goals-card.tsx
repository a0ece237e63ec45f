import type { Goal, GoalResult } from '@hbg/contract/units';
import { Card } from '../../../../ui/card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
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
      <div className={styles.head}>
        <h2 className={styles.title}>Deine Ziele</h2>
        <p className={styles.count}>
          {countOf(results)} von {goals.length}
          <VisuallyHidden> erreicht</VisuallyHidden>
        </p>
      </div>
      <GoalList goals={goals} results={results} />
      {hasCopied && <p className={styles.copied}>{inOwnWords}</p>}
    </Card>
  );
}

const inOwnWords = 'Das war die Lösung. Jetzt mit eigenen Worten.';

/** In words, where the list is out of sight. */
export function summaryOf(
  goals: readonly Goal[],
  results: readonly GoalResult[],
  hasCopied = false,
): string {
  if (results.every(({ reached }) => reached === null)) return '';
  if (hasCopied) return inOwnWords;
  const count = countOf(results);
  if (count === goals.length) return 'Alle Ziele erreicht.';
  const missing = goals.find((_, index) => results[index]?.reached === false);
  const next = missing ? ` Es fehlt noch: ${missing.text}` : '';
  return `${count} von ${goals.length} Zielen erreicht.${next}`;
}

function countOf(results: readonly GoalResult[]): number {
  return results.filter(({ reached }) => reached).length;
}
