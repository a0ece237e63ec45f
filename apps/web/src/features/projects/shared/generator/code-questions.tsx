import type { GeneratedCode } from '@hbg/contract/code-generator';
import { askAboutCode } from '@hbg/contract/code-questions';
import { askStreaming } from '../../../chat/shared/stream/ask-streaming.ts';
import { TalkBox } from '../talk-box.tsx';
import styles from './generated-panel.module.css';

export function CodeQuestions({ generated: { code, language } }: { generated: GeneratedCode }) {
  return (
    <div className={styles.questions}>
      <h3 className={styles.label}>Fragen zum Code</h3>
      <TalkBox
        label="Fragen zum Code"
        entry="code-questions"
        placeholder="Was möchtest du wissen?"
        greeting="Frag mich nach einer Zeile oder nach einem Wort, das du nicht kennst."
        ask={(message, listening) =>
          askStreaming(askAboutCode, { body: { message, code, language } }, listening)
        }
      />
    </div>
  );
}
