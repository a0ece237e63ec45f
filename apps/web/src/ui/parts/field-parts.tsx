import { useState } from 'react';
import { TextArea, TextField } from '../field.tsx';
import { Select } from '../select.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';
import { SUBJECTS } from './subjects.ts';

const LEVELS = [
  { value: 'beginner', label: 'Anfänger' },
  { value: 'intermediate', label: 'Fortgeschritten' },
  { value: 'advanced', label: 'Experte' },
] as const;

export function FieldParts() {
  return (
    <PartGroup title="Felder">
      <PartGrid>
        <TextField label="Titel" placeholder="Mein erstes Spiel" />
        <TextField label="Passwort" type="password" hint="Frag Papa nach dem geheimen Code." />
        <TextField
          label="Startzeit"
          defaultValue="25:00"
          error="Diese Uhrzeit gibt es nicht. Der Tag endet um 23:59."
        />
        <TextField label="Gesperrt" defaultValue={CAPTAIN} disabled />
        <TextField label={DECREE} hint={CAPTAIN} />
        <TextArea label="Beschreibung" hint="Ein Satz reicht." placeholder="Worum geht es?" />
        <TextArea label="Lernziele" error="Schreib mindestens ein Ziel auf." />
      </PartGrid>
      <Selects />
    </PartGroup>
  );
}

function Selects() {
  const [subject, setSubject] = useState<string>();
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>('beginner');
  return (
    <PartGrid>
      <Select label="Fach" options={SUBJECTS} value={subject} onChange={setSubject} />
      <Select
        label="Schwierigkeit"
        hint="Du kannst sie später ändern."
        options={LEVELS}
        value={level}
        onChange={setLevel}
      />
      <Select
        label="Sprache"
        error="Wähle eine Sprache aus."
        options={LEVELS}
        value={undefined}
        onChange={setLevel}
      />
      <Select label="Gesperrt" options={LEVELS} value={level} onChange={setLevel} isDisabled />
    </PartGrid>
  );
}
