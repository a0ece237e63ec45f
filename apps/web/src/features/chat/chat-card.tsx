import { Lightbulb } from 'lucide-react';
import { type RefObject, useEffect, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import styles from './chat-card.module.css';
import type { AnswerActions } from './exchange-item.tsx';
import { Said } from './said.tsx';
import { Composer } from './shared/composer.tsx';
import { Messages } from './shared/messages.tsx';
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
  const { said, outgoing, ask } = conversation;
  return (
    <section ref={ref} tabIndex={-1} className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          AI Tutor (Immer da um zu helfen)
        </h2>
        <CloseButton aria-label="AI Tutor schließen" onClick={onClose} />
      </header>
      <Messages
        talk={conversation}
        count={said.length}
        thinking="AI is thinking..."
        covered={covered}
      >
        <Said conversation={conversation} onEnter={onEnter} {...actions} />
      </Messages>
      <Composer
        field={field}
        talk={conversation}
        placeholder="Ask me anything about coding..."
        onEnter={onEnter}
      >
        <Button
          size="small"
          icon={<Lightbulb size={14} />}
          aria-disabled={outgoing !== null}
          onClick={() => ask('Gib mir bitte einen Tipp')}
        >
          Tipp geben
        </Button>
      </Composer>
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
