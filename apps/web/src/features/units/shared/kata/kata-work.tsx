import type { Unit } from '@hbg/contract/units';
import { Check, Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { Markup } from '../../../markup/shared/markup.tsx';
import type { BenchSlots } from '../bench/bench-props.ts';
import styles from './kata.module.css';
import { LazyBench } from './lazy-bench.tsx';
import { TargetPage } from './target-page.tsx';

export type Outcome = { readonly isRight: boolean; readonly isHelped: boolean };

type KataWorkProps = {
  user: string;
  /** Where nothing is to be proven without help. */
  mayHelp: boolean;
  /** It took the place of another one, so it is where the learner goes on. */
  isFocused: boolean;
  /** Once, as soon as it is decided. */
  onDone: (outcome: Outcome) => void;
  /** Where what is written waits in this browser; else it is gone with the page. */
  draft?: string | undefined;
  /** Told of what is written with every change. */
  onCode?: ((code: string) => void) | undefined;
  unit: Unit;
  /** As the solution looks, which is shown. */
  isRebuilt: boolean;
};

/** Something to write, on the shared bench. */
export function KataWork({ user, unit, isRebuilt, draft, onCode, ...given }: KataWorkProps) {
  // Solution and hints are not for the bench: here they count.
  const bare = useMemo(() => ({ ...unit, solution: {}, hints: [] }), [unit]);
  const layout = layoutOf({ ...given, unit, isRebuilt });
  return <LazyBench owner={user} unit={bare} draft={draft} onCode={onCode} layout={layout} />;
}

type WorkLayoutProps = Omit<KataWorkProps, 'user' | 'draft' | 'onCode'> & { slots: BenchSlots };

function layoutOf(task: Omit<WorkLayoutProps, 'slots'>) {
  return (slots: BenchSlots) => <WorkLayout {...task} slots={slots} />;
}

function WorkLayout({ slots, unit, isRebuilt, ...task }: WorkLayoutProps) {
  return (
    <div className={styles.kata} data-wide={slots.isWide || undefined}>
      <TaskPart {...task} slots={slots} unit={unit} />
      {isRebuilt && <TargetPage files={unit.solution} starter={unit.starter} />}
      <div className={styles.work}>{slots.work}</div>
    </div>
  );
}

type TaskPartProps = Omit<WorkLayoutProps, 'isRebuilt'>;

function TaskPart({ slots, unit, mayHelp, isFocused, onDone }: TaskPartProps) {
  const { results, goals } = slots;
  const [isHelped, setIsHelped] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused) part.current?.focus();
  }, [isFocused]);
  const done = (isRight: boolean) => {
    setIsDone(true);
    onDone({ isRight, isHelped });
  };
  const isReached = results.length > 0 && results.every(({ reached }) => reached === true);
  const hasMissed = results.some(({ reached }) => reached === false);
  const [hint] = unit.hints;
  return (
    <section ref={part} tabIndex={-1} aria-label={unit.title} className={styles.task}>
      <h2 className={styles.form}>{unit.title}</h2>
      <Markup text={unit.content} under={2} />
      {goals}
      {mayHelp && hint !== undefined && (
        <Hint
          hint={hint}
          isShown={isHelped}
          isOffered={hasMissed && !isDone}
          onShow={() => setIsHelped(true)}
        />
      )}
      <div className={styles.foot}>
        <Button
          variant={isReached && !isDone ? 'primary' : 'plain'}
          icon={<Check size={18} />}
          aria-disabled={!isReached || isDone}
          onClick={() => isReached && !isDone && done(true)}
        >
          Fertig
        </Button>
        {!mayHelp && !isDone && (
          <Button variant="ghost" onClick={() => done(false)}>
            Weiß ich noch nicht
          </Button>
        )}
        <output className={styles.told}>{isDone ? 'Gemerkt.' : isReached ? '' : toDo}</output>
      </div>
    </section>
  );
}

const toDo = 'Starte mit Run, bis alle Ziele erreicht sind.';

type HintProps = { hint: string; isShown: boolean; isOffered: boolean; onShow: () => void };

function Hint({ hint, isShown, isOffered, onShow }: HintProps) {
  return (
    <div aria-live="polite" className={styles.hint}>
      {isShown && (
        <p className={styles.said}>
          <Lightbulb size={18} aria-hidden="true" /> <CodeText>{hint}</CodeText>
        </p>
      )}
      {!isShown && isOffered && (
        <Button size="small" icon={<Lightbulb size={16} />} onClick={onShow}>
          Tipp zeigen
        </Button>
      )}
    </div>
  );
}
