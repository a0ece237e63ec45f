import { LoaderCircle, MessageCircle } from 'lucide-react';
import { memo, useRef } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { usePart } from '../../../ui/use-part.ts';
import type { AnswerActions } from '../exchange-item.tsx';
import { stepAside } from '../step-aside.ts';
import type { LastRun } from '../use-conversation.ts';
import { useFocusCare } from '../use-focus-care.ts';
import { enterChat } from './enter-chat.ts';
import styles from './lesson-chat.module.css';

type LessonChatProps = AnswerActions & {
  lessonId: number;
  lastRun: () => LastRun;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The tutor of a lesson, above the page at its lower right. */
export const LessonChat = memo(function LessonChat(all: LessonChatProps) {
  const { onInsert, onShowPlace, ...props } = all;
  const { lessonId, isOpen, onOpenChange } = props;
  const launcher = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const close = () => onOpenChange(false);
  const part = usePart({
    load: loadChat,
    isWanted: isOpen,
    onFailure: () => {
      close();
      showToast(notLoaded);
    },
  });
  const enter = () => enterChat({ card, field });
  const isShown = isOpen && part !== null;
  useFocusCare(isShown, { enter, launcher });

  const inThePage = <T,>(act: ((thing: T) => void) | undefined) =>
    act &&
    ((thing: T) => {
      if (isSheet()) close();
      act(thing);
      if (card.current && !stepAside(card.current)) close();
    });
  return (
    <>
      {part && (
        <part.Chat
          key={lessonId}
          {...props}
          card={card}
          field={field}
          onEnter={enter}
          onClose={close}
          onInsert={inThePage(onInsert)}
          onShowPlace={inThePage(onShowPlace)}
        />
      )}
      {!isShown && (
        <button
          ref={launcher}
          type="button"
          className={styles.launcher}
          aria-label="AI Tutor öffnen"
          title="AI Tutor"
          aria-busy={isOpen || undefined}
          onClick={() => onOpenChange(true)}
        >
          {isOpen ? <LoaderCircle size={26} /> : <MessageCircle size={26} />}
        </button>
      )}
    </>
  );
});

const loadChat = () => import('../chat.tsx');

const notLoaded = {
  title: 'Der AI Tutor fehlt',
  description: 'Er ließ sich nicht laden. Lade die Seite neu, dann ist er wieder da.',
  tone: 'destructive',
} as const;

/** Then the chat covers what it speaks of; the same width as in its style. */
function isSheet(): boolean {
  return window.matchMedia('(width < 48rem)').matches;
}
