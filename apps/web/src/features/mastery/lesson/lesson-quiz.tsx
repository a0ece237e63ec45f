import type { QuizResult } from '@hbg/contract/achievements';
import type { MasteryArea } from '@hbg/contract/mastery';
import type { Unit } from '@hbg/contract/units';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Quiz } from '../../../ui/quiz.tsx';
import { codeFor } from '../question-code.tsx';
import styles from './lesson-quiz.module.css';

type LessonQuizProps = { area: MasteryArea; unit: Unit; onFinish: (quiz: QuizResult) => void };

/** Its questions, as often as somebody likes. */
export function LessonQuiz({ area, unit, onFinish }: LessonQuizProps) {
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<QuizResult | null>(null);
  const finish = ({ right, of }: QuizResult) => {
    setResult({ right, of });
    onFinish({ right, of });
  };
  const again = () => {
    setTurn(turn + 1);
    setResult(null);
  };
  return (
    <section className={styles.quiz} aria-label="Fragen zur Lektion">
      <Quiz key={turn} questions={unit.quiz} onFinish={finish} renderCode={codeFor(area)} />
      {result && result.right < result.of && (
        <>
          <p className={styles.again}>
            Magst du noch einmal? Dann kommen alle {result.of} Fragen von vorn. Dein bestes Ergebnis
            bleibt, und XP verlierst du nie.
          </p>
          <Button size="small" icon={<RotateCcw size={16} />} onClick={again}>
            Fragen noch einmal
          </Button>
        </>
      )}
    </section>
  );
}
