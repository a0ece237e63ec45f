import type { GeneratedCode } from '@hbg/contract/code-generator';
import { CodeText } from '../../../../ui/code-text.tsx';
import { Answer } from '../../../chat/shared/answer.tsx';
import { CodeQuestions } from './code-questions.tsx';
import { answerOf, checkAll, type GapState, untouched, verdictOf } from './gap-check.ts';
import { GapCode } from './gap-code.tsx';
import { GapQuestions } from './gap-questions.tsx';
import styles from './generated-panel.module.css';
import type { Filled } from './kept-code.ts';
import { PanelActions } from './panel-actions.tsx';

type GeneratedPanelProps = {
  generated: GeneratedCode;
  description: string;
  filled: Filled;
  onFill: (filled: Filled) => void;
};

/** What the tutor says, and the code. */
export function GeneratedPanel(props: GeneratedPanelProps) {
  const { code, message, speaker } = props.generated;
  return (
    <>
      {message && (
        <div className={styles.message}>
          <Answer text={message} speaker={speaker} />
        </div>
      )}
      {code !== '' && (
        <>
          <FoundCode {...props} />
          <CodeQuestions generated={props.generated} />
        </>
      )}
    </>
  );
}

/** The code with its gaps; the whole of it when they are found, or after a try for each. */
function FoundCode({ generated, description, filled, onFill }: GeneratedPanelProps) {
  const { gaps, tip } = generated;
  const { isShown } = filled;
  const states = gaps.map((_, at) => filled.states[at] ?? untouched);
  const verdicts = gaps.map((gap, at) =>
    verdictOf(answerOf(generated, gap), gap, states[at] ?? untouched),
  );
  const isWhole = isShown || verdicts.every((verdict) => verdict === 'right');
  const fill = (next: readonly GapState[]) => onFill({ states: next, isShown });
  const check = () => fill(checkAll(states));
  const change = (gap: number, answer: string) =>
    fill(states.map((state, at) => (at === gap ? { ...state, answer } : state)));
  return (
    <>
      <GapCode
        generated={generated}
        states={states}
        verdicts={verdicts}
        isWhole={isWhole}
        onChange={change}
        onCheck={check}
      />
      {gaps.length > 0 && <GapQuestions gaps={gaps} states={states} verdicts={verdicts} />}
      <p className={styles.tip}>
        <strong>Tipp:</strong> <CodeText>{tip}</CodeText>
      </p>
      <PanelActions
        generated={generated}
        description={description}
        isWhole={isWhole}
        mayShow={states.every(({ tries }) => tries > 0)}
        onCheck={check}
        onShow={() => onFill({ states, isShown: true })}
      />
    </>
  );
}
