import { Skeleton } from '../../ui/skeleton.tsx';
import { useStable } from '../../ui/use-stable.ts';
import type { Place } from './ask-tutor.ts';
import { type AnswerActions, ExchangeItem } from './exchange-item.tsx';
import styles from './log.module.css';
import { Problem } from './problem.tsx';
import type { Conversation } from './use-conversation.ts';

type LogProps = AnswerActions & { conversation: Conversation; onReload: () => void };

/** All that was said. It comes with what it holds: only what is said from then on is read out. */
export function Log({ conversation, onReload, onInsert, onShowPlace }: LogProps) {
  const { history, said, place } = conversation;
  const insert = useStable((code: string) => onInsert?.(code));
  const showPlace = useStable((place: Place) => onShowPlace?.(place));
  if (history.isPending) return <Skeleton />;
  return (
    <>
      {history.isError && (
        <Problem
          text="Was ihr schon besprochen habt, lässt sich gerade nicht laden."
          retry="Noch einmal laden"
          onRetry={onReload}
        />
      )}
      <div role="log" aria-live="polite" aria-label="Nachrichten" className={styles.log}>
        {said.map((exchange) => (
          <ExchangeItem
            key={exchange.id}
            exchange={exchange}
            place={exchange === said.at(-1) ? place : null}
            onInsert={onInsert && insert}
            onShowPlace={onShowPlace && showPlace}
          />
        ))}
      </div>
    </>
  );
}
