import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { goToEnd } from '../../../ui/use-follow-the-end.ts';
import styles from './messages.module.css';
import { OutgoingMessage } from './outgoing-message.tsx';
import { useShowAnswers } from './use-show-answers.ts';
import type { Talk } from './use-talk.ts';

type MessagesProps = {
  talk: Pick<Talk, 'outgoing' | 'unsent' | 'draft'>;
  /** How much was said so far. */
  count: number;
  /** Shown until the answer begins. */
  thinking: string;
  /** Pixels of the chat that the on-screen keyboard takes. */
  covered?: number | undefined;
  /** What was said, and what could not be sent. */
  children: ReactNode;
};

/** The conversation, with what is under way at its end. */
export function Messages({ talk, count, thinking, covered = 0, children }: MessagesProps) {
  const { outgoing, unsent, draft } = talk;
  const box = useRef<HTMLElement>(null);
  const isAsking = outgoing?.said === '';
  const { onScroll, follow } = useShowAnswers(box, {
    aim: isAsking || unsent.length > 0 ? 'end' : 'answer',
    contents: [count, outgoing, unsent, draft, covered],
  });
  useShowOwnWords(box, outgoing?.message, follow);
  return (
    <figure
      ref={box}
      className={styles.box}
      tabIndex={0}
      aria-label="Unterhaltung"
      onScroll={onScroll}
    >
      {children}
      {outgoing && <OutgoingMessage outgoing={outgoing} />}
      <output className={styles.status}>{isAsking && thinking}</output>
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
