import type { QuizResult } from '@hbg/contract/achievements';
import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Quiz } from '../../../ui/quiz.tsx';
import { codeFor } from '../question-code.tsx';
import styles from './lesson-quiz.module.css';

type LessonQuizProps = {
  area: MasteryArea;
  unit: Unit;
  lesson: MasteryLesson;
  onComplete: (quiz: QuizResult) => void;
};

/** Its questions, and the button that pays the lesson once; a better result later counts as well. */
export function LessonQuiz({ area, unit, lesson, onComplete }: LessonQuizProps) {
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<QuizResult | null>(null);
  const { isCompleted } = lesson;
  const finish = ({ right, of }: QuizResult) => {
    setResult({ right, of });
    if (isCompleted) onComplete({ right, of });
  };
  const again = () => {
    setTurn(turn + 1);
    setResult(null);
  };
  return (
    <section className={styles.quiz} aria-label="Fragen zur Lektion">
      <Quiz key={turn} questions={unit.quiz} onFinish={finish} renderCode={codeFor(area)} />
      {result && result.right < result.of && (
        <Button variant="ghost" size="small" icon={<RotateCcw size={16} />} onClick={again}>
          Fragen noch einmal
        </Button>
      )}
      <CompleteLesson isCompleted={isCompleted} result={result} onComplete={onComplete} />
    </section>
  );
}

type CompleteLessonProps = Pick<LessonQuizProps, 'onComplete'> & {
  isCompleted: boolean;
  result: QuizResult | null;
};

function CompleteLesson({ isCompleted, result, onComplete }: CompleteLessonProps) {
  const isReady = !isCompleted && result !== null;
  return (
    <div className={styles.complete}>
      <Button
        variant={isReady ? 'primary' : 'plain'}
        disabled={isCompleted}
        aria-disabled={!isReady}
        onClick={() => isReady && onComplete(result)}
      >
        Abschließen
      </Button>
      <output className={styles.told}>{toldBy(isCompleted, isReady)}</output>
    </div>
  );
}

function toldBy(isCompleted: boolean, isReady: boolean): string {
  if (isCompleted) return 'Abgeschlossen. Die XP hast du.';
  return isReady ? '' : 'Beantworte zuerst alle Fragen.';
}
