import type { Lesson } from '@hbg/contract/lessons';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './prediction-card.module.css';
import { CodeText } from './shared/markup/code-text.tsx';
import { highlightPython } from './shared/markup/highlight-python.ts';

type Prediction = NonNullable<Lesson['predict']>;

/** To think first and run then: what does this print? */
export function PredictionCard({ prediction }: { prediction: Prediction }) {
  const { code, options, right, why } = prediction;
  const [chosen, setChosen] = useState<number | null>(null);
  const [answered, setAnswered] = useState<number | null>(null);
  const name = useId();
  const isRight = answered === right;
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
          </label>
        ))}
      </fieldset>
      <Button
        className={styles.check}
        disabled={chosen === null}
        onClick={() => setAnswered(chosen)}
      >
        Vermutung prüfen
      </Button>
      <output className={styles.verdict}>
        {answered !== null && (
          <>
            <b>{isRight ? 'Richtig vorhergesagt.' : 'Noch nicht.'}</b>{' '}
            {isRight ? (
              <CodeText>{why}</CodeText>
            ) : (
              'Geh das Programm Zeile für Zeile durch und rate noch einmal.'
            )}
          </>
        )}
      </output>
    </Card>
  );
}

function answerOf(option: number, answered: number | null, right: number) {
  if (option !== answered) return undefined;
  return option === right ? 'right' : 'wrong';
}
