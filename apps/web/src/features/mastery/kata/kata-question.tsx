import type { Question } from '@hbg/contract/units';
import { useMemo, useState } from 'react';
import { QuizQuestion } from '../../../ui/quiz-question.tsx';
import { codeFor } from '../question-code.tsx';
import type { KataPlayerProps } from './kata-props.ts';
import styles from './kata-question.module.css';

type KataQuestionProps = Pick<KataPlayerProps, 'area' | 'isFocused' | 'onDone'> & {
  question: Question;
};

/** With one try: the next variant is the second. */
export function KataQuestion({ area, isFocused, onDone, question }: KataQuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const renderCode = useMemo(() => codeFor(area), [area]);
  const choose = (option: number) => {
    if (chosen !== null) return;
    setChosen(option);
    onDone({ isRight: question.options[option]?.isRight === true, isHelped: false });
  };
  return (
    <div className={styles.question}>
      <QuizQuestion
        question={question}
        chosen={chosen}
        isFocused={isFocused}
        onChoose={choose}
        renderCode={renderCode}
      />
    </div>
  );
}
