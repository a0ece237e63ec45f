import { Markup } from '../markup/shared/markup.tsx';
import styles from './exchange-item.module.css';
import { OwnMessage } from './own-message.tsx';
import type { Outgoing } from './use-tutor.ts';

/** The growing answer is for the eyes alone: the log reads it out once, when it is whole. */
export function OutgoingMessage({ outgoing: { message, said } }: { outgoing: Outgoing }) {
  return (
    <>
      <OwnMessage text={message} />
      {said && (
        <div className={styles.answer} data-answer inert>
          <Markup text={said} under={2} />
        </div>
      )}
    </>
  );
}
