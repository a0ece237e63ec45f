import { CalendarDays, List } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { Combobox } from '../combobox.tsx';
import type { EntryColour } from '../entry-colour.ts';
import { SearchField } from '../search-field.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { Swatches } from '../swatches.tsx';
import { Switch } from '../switch.tsx';
import { TagInput } from '../tag-input.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';
import { SUBJECTS } from './subjects.ts';

const PRIORITIES = [
  { value: 'low', label: 'Niedrig' },
  { value: 'middle', label: 'Mittel' },
  { value: 'high', label: 'Hoch' },
] as const;

const VIEWS = [
  { value: 'week', label: 'Woche', icon: <CalendarDays size={16} /> },
  { value: 'list', label: 'Liste', icon: <List size={16} /> },
  { value: 'long', label: CAPTAIN },
] as const;

export function ChoiceParts() {
  return (
    <PartGroup title="Suchen und wählen">
      <Searches />
      <Toggles />
      <Segments />
      <Colours />
      <TagInputs />
    </PartGroup>
  );
}

function Searches() {
  const [query, setQuery] = useState('');
  const [subject, setSubject] = useState<string | null>('Mathe');
  const [none, setNone] = useState<string | null>(null);
  const subjects = { options: SUBJECTS, emptyText: 'Kein Fach gefunden.' };
  return (
    <>
      <PartGrid>
        <SearchField
          label="Karten durchsuchen"
          placeholder="Titel, Text oder Tag"
          value={query}
          onChange={setQuery}
          debounceMs={300}
        />
        <SearchField label="Glossar durchsuchen" value={DECREE} onChange={setQuery} />
      </PartGrid>
      <PartGrid>
        <Combobox label="Fach" {...subjects} value={subject} onChange={setSubject} />
        <Combobox
          label="Zweites Fach"
          hint="Nur wenn es dazugehört."
          {...subjects}
          value={none}
          onChange={setNone}
        />
        <Combobox
          label="Drittes Fach"
          error="Wähle ein Fach aus."
          {...subjects}
          value={none}
          onChange={setNone}
        />
        <Combobox label="Gesperrt" {...subjects} value={subject} onChange={setSubject} isDisabled />
      </PartGrid>
    </>
  );
}

function Toggles() {
  const [isWeekly, setIsWeekly] = useState(true);
  const [isPrivate, setIsPrivate] = useState(false);
  return (
    <PartGrid>
      <div>
        <Checkbox label="Jede Woche" value={isWeekly} onChange={setIsWeekly} />
        <Checkbox
          label="Nur für mich"
          hint="Sonst sieht es jeder im Haus."
          value={isPrivate}
          onChange={setIsPrivate}
        />
        <Checkbox
          label="Ich habe es ausprobiert"
          error="Probier es erst aus."
          value={false}
          onChange={setIsPrivate}
        />
        <Checkbox label="Gesperrt" value onChange={setIsWeekly} isDisabled />
        <Checkbox label={DECREE} value={isPrivate} onChange={setIsPrivate} />
      </div>
      <div>
        <Switch label="Leiser Ton" value={isWeekly} onChange={setIsWeekly} />
        <Switch
          label="Benachrichtigungen"
          hint="Auch wenn ein anderes Fenster offen ist."
          value={isPrivate}
          onChange={setIsPrivate}
        />
        <Switch label="Gesperrt" value onChange={setIsWeekly} isDisabled />
        <Switch label={DECREE} value={isPrivate} onChange={setIsPrivate} />
      </div>
    </PartGrid>
  );
}

function Segments() {
  const [priority, setPriority] = useState<(typeof PRIORITIES)[number]['value']>('middle');
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('week');
  return (
    <PartGrid>
      <SegmentedChoice
        label="Priorität"
        choices={PRIORITIES}
        value={priority}
        onChange={setPriority}
      />
      <SegmentedChoice label="Ansicht" choices={VIEWS} value={view} onChange={setView} />
      <SegmentedChoice
        label="Schwierigkeit"
        error="Wähle eine Stufe."
        choices={PRIORITIES}
        value={undefined}
        onChange={setPriority}
      />
      <SegmentedChoice
        label="Gesperrt"
        choices={PRIORITIES}
        value="low"
        onChange={setPriority}
        isDisabled
      />
    </PartGrid>
  );
}

function Colours() {
  const [colour, setColour] = useState<EntryColour>('blue');
  return (
    <PartGrid>
      <Swatches label="Farbe" value={colour} onChange={setColour} />
      <Swatches label="Gesperrt" value="pink" onChange={setColour} isDisabled />
    </PartGrid>
  );
}

function TagInputs() {
  const [tags, setTags] = useState<readonly string[]>(['schleifen', 'Spiel', 'zum Üben']);
  const [none, setNone] = useState<readonly string[]>([]);
  return (
    <PartGrid>
      <TagInput label="Tags" hint="Enter oder Komma fügt hinzu." value={tags} onChange={setTags} />
      <TagInput
        label="Technologien"
        placeholder="Python, HTML"
        error="Schreib mindestens eine auf."
        value={none}
        onChange={setNone}
      />
      <TagInput label="Lange Wörter" value={[CAPTAIN, DECREE]} onChange={setTags} />
      <TagInput label="Gesperrt" value={['Python']} onChange={setTags} isDisabled />
    </PartGrid>
  );
}
