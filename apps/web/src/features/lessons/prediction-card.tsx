import type { Lesson } from '@hbg/contract/lessons';
import { CircleCheck, Eye, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { readEntry, writeEntry } from '../../ui/entries.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { highlightPython } from '../markup/shared/highlight-python.ts';
import styles from './prediction-card.module.css';

type Prediction = NonNullable<Lesson['predict']>;
type PredictionCardProps = { lessonId: number; prediction: Prediction };

/** To think first and run then: what does this print? */
export function PredictionCard({ lessonId, prediction }: PredictionCardProps) {
  const { code, options, right } = prediction;
  const [answered, answer] = useAnswer(lessonId, options);
  const [chosen, setChosen] = useState(answered);
  const name = useId();
  return (
    <Card
      as="section"
      tone="amber"
      className={styles.card}
      aria-label="Erst raten, dann laufen lassen"
    >
      <h2 className={styles.title}>
        <Eye size={20} aria-hidden="true" /> Was gibt das aus?
      </h2>
      <CodeBlock label="Example:" code={code.trimEnd()} lines={highlightPython(code.trimEnd())} />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>Rate, bevor du es ausprobierst.</legend>
        {options.map((option, index) => (
          <label
            key={option}
            className={styles.option}
            data-answer={answerOf(index + 1, answered, right)}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === index + 1}
              onChange={() => setChosen(index + 1)}
            />
            <samp>{option.trimEnd()}</samp>
            <Sign answer={answerOf(index + 1, answered, right)} />
          </label>
        ))}
      </fieldset>
      {/* Not disabled: it would lose the focus that it is pressed with. */}
      <Button
        className={styles.check}
        aria-disabled={chosen === null || chosen === answered}
        onClick={() => answer(chosen)}
      >
        Vermutung prüfen
      </Button>
      <Verdict answered={answered} prediction={prediction} />
    </Card>
  );
}

type Answer = 'right' | 'wrong' | undefined;

function answerOf(option: number, answered: number | null, right: number): Answer {
  if (option !== answered) return undefined;
  return option === right ? 'right' : 'wrong';
}

function Sign({ answer }: { answer: Answer }) {
  if (!answer) return null;
  const isRight = answer === 'right';
  return (
    <>
      {isRight ? <CircleCheck size={20} /> : <RotateCcw size={18} />}
      <VisuallyHidden>{isRight ? 'Richtig' : 'Noch nicht'}</VisuallyHidden>
    </>
  );
}

type VerdictProps = { answered: number | null; prediction: Prediction };

function Verdict({ answered, prediction: { right, why } }: VerdictProps) {
  return (
    <output className={styles.verdict} data-answer={answered === right ? 'right' : 'wrong'}>
      {answered === right && (
        <>
          <b>Richtig vorhergesagt.</b> <CodeText>{why}</CodeText>
        </>
      )}
      {answered !== null && answered !== right && (
        <>
          <b>Noch nicht, aber gut, dass du geraten hast.</b> Geh das Programm Zeile für Zeile durch:
          Was steht nach jeder Zeile in der Ausgabe? Dann rate noch einmal.
        </>
      )}
    </output>
  );
}

/** Which option was the answer, counted from 1; this browser remembers its words. */
function useAnswer(lessonId: number, options: readonly string[]) {
  const key = `prediction/${useOwnLearner()}/${lessonId}`;
  const [answered, setAnswered] = useState(() => optionOf(readEntry(key), options));
  const answer = (option: number | null) => {
    if (option === null) return;
    writeEntry(key, options[option - 1] ?? null);
    setAnswered(option);
  };
  return [answered, answer] as const;
}

function optionOf(words: string | null, options: readonly string[]): number | null {
  const index = words === null ? -1 : options.indexOf(words);
  return index < 0 ? null : index + 1;
}
