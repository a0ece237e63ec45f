import { longestAnswer } from '@hbg/maths/read-answer';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { MathsText } from '../maths-text.tsx';
import styles from './task-view.module.css';
import type { Practice } from './use-practice.ts';

type TaskViewProps = {
  practice: Practice;
  field: RefObject<HTMLInputElement | null>;
  /** Its own digits stand below: the device's keyboard stays away. */
  hasKeypad: boolean;
  /** Beside 'Prüfen'. */
  children: ReactNode;
};

/** The task is the largest thing there is, and the answer a part of it. */
export function TaskView({ practice, field, hasKeypad, children }: TaskViewProps) {
  const { kind, task, typed, problem, judged } = practice;
  const ids = {
    heading: useId(),
    text: useId(),
    formula: useId(),
    hint: useId(),
    problem: useId(),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    practice.check();
  };
  return (
    <section aria-labelledby={ids.heading} className={styles.view}>
      <h2 id={ids.heading} className={styles.kind}>
        {kind.title}
      </h2>
      <p id={ids.text} className={joinClasses(styles.text, !task.formula && styles.alone)}>
        <MathsText>{task.text}</MathsText>
      </p>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.task}>
          {task.formula && (
            <span id={ids.formula} className={styles.formula}>
              <MathsText>{task.formula}</MathsText>
            </span>
          )}
          {task.formula && task.lead !== '' && (
            <span className={styles.lead}>{task.lead ?? '='}</span>
          )}
          <AnswerField practice={practice} field={field} hasKeypad={hasKeypad} ids={ids} />
        </div>
        {!judged && (
          <p id={ids.hint} className={styles.hint}>
            {hints[task.form]}
          </p>
        )}
        <p id={ids.problem} className={styles.problem} role="alert">
          {problem}
        </p>
        {!judged && (
          <div className={styles.actions}>
            {!hasKeypad && (
              <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
                Prüfen
              </Button>
            )}
            {children}
          </div>
        )}
      </form>
    </section>
  );
}

type AnswerFieldProps = Omit<TaskViewProps, 'children'> & {
  ids: Readonly<Record<'text' | 'formula' | 'hint' | 'problem', string>>;
};

function AnswerField({ practice, field, hasKeypad, ids }: AnswerFieldProps) {
  const { task, typed, problem, judged } = practice;
  const described = [ids.text, task.formula && ids.formula, problem ? ids.problem : ids.hint];
  return (
    <span className={styles.answer}>
      <input
        ref={field}
        className={joinClasses(styles.field, judged !== null && styles[judged.kind])}
        aria-label="Deine Antwort"
        aria-describedby={described.filter(Boolean).join(' ')}
        aria-invalid={problem !== null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={hasKeypad ? 'none' : 'text'}
        enterKeyHint="done"
        maxLength={longestAnswer}
        readOnly={judged !== null}
        value={typed}
        onChange={(event) => practice.type(event.target.value)}
      />
      {task.unit && <span className={styles.unit}>{task.unit}</span>}
    </span>
  );
}

const hints = {
  number: 'Eine Zahl, mit Komma oder ohne.',
  fraction: 'Bruch oder Kommazahl, beides zählt.',
  bits: 'Nur Nullen und Einsen.',
};
