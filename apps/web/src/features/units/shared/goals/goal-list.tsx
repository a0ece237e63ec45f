import type { Goal, GoalResult } from '@hbg/contract/units';
import { Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { CodeText } from '../../../../ui/code-text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './goal-list.module.css';
import { untried } from './try-goals.ts';

type GoalListProps = { goals: readonly Goal[]; results: readonly GoalResult[] };

export function GoalList({ goals, results }: GoalListProps) {
  return (
    <ul className={styles.list}>
      {goals.map((goal, index) => (
        <Item
          key={goal.text}
          text={goal.text}
          reached={results[index]?.reached ?? untried.reached}
          sentence={sentenceAt(results, index)}
        />
      ))}
    </ul>
  );
}

/** What keeps several goals from being reached is said once. */
function sentenceAt(results: readonly GoalResult[], index: number): string | null {
  const sentence = results[index]?.sentence ?? null;
  const isSaid = results.slice(0, index).some((result) => result.sentence === sentence);
  return isSaid ? null : sentence;
}

type ItemProps = { text: string } & GoalResult;

function Item({ text, reached, sentence }: ItemProps) {
  const look = reached ? 'reached' : sentence ? 'wrong' : reached === null ? 'open' : 'missed';
  const { icon, word } = looks[look];
  return (
    <li className={styles.goal} data-look={look}>
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
  wrong: { icon: <CircleX size={20} aria-hidden="true" />, word: 'fehlt noch' },
};
