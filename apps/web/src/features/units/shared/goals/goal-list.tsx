import type { Goal } from '@hbg/contract/units';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CodeText } from '../../../markup/shared/code-text.tsx';
import styles from './goal-list.module.css';
import type { GoalState } from './try-goals.ts';

type GoalListProps = { goals: readonly Goal[]; states: readonly GoalState[] };

export function GoalList({ goals, states }: GoalListProps) {
  return (
    <ul className={styles.list}>
      {goals.map((goal, index) => (
        <Item key={goal.text} text={goal.text} state={states[index] ?? null} />
      ))}
    </ul>
  );
}

function Item({ text, state }: { text: string; state: GoalState }) {
  const { icon, word } = looks[state === null ? 'open' : state ? 'reached' : 'missed'];
  return (
    <li className={styles.goal} data-reached={state === true || undefined}>
      {icon}
      <span>
        <VisuallyHidden>{word}: </VisuallyHidden>
        <CodeText>{text}</CodeText>
      </span>
    </li>
  );
}

const looks = {
  open: { icon: <CircleDashed size={20} aria-hidden="true" />, word: 'noch nicht geprüft' },
  reached: { icon: <CircleCheck size={20} aria-hidden="true" />, word: 'erreicht' },
  missed: { icon: <Circle size={20} aria-hidden="true" />, word: 'fehlt noch' },
};
