import type { Mood } from '@hbg/contract/companion';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { enterChat } from '../chat/shared/enter-chat.ts';
import { CompanionWindow } from './companion-window.tsx';
import { MoodPanel } from './mood-panel.tsx';
import type { Persona } from './personas.ts';
import { QuickHelp } from './quick-help.tsx';
import { type Companion, useCompanion } from './use-companion.ts';

type CompanionRoomProps = {
  user: string;
  persona: Persona;
  /** Brought from another room. */
  question: string | undefined;
};

/** The conversation with one of the two, and what follows from it. */
export function CompanionRoom({ user, persona, question }: CompanionRoomProps) {
  const companion = useCompanion({ user, persona });
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const enter = () => enterChat({ card, field });
  useBroughtQuestion(question, companion);
  const ask = (message: string) => {
    if (companion.ask(message)) enter();
  };
  return (
    <>
      <CompanionWindow
        user={user}
        persona={persona}
        companion={companion}
        card={card}
        field={field}
        onEnter={enter}
      />
      <QuickHelp isWaiting={companion.outgoing !== null} onAsk={ask} />
      <MoodPanel who={persona.name} mood={moodOf(companion)} />
    </>
  );
}

function moodOf({ turns, unsent }: Companion): Mood {
  return unsent.length > 0 ? 'sorry' : (turns.at(-1)?.mood ?? 'happy');
}

/** What is being written already stays in front of it. */
function useBroughtQuestion(question: string | undefined, { draft, changeDraft }: Companion) {
  const go = useNavigate();
  const take = useEffectEvent((brought: string) => {
    if (!draft.includes(brought)) changeDraft([draft, brought].filter(Boolean).join('\n\n'));
    void go({
      to: '.',
      search: (address) => ({ ...address, frage: undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (question !== undefined) take(question);
  }, [question]);
}
