import type { Speaker } from '@hbg/contract/chat';
import type { ReactNode } from 'react';
import { Markup } from '../../markup/shared/markup.tsx';
import styles from './answer.module.css';
import { SpeakerLine } from './speaker-line.tsx';

type AnswerProps = {
  text: string;
  /** Null for what the page itself says. */
  speaker?: Speaker | null | undefined;
  /** What stands above the text. */
  above?: ReactNode;
  codeActions?: ((code: string, language: string) => ReactNode) | undefined;
  /** For the eyes alone, while it grows. */
  isGrowing?: boolean | undefined;
  /** What stands below the text. */
  children?: ReactNode;
};

export function Answer({ text, speaker, above, codeActions, isGrowing, children }: AnswerProps) {
  return (
    <div className={styles.answer} data-answer inert={isGrowing}>
      {speaker && <SpeakerLine speaker={speaker} />}
      {above}
      <Markup text={text} under={2} codeActions={codeActions} />
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
