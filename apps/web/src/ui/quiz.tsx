import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './quiz.module.css';
import { QuizQuestion } from './quiz-question.tsx';
import {
  choose,
  goOn,
  isRightOption,
  type Question,
  type QuizResult,
  quizResult,
  startQuiz,
} from './quiz-run.ts';
import { QuizSteps } from './quiz-steps.tsx';

type QuizProps = {
  questions: readonly Question[];
  /** As soon as the last question has its right answer. */
  onFinish: (result: QuizResult) => void;
  /** What stands beside the button, such as the way to the tutor. */
  aside?: ((asked: Question) => ReactNode) | undefined;
  /** How code is shown: in colour, where the room has a highlighter. */
  renderCode?: ((code: string) => ReactNode) | undefined;
};

/** One question after the other; what was wrong comes again at the end. */
export function Quiz({ questions, onFinish, aside, renderCode }: QuizProps) {
  const [run, setRun] = useState(() => startQuiz(questions.length));
  const [turn, setTurn] = useState(0);
  const [number = -1] = run.queue;
  const question = questions[number];
  if (!question) return <QuizEnd {...quizResult(run)} />;
  const isRight = isRightOption(question, run.chosen);
  const isDone = isRight && run.queue.length === 1;
  const answer = (option: number) => {
    const next = choose(run, option, isRightOption(question, option));
    setRun(next);
    const isLast = isRightOption(question, option) && run.queue.length === 1;
    if (run.chosen === null && isLast) onFinish(quizResult(next));
  };
  const next = () => {
    setRun(goOn(run, isRight));
    setTurn(turn + 1);
  };
  return (
    <div className={styles.quiz}>
      <QuizSteps answers={run.firstAnswers} asked={number} isAgain={turn >= questions.length} />
      <QuizQuestion
        key={turn}
        question={question}
        chosen={run.chosen}
        isFocused={turn > 0}
        onChoose={answer}
        renderCode={renderCode}
      />
      <div className={styles.foot}>
        {/* At the end the room has something that matters more. */}
        <Button
          variant={isDone ? 'plain' : 'primary'}
          disabled={run.chosen === null}
          onClick={next}
        >
          {isDone ? 'Zum Ergebnis' : 'Nächste Frage'}
          <ArrowRight size={18} />
        </Button>
        {aside?.(question)}
      </div>
      {run.chosen !== null && !isRight && (
        <p className={styles.again}>Diese Frage kommt am Ende noch einmal.</p>
      )}
    </div>
  );
}

function QuizEnd({ right, of }: QuizResult) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.quiz}>
      <h3 ref={heading} tabIndex={-1} className={styles.end}>
        {right} von {of} gleich richtig
      </h3>
      <p className={styles.soft}>
        {right === of
          ? 'Alle beim ersten Mal. Das sitzt.'
          : 'Die anderen hast du im zweiten Anlauf geschafft.'}
      </p>
    </div>
  );
}
