import { CodeXml, Puzzle } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Answer } from '../chat/shared/answer.tsx';
import { Composer } from '../chat/shared/composer.tsx';
import { Messages } from '../chat/shared/messages.tsx';
import styles from './companion-window.module.css';
import { FailedTurn } from './failed-turn.tsx';
import type { Persona } from './personas.ts';
import { Suggestions } from './suggestions.tsx';
import { TurnItem } from './turn-item.tsx';
import type { Companion } from './use-companion.ts';

type CompanionWindowProps = {
  user: string;
  persona: Persona;
  companion: Companion;
  card: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Takes the focus where a button that had it goes away. */
  onEnter: () => void;
};

export function CompanionWindow(props: CompanionWindowProps) {
  const { persona, companion, card, field, onEnter } = props;
  const heading = useId();
  return (
    <section ref={card} tabIndex={-1} className={styles.window} aria-labelledby={heading}>
      <div className={styles.head}>
        {persona.id === 'profi' ? <CodeXml size={20} /> : <Puzzle size={20} />}
        <h2 id={heading} className={styles.title}>
          {persona.name}
        </h2>
      </div>
      <Messages
        talk={companion}
        count={companion.turns.length}
        thinking={`${persona.name} denkt nach …`}
      >
        <SaidSoFar {...props} />
      </Messages>
      <Composer
        field={field}
        talk={companion}
        placeholder="Deine Frage oder Idee"
        onEnter={onEnter}
      />
    </section>
  );
}

function SaidSoFar({ user, persona, companion, onEnter }: CompanionWindowProps) {
  const { turns, outgoing, unsent, ask, sendAgain, changeTopic } = companion;
  const leaving =
    <T,>(act: (thing: T) => void) =>
    (thing: T) => {
      onEnter();
      act(thing);
    };
  const next = new Set(turns.at(-1)?.suggestions ?? persona.starters);
  const isOpen = !outgoing && unsent.length === 0;
  return (
    <>
      {/* It comes with what it holds: only what is said from then on is read out. */}
      <div role="log" aria-live="polite" aria-label="Nachrichten" className={styles.log}>
        <Answer text={persona.greeting(user)} />
        {turns.map((turn) => (
          <TurnItem key={turn.id} turn={turn} />
        ))}
      </div>
      {unsent.map((one) => (
        <FailedTurn
          key={one.message}
          unsent={one}
          isWaiting={outgoing !== null}
          onAgain={leaving(sendAgain)}
          onOtherTopic={leaving(changeTopic)}
        />
      ))}
      {isOpen && (
        <Suggestions
          label="Was du sagen könntest"
          suggestions={[...next].map((text) => ({ text, take: () => leaving(ask)(text) }))}
        />
      )}
    </>
  );
}
