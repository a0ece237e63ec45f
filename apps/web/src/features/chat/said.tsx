import type { AnswerActions } from './exchange-item.tsx';
import { Log } from './log.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import type { Conversation } from './use-conversation.ts';
import { Welcome } from './welcome.tsx';

type SaidProps = AnswerActions & { conversation: Conversation; onEnter: () => void };

/** What was said about a lesson, or a welcome, and what could not be sent. */
export function Said({ conversation, onEnter, ...actions }: SaidProps) {
  const { history, said, outgoing, unsent, ask, sendAgain, drop } = conversation;
  const isBlank = said.length === 0 && unsent.length === 0 && !outgoing && !history.isPending;
  // The button that was pressed goes away with what it stands below.
  const leaving =
    <T,>(act: (thing: T) => void) =>
    (thing: T) => {
      onEnter();
      act(thing);
    };
  return (
    <>
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
    </>
  );
}
