import type { Speaker } from '@hbg/contract/chat';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Answer } from '../../chat/shared/answer.tsx';
import { Composer } from '../../chat/shared/composer.tsx';
import { enterChat } from '../../chat/shared/enter-chat.ts';
import { Messages } from '../../chat/shared/messages.tsx';
import { OwnMessage } from '../../chat/shared/own-message.tsx';
import { type Talk, useTalk } from '../../chat/shared/use-talk.ts';
import styles from './talk-box.module.css';

type Said = { readonly message: string; readonly speaker: Speaker };
type Turn = { readonly id: number; readonly asked: string; readonly answer: Said };

type TalkBoxProps = {
  /** Names it, and what was written and not sent in this tab. */
  label: string;
  entry: string;
  placeholder: string;
  greeting: string;
  ask: Parameters<typeof useTalk<Said>>[0]['ask'];
};

/** A conversation with the tutor about something of this room, for as long as it is open. */
export function TalkBox({ label, entry, placeholder, greeting, ask }: TalkBoxProps) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const talk = useTalk<Said>({
    entry,
    ask,
    onAnswer: (answer, asked) => setTurns((all) => [...all, { id: all.length, asked, answer }]),
  });
  return (
    <section ref={card} tabIndex={-1} aria-label={label} className={styles.box}>
      <Messages talk={talk} count={turns.length} thinking="Der Tutor denkt nach …">
        <div role="log" aria-live="polite" aria-label="Nachrichten" className={styles.log}>
          <Answer text={greeting} />
          {turns.map(({ id, asked, answer }) => (
            <div key={id} className={styles.log}>
              <OwnMessage text={asked} />
              <Answer text={answer.message} speaker={answer.speaker} />
            </div>
          ))}
        </div>
        <Unsent talk={talk} />
      </Messages>
      <Composer
        field={field}
        talk={talk}
        placeholder={placeholder}
        onEnter={() => enterChat({ card, field })}
      />
    </section>
  );
}

/** It stays until it's sent again or given up. */
function Unsent({ talk: { unsent, outgoing, sendAgain, drop } }: { talk: Talk }) {
  return unsent.map((one) => (
    <div key={one.message} className={styles.log}>
      <OwnMessage text={one.message} />
      <p role="alert" className={styles.problem}>
        {one.problem}
      </p>
      <div className={styles.ways}>
        <Button size="small" disabled={outgoing !== null} onClick={() => sendAgain(one)}>
          Noch mal senden
        </Button>
        <Button size="small" variant="ghost" onClick={() => drop(one)}>
          Verwerfen
        </Button>
      </div>
    </div>
  ));
}
