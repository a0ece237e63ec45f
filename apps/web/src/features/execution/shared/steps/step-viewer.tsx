import type { Explanation } from '@hbg/coach/explanation';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { CloseButton } from '../../../../ui/close-button.tsx';
import type { RecordedStep, Recording } from './recording.ts';
import { StepAnnouncement } from './step-announcement.tsx';
import { StepCode } from './step-code.tsx';
import { StepControls } from './step-controls.tsx';
import { StepOutput } from './step-output.tsx';
import { StepSentence } from './step-sentence.tsx';
import { StepValues } from './step-values.tsx';
import styles from './step-viewer.module.css';
import { useFailure } from './use-failure.ts';
import { usePlaying } from './use-playing.ts';
import { useStepKeys } from './use-step-keys.ts';

type StepViewerProps = {
  /** The code that was recorded. */
  code: string;
  recording: Recording;
  onClose: () => void;
};

/** A recorded run, to be looked at line by line; it has come to one line at least. */
export function StepViewer({ code, recording, onClose }: StepViewerProps) {
  const { steps, isCut, result } = recording;
  const [chosen, setChosen] = useState(0);
  const heading = useId();
  const last = Math.max(steps.length - 1, 0);
  const index = Math.min(chosen, last);
  const goTo = (wanted: number) => setChosen(Math.min(Math.max(wanted, 0), last));
  const playing = usePlaying({ index, last, goTo });
  const choose = (wanted: number) => {
    playing.pause();
    goTo(wanted);
  };
  const viewer = useStepKeys({ index, last, choose });
  const step = steps[index];
  const failure = useFailure(code, result);
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is covered by now.
  useEffect(() => title.current?.focus(), []);
  if (!step) return null;
  return (
    <section ref={viewer} className={styles.viewer} aria-labelledby={heading}>
      <Head
        ref={title}
        id={heading}
        count={`Schritt ${index + 1} von ${steps.length}`}
        onClose={onClose}
      />
      <Stage
        code={code}
        step={step}
        before={steps[index - 1]}
        failure={failure}
        isCutHere={isCut && index === last}
      />
      <StepControls
        index={index}
        last={last}
        isPlaying={playing.isOn}
        onChoose={choose}
        onPlay={playing.toggle}
      />
      <StepAnnouncement
        step={step}
        before={steps[index - 1]}
        failure={failure}
        isSilent={playing.isOn}
      />
    </section>
  );
}

type HeadProps = {
  ref: RefObject<HTMLHeadingElement | null>;
  id: string;
  count: string;
  onClose: () => void;
};

function Head({ ref, id, count, onClose }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 ref={ref} id={id} tabIndex={-1} className={styles.title}>
          Schritt für Schritt
        </h2>
        <p className={styles.count}>{count}</p>
      </div>
      <CloseButton onClick={onClose} />
    </div>
  );
}

type StageProps = {
  code: string;
  step: RecordedStep;
  before: RecordedStep | undefined;
  failure: Explanation | null;
  isCutHere: boolean;
};

function Stage({ code, step, before, failure, isCutHere }: StageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.told}>
        <StepSentence code={code} step={step} failure={failure} />
        {isCutHere && <CutNote />}
      </div>
      <StepCode code={code} step={step} />
      <StepValues step={step} before={before} />
      <StepOutput transcript={step.transcript} />
    </div>
  );
}

function CutNote() {
  return (
    <p className={styles.note}>
      Hier ist Schluss: Mehr als 1000 Schritte passen nicht hinein. Dein Programm wäre noch
      weitergelaufen.
    </p>
  );
}
