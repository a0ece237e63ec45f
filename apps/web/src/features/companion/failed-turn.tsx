import { useState } from 'react';
import { Answer } from '../chat/shared/answer.tsx';
import { OwnMessage } from '../chat/shared/own-message.tsx';
import type { Unsent } from '../chat/shared/use-words.ts';
import { FirstAid } from './first-aid.tsx';
import { Suggestions } from './suggestions.tsx';

const apology =
  'Entschuldigung, ich konnte deine Nachricht nicht verarbeiten. Versuche es bitte nochmal!';

type FailedTurnProps = {
  unsent: Unsent;
  isWaiting: boolean;
  onAgain: (unsent: Unsent) => void;
  onOtherTopic: (unsent: Unsent) => void;
};

/** A message that came to nothing. It stays until it is sent again or given up. */
export function FailedTurn({ unsent, isWaiting, onAgain, onOtherTopic }: FailedTurnProps) {
  const [timesHelped, setTimesHelped] = useState(0);
  const ways = [
    { text: 'Nochmal versuchen', take: () => onAgain(unsent) },
    { text: 'Hilfe', take: () => setTimesHelped(timesHelped + 1) },
    { text: 'Anderes Thema', take: () => onOtherTopic(unsent) },
  ];
  return (
    <>
      <OwnMessage text={unsent.message} />
      <div role="alert">
        <Answer text={apology} />
      </div>
      <Suggestions label="Was du jetzt tun kannst" suggestions={ways} isWaiting={isWaiting} />
      {/* It has the focus each time it was asked for. */}
      {timesHelped > 0 && <FirstAid key={timesHelped} unsent={unsent} />}
    </>
  );
}
