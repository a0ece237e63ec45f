import { Answer } from './answer.tsx';
import { OwnMessage } from './own-message.tsx';
import type { Outgoing } from './use-asking.ts';

/** The growing answer is for the eyes alone: the log reads it out once, when it is whole. */
export function OutgoingMessage({ outgoing: { message, said } }: { outgoing: Outgoing }) {
  return (
    <>
      <OwnMessage text={message} />
      {said && <Answer text={said} isGrowing />}
    </>
  );
}
