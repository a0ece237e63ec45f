import { difficultyOf } from '@hbg/maths/levels';
import { longestAnswer } from '@hbg/maths/read-answer';
import type { Kind } from '@hbg/maths/task';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useEffect, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { difficultyWords } from '../difficulty-words.ts';
import { MathsText } from '../maths-text.tsx';
import styles from './task-view.module.css';
import type { Practice } from './use-practice.ts';

type TaskViewProps = {
  practice: Practice;
  /** Which the learner has picked. */
  level: number;
  field: RefObject<HTMLInputElement | null>;
  /** Its own digits stand below: the device's keyboard stays away. */
  hasKeypad: boolean;
  /** Beside 'Prüfen'. */
  children: ReactNode;
};

/** The task is the largest thing there is, and the answer a part of it. */
export function TaskView({ practice, level, field, hasKeypad, children }: TaskViewProps) {
  const { kind, task, typed, problem, judged } = practice;
  const ids = {
    heading: useId(),
    text: useId(),
    formula: useId(),
    hint: useId(),
    problem: useId(),
  };
  useFieldInSight(practice, field, hasKeypad);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    practice.check();
  };
  return (
    <section aria-labelledby={ids.heading} className={styles.view}>
      <TaskHead id={ids.heading} kind={kind} level={level} />
      <p id={ids.text} className={joinClasses(styles.text, !task.formula && styles.alone)}>
        <MathsText>{task.text}</MathsText>
      </p>
      <form className={styles.form} onSubmit={submit}>
        {/* Above the field: below it the keypad of a phone would cover it. */}
        <p id={ids.problem} className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.task}>
          {task.formula && (
            <span id={ids.formula} className={styles.formula}>
              <MathsText>{task.formula}</MathsText>
            </span>
          )}
          <span className={styles.asked} data-own={Boolean(task.lead) || undefined}>
            {task.formula && task.lead !== '' && (
              <span className={styles.lead}>{task.lead ?? '='}</span>
            )}
            <AnswerField practice={practice} field={field} hasKeypad={hasKeypad} ids={ids} />
          </span>
        </div>
        {!judged && (
          <p id={ids.hint} className={styles.hint}>
            {hints[task.form]}
          </p>
        )}
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

type TaskHeadProps = { id: string; kind: Kind; level: number };

/** A course may ask for more than the level does, and a kind for less. */
function TaskHead({ id, kind: { title, difficulty }, level }: TaskHeadProps) {
  return (
    <div className={styles.kind}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {difficulty !== difficultyOf(level) && <p>({difficultyWords[difficulty]})</p>}
    </div>
  );
}

/** Above the keypad, with each task and with what is said of an answer that can't be read. */
function useFieldInSight(
  { task, problem, judged }: Practice,
  field: TaskViewProps['field'],
  hasKeypad: boolean,
) {
  const shown = hasKeypad && !judged ? `${task.kind} ${task.seed} ${problem}` : null;
  useEffect(() => {
    if (shown !== null) field.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, field]);
}

type AnswerFieldProps = Omit<TaskViewProps, 'children' | 'level'> & {
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
