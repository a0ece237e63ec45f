import type { RefObject } from 'react';
import { ChatCard } from './chat-card.tsx';
import type { AnswerActions } from './exchange-item.tsx';
import { type LastRun, useConversation } from './use-conversation.ts';

type ChatProps = AnswerActions & {
  lessonId: number;
  lastRun: () => LastRun;
  isOpen: boolean;
  card: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  onEnter: () => void;
  onClose: () => void;
};

/** Goes on while it is closed. */
export function Chat({ lessonId, lastRun, isOpen, card, ...rest }: ChatProps) {
  const conversation = useConversation({ lessonId, isOpen, lastRun });
  return isOpen && <ChatCard ref={card} conversation={conversation} {...rest} />;
}
