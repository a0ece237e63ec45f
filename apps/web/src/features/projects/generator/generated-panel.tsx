import { askAboutCode, type GeneratedCode } from '@hbg/contract/code-generator';
import { useState } from 'react';
import { CodeText } from '../../../ui/code-text.tsx';
import { Answer } from '../../chat/shared/answer.tsx';
import { askStreaming } from '../../chat/shared/stream/ask-streaming.ts';
import type { ProjectValues } from '../project-values.ts';
import { TalkBox } from '../talk-box.tsx';
import { answerOf, checkAll, type GapState, untouched, verdictOf } from './gap-check.ts';
import { GapCode } from './gap-code.tsx';
import { GapQuestions } from './gap-questions.tsx';
import styles from './generator-card.module.css';
import { PanelActions } from './panel-actions.tsx';

type GeneratedPanelProps = {
  generated: GeneratedCode;
  description: string;
  onBegin: (begun: Partial<ProjectValues>) => void;
};

/** The code with its gaps; the whole of it when they are found, or after a try for each. */
export function GeneratedPanel({ generated, description, onBegin }: GeneratedPanelProps) {
  const { code, gaps, language, message, speaker, tip } = generated;
  const [states, setStates] = useState<readonly GapState[]>(() => gaps.map(() => untouched));
  const [isShown, setIsShown] = useState(false);
  const verdicts = gaps.map((gap, at) =>
    verdictOf(answerOf(generated, gap), gap, states[at] ?? untouched),
  );
  const isSolved = verdicts.every((verdict) => verdict === 'right');
  const isWhole = isShown || isSolved;
  const check = () => setStates(checkAll);
  const change = (gap: number, answer: string) =>
    setStates((all) => all.map((state, at) => (at === gap ? { ...state, answer } : state)));
  return (
    <>
      {message && (
        <div className={styles.message}>
          <Answer text={message} speaker={speaker} />
        </div>
      )}
      {code !== '' && (
        <>
          <GapCode
            generated={generated}
            states={states}
            verdicts={verdicts}
            isWhole={isWhole}
            onChange={change}
            onCheck={check}
          />
          {gaps.length > 0 && (
            <GapQuestions
              gaps={gaps}
              states={states}
              verdicts={isShown ? gaps.map(() => 'right') : verdicts}
            />
          )}
          <p className={styles.tip}>
            <strong>Tipp:</strong> <CodeText>{tip}</CodeText>
          </p>
          <PanelActions
            generated={generated}
            description={description}
            isWhole={isWhole}
            mayShow={states.every(({ tries }) => tries > 0)}
            onCheck={check}
            onShow={() => setIsShown(true)}
            onBegin={onBegin}
          />
          <div className={styles.questions}>
            <h3 className={styles.label}>Fragen zum Code</h3>
            <TalkBox
              label="Fragen zum Code"
              entry="code-questions"
              placeholder="Was möchtest du wissen?"
              greeting="Frag mich nach einer Zeile oder nach einem Wort, das du nicht kennst."
              ask={(asked, listening) =>
                askStreaming(askAboutCode, { body: { message: asked, code, language } }, listening)
              }
            />
          </div>
        </>
      )}
    </>
  );
}
