import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './password-step.module.css';
import { Avatar } from './shared/avatar.tsx';
import type { Learner } from './shared/learners.ts';
import { StepHeading } from './step-heading.tsx';
import { useLogin } from './use-login.ts';

type PasswordStepProps = { learner: Learner; onBack: () => void };

export function PasswordStep({ learner, onBack }: PasswordStepProps) {
  const { entry, submit, isBusy } = usePasswordEntry(learner);
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <div className={styles.who}>
        <Avatar learner={learner.id} size="large" />
        <StepHeading step={2} title={`Hallo ${learner.name}!`}>
          Wie lautet das Passwort?
        </StepHeading>
      </div>
      <UserNameForPasswordManagers name={learner.name} />
      <PasswordField {...entry} isBusy={isBusy} />
      <div className={styles.buttons}>
        <Button variant="ghost" disabled={isBusy} onClick={onBack}>
          Zurück
        </Button>
        <Button type="submit" className={styles.start} variant="primary" isBusy={isBusy}>
          Mission starten!
        </Button>
      </div>
    </form>
  );
}

function usePasswordEntry(learner: Learner) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const startOver = (words: string) => {
    setValue('');
    setComplaint(words);
    field.current?.focus();
  };
  const login = useLogin({ onWrongPassword: () => startOver('Das Passwort stimmt nicht.') });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (value === '') startOver('Gib zuerst das Passwort ein.');
    else login.enter({ user: learner.id, password: value });
  };
  const onChange = (typed: string) => {
    setValue(typed);
    setComplaint(undefined);
  };
  return { entry: { field, value, complaint, onChange }, submit, isBusy: login.isBusy };
}

function UserNameForPasswordManagers({ name }: { name: string }) {
  return (
    <input
      className={styles.userName}
      type="text"
      name="username"
      autoComplete="username"
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
