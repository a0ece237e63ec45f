import type { AssessmentState } from '@hbg/contract/assessments';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { draftEntry } from './draft-entry.ts';
import styles from './item-room.module.css';
import { ItemView } from './items/item-view.tsx';
import { useAnswer } from './use-answer.ts';
import { Verdict } from './verdict.tsx';

type ItemRoomProps = {
  user: string;
  state: AssessmentState;
  /** It took the place of another one. */
  isFocused: boolean;
};

/** The item that is asked, and after the answer a word and the way on. */
export function ItemRoom({ user, state, isFocused }: ItemRoomProps) {
  const { judged, isSending, hasFailed, give, again, goOn } = useAnswer(user, state);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (judged) next.current?.focus();
  }, [judged]);
  const { item, answered, wanted, kind } = state;
  if (!item) return null;
  const isAsked = item.unit.kind === 'quiz';
  return (
    <div className={styles.room}>
      <Progress
        value={(answered / wanted) * 100}
        label={`Aufgabe ${answered + 1} von ${kind === 'topic' ? 'etwa ' : ''}${wanted}`}
      />
      <ItemView
        user={user}
        draft={draftEntry(user, state, item)}
        item={item}
        judged={judged}
        isSending={isSending}
        isFocused={isFocused}
        onGive={give}
      />
      {judged && <Verdict judged={judged} />}
      {hasFailed && (
        <ErrorState
          title="Deine Antwort ist nicht angekommen"
          description="Sie ist noch da. Versuch es gleich noch einmal."
          isRetrying={isSending}
          onRetry={again}
        />
      )}
      <div className={styles.foot}>
        {judged && (
          <Button ref={next} variant="primary" onClick={goOn}>
            Weiter <ArrowRight size={18} />
          </Button>
        )}
        {!judged && isAsked && (
          <Button isBusy={isSending} onClick={() => give({})}>
            Weiß ich noch nicht
          </Button>
        )}
        <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
          Später weitermachen
        </Link>
      </div>
    </div>
  );
}
