import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './password-field.module.css';
import { useCapsLock } from './use-caps-lock.ts';

type PasswordFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  complaint: string | undefined;
  isBusy: boolean;
  onChange: (typed: string) => void;
};

export function PasswordField(props: PasswordFieldProps) {
  const { field, value, complaint, isBusy, onChange } = props;
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  const isSlow = useIsSlow(isBusy);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <div className={styles.field}>
      <TextField
        ref={field}
        label="Passwort"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
        maxLength={200}
        error={complaint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...capsLock.handlers}
      />
      <p className={styles.capsLock} aria-live="polite">
        {capsLock.isOn && <CapsLockHint />}
        {isSlow && 'Nach mehreren Versuchen prüft die Garage langsamer. Gleich geht es weiter.'}
      </p>
      <ShowButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />
    </div>
  );
}

const patienceMs = 1_500;

/** True when the answer takes longer than a child waits without a word. */
function useIsSlow(isBusy: boolean) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}

function CapsLockHint() {
  return (
    <>
      <ArrowBigUpDash size={18} />
      Die Feststelltaste ist an: Alles wird groß geschrieben.
    </>
  );
}

function ShowButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <Button
      className={styles.show}
      variant="ghost"
      size="small"
      icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={onToggle}
    >
      {isShown ? 'Passwort verbergen' : 'Passwort zeigen'}
    </Button>
  );
}
