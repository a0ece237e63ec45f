import { useState } from 'react';
import { TextField } from '../field.tsx';
import { Keypad } from '../keypad.tsx';
import { showToast } from '../toast.tsx';
import styles from './keypad-parts.module.css';
import { PartGroup } from './part-group.tsx';

export function KeypadParts() {
  const [answer, setAnswer] = useState('');
  return (
    <PartGroup title="Zifferntasten">
      <div className={styles.narrow}>
        <TextField
          label="Antwort"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </div>
      <Keypad
        value={answer}
        onChange={setAnswer}
        onCheck={() => showToast({ title: `Geprüft: ${answer}` })}
        isCheckDisabled={answer === ''}
      />
    </PartGroup>
  );
}
