import { useState } from 'react';
import { TextField } from '../field.tsx';
import { Keypad } from '../keypad.tsx';
import { showToast } from '../toast.tsx';
import { PartGroup } from './part-group.tsx';

export function KeypadParts() {
  const [answer, setAnswer] = useState('');
  return (
    <PartGroup title="Zifferntasten">
      <TextField
        label="Antwort"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Keypad
        value={answer}
        onChange={setAnswer}
        onCheck={() => showToast({ title: `Geprüft: ${answer}` })}
        isCheckDisabled={answer === ''}
      />
    </PartGroup>
  );
}
