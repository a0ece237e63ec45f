import { type RefObject, useEffect, useId } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import styles from './chat-card.module.css';
import { Composer } from './composer.tsx';
import type { AnswerActions } from './exchange-item.tsx';
import { Messages } from './messages.tsx';
import type { Conversation } from './use-conversation.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

type ChatCardProps = AnswerActions & {
  ref: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  conversation: Conversation;
  /** Takes the focus where a button that had it goes away. */
  onEnter: () => void;
  onClose: () => void;
};

/** No modal: the page behind it stays usable. */
export function ChatCard({
  ref,
  field,
  conversation,
  onEnter,
  onClose,
  ...actions
}: ChatCardProps) {
  const heading = useId();
  const covered = useKeyboardRoom(ref);
  useEscape(ref, onClose);
  return (
    <section ref={ref} tabIndex={-1} className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          AI Tutor (Immer da um zu helfen)
        </h2>
        <CloseButton aria-label="AI Tutor schließen" onClick={onClose} />
      </header>
      <Messages conversation={conversation} covered={covered} onEnter={onEnter} {...actions} />
      <Composer field={field} conversation={conversation} onEnter={onEnter} />
    </section>
  );
}

function useEscape(card: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const listeners = new AbortController();
    const listen = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) onEscape();
    };
    card.current?.addEventListener('keydown', listen, { signal: listeners.signal });
    return () => listeners.abort();
  }, [card, onEscape]);
}
