import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './avatar-step.module.css';
import { Avatar } from './shared/avatar.tsx';
import { type Learner, learners } from './shared/learners.ts';
import { StepHeading } from './step-heading.tsx';

type AvatarStepProps = {
  chosen: Learner;
  hasComeBack: boolean;
  onChoose: (learner: Learner) => void;
  onNext: () => void;
};

const interests: Readonly<Record<number, string>> = {
  1: 'baut Programme und will wissen, wie KI funktioniert',
  2: 'erfindet Spiele und zeichnet mit Code',
};

export function AvatarStep({ chosen, hasComeBack, onChoose, onNext }: AvatarStepProps) {
  const choice = useFocusOnReturn(hasComeBack);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <StepHeading step={1} title="Wer sitzt am Rechner?">
        Wähle deinen Avatar.
      </StepHeading>
      <fieldset ref={choice} className={styles.choice}>
        <legend className={styles.legend}>Dein Avatar</legend>
        {learners.map((learner) => (
          <AvatarOption
            key={learner.id}
            learner={learner}
            isChosen={learner === chosen}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="primary">
        Weiter <span aria-hidden="true">→</span>
      </Button>
    </form>
  );
}

type AvatarOptionProps = {
  learner: Learner;
  isChosen: boolean;
  onChoose: (learner: Learner) => void;
};

function AvatarOption({ learner, isChosen, onChoose }: AvatarOptionProps) {
  const interestId = `interest-${learner.id}`;
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name="learner"
        checked={isChosen}
        aria-label={learner.name}
        aria-describedby={interestId}
        onChange={() => onChoose(learner)}
      />
      <Avatar learner={learner.id} size="large" />
      <span className={styles.words}>
        <span className={styles.name}>{learner.name}</span>
        <span id={interestId} className={styles.interest}>
          {interests[learner.id]}
        </span>
      </span>
    </label>
  );
}

function useFocusOnReturn(hasComeBack: boolean) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (hasComeBack) choice.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasComeBack]);
  return choice;
}
