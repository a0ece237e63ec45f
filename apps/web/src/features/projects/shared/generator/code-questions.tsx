import type { GeneratedCode } from '@hbg/contract/code-generator';
import { askAboutCode } from '@hbg/contract/code-questions';
import { askStreaming } from '../../../chat/shared/stream/ask-streaming.ts';
import { TalkBox } from '../talk-box.tsx';
import styles from './generated-panel.module.css';

export function CodeQuestions({ generated }: { generated: GeneratedCode }) {
  const { code, language } = generated;
  return (
    <div className={styles.questions}>
      <h3 className={styles.label}>Fragen zum Code</h3>
      <TalkBox
        label="Fragen zum Code"
        entry="code-questions"
        placeholder="Was möchtest du wissen?"
        greeting={greetingFor(generated)}
        ask={(message, listening) =>
          askStreaming(askAboutCode, { body: { message, code, language } }, listening)
        }
      />
    </div>
  );
}

/** The built-in tutor reads lines of Python alone. */
function greetingFor({ language, speaker }: GeneratedCode): string {
  return language === 'Python' || speaker.kind === 'model'
    ? 'Frag mich nach einer Zeile oder nach einem Wort, das du nicht kennst.'
    : `Frag mich nach einer Zeile oder nach einem Wort. Ganze Zeilen lese ich nur in Python. In ${language} kenne ich einzelne Wörter und sage dir, was ich an ihnen erkenne.`;
}
