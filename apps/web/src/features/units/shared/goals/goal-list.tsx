import type { Goal, GoalResult } from '@hbg/contract/units';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { CodeText } from '../../../../ui/code-text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './goal-list.module.css';
import { untried } from './try-goals.ts';

type GoalListProps = { goals: readonly Goal[]; results: readonly GoalResult[] };

export function GoalList({ goals, results }: GoalListProps) {
  return (
    <ul className={styles.list}>
      {goals.map((goal, index) => (
        <Item key={goal.text} text={goal.text} result={results[index] ?? untried} />
      ))}
    </ul>
  );
}

function Item({ text, result }: { text: string; result: GoalResult }) {
  const { reached, sentence } = result;
  const { icon, word } = looks[reached === null ? 'open' : reached ? 'reached' : 'missed'];
  return (
    <li className={styles.goal} data-reached={reached === true || undefined}>
      {icon}
      <span>
        <VisuallyHidden>{word}: </VisuallyHidden>
        <CodeText>{text}</CodeText>
        {sentence && (
          <span className={styles.sentence}>
            <CodeText>{sentence}</CodeText>
          </span>
        )}
      </span>
    </li>
  );
}

const looks = {
  open: { icon: <CircleDashed size={20} aria-hidden="true" />, word: 'noch nicht geprüft' },
  reached: { icon: <CircleCheck size={20} aria-hidden="true" />, word: 'erreicht' },
  missed: { icon: <Circle size={20} aria-hidden="true" />, word: 'fehlt noch' },
};
