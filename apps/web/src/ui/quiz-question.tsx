import { type ReactNode, useEffect, useRef } from 'react';
import { CodeText } from './code-text.tsx';
import styles from './quiz.module.css';
import { QuizOption } from './quiz-option.tsx';
import type { Question } from './quiz-run.ts';
import { OPTION_LETTERS, useOptionKeys } from './use-option-keys.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type QuizQuestionProps = {
  question: Question;
  chosen: number | null;
  /** It took the place of another one, so it is where the reader goes on. */
  isFocused: boolean;
  onChoose: (option: number) => void;
  renderCode?: ((code: string) => ReactNode) | undefined;
};

export function QuizQuestion({ question, chosen, isFocused, ...how }: QuizQuestionProps) {
  const { onChoose, renderCode = plainCode } = how;
  const group = useRef<HTMLFieldSetElement>(null);
  const keys = useOptionKeys(group, question.options.length, onChoose);
  useEffect(() => {
    if (isFocused) group.current?.focus();
  }, [isFocused]);
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.question}>
      <legend className={styles.asks}>
        <CodeText>{question.question}</CodeText>
      </legend>
      {question.code !== null && renderCode(question.code)}
      <ol className={styles.options}>
        {question.options.map((option, index) => (
          <QuizOption
            key={option.text}
            option={option}
            letter={OPTION_LETTERS.charAt(index)}
            isChosen={chosen === index}
            isAnswered={chosen !== null}
            onChoose={() => onChoose(index)}
            onKeyDown={keys}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{verdict(question, chosen)}</output>
      </VisuallyHidden>
    </fieldset>
  );
}

function verdict({ options }: Question, chosen: number | null): string {
  const option = chosen === null ? undefined : options[chosen];
  if (!option) return '';
  return `${option.isRight ? 'Richtig.' : 'Falsch.'} ${option.why?.replaceAll('`', '') ?? ''}`;
}

function plainCode(code: string) {
  return (
    <pre className={styles.code}>
      <code>{code.trimEnd()}</code>
    </pre>
  );
}
