import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { goToEnd } from '../../ui/use-follow-the-end.ts';
import type { AnswerActions } from './exchange-item.tsx';
import { Log } from './log.tsx';
import styles from './messages.module.css';
import { OutgoingMessage } from './outgoing-message.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import type { Conversation } from './use-conversation.ts';
import { useShowAnswers } from './use-show-answers.ts';
import { Welcome } from './welcome.tsx';

type MessagesProps = AnswerActions & {
  conversation: Conversation;
  /** Pixels of the chat that the on-screen keyboard takes. */
  covered: number;
  onEnter: () => void;
};

export function Messages({ conversation, covered, onEnter, ...actions }: MessagesProps) {
  const { history, said, outgoing, unsent, draft, ask, sendAgain, drop } = conversation;
  const box = useRef<HTMLElement>(null);
  const isAsking = outgoing?.said === '';
  const { onScroll, follow } = useShowAnswers(box, {
    aim: isAsking || unsent.length > 0 ? 'end' : 'answer',
    contents: [said.length, outgoing, unsent, draft, covered],
  });
  useShowOwnWords(box, outgoing?.message, follow);
  const isBlank = said.length === 0 && unsent.length === 0 && !outgoing && !history.isPending;
  // The button that was pressed goes away with what it stands below.
  const leaving =
    <T,>(act: (thing: T) => void) =>
    (thing: T) => {
      onEnter();
      act(thing);
    };
  return (
    <figure
      ref={box}
      className={styles.box}
      tabIndex={0}
      aria-label="Unterhaltung"
      onScroll={onScroll}
    >
      {isBlank && <Welcome onAsk={leaving(ask)} />}
      <Log
        conversation={conversation}
        onReload={leaving<void>(() => void history.refetch())}
        {...actions}
      />
      {unsent.map((one) => (
        <UnsentMessage
          key={one.message}
          unsent={one}
          isWaiting={outgoing !== null}
          onAgain={leaving(sendAgain)}
          onDrop={leaving(drop)}
        />
      ))}
      {outgoing && <OutgoingMessage outgoing={outgoing} />}
      <output className={styles.status}>{isAsking && 'AI is thinking...'}</output>
    </figure>
  );
}

/** Who asks wants to see the answer, also after reading further up. */
function useShowOwnWords(
  box: RefObject<HTMLElement | null>,
  message: string | undefined,
  follow: () => void,
) {
  const goOn = useEffectEvent(follow);
  useLayoutEffect(() => {
    if (message === undefined) return;
    goToEnd(box.current);
    goOn();
  }, [box, message]);
}
