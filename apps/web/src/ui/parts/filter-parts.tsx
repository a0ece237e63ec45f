import { useState } from 'react';
import { Chip } from '../chip.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { Select } from '../select.tsx';
import { CAPTAIN, DECREE } from './long-words.ts';
import { PartGroup, PartRow } from './part-group.tsx';

const LANGUAGES = ['Alle', 'Python', 'JavaScript'].map((label) => ({ value: label, label }));
const CATEGORIES = ['Grundlagen', 'Spiele', DECREE].map((label) => ({ value: label, label }));

export function FilterParts() {
  const [query, setQuery] = useState('');
  const [language, setLanguage] = useState('Alle');
  const [category, setCategory] = useState('Grundlagen');
  const [chips, setChips] = useState(['Schleifen', 'Listen', CAPTAIN]);
  const remove = (chip: string) => setChips(chips.filter((other) => other !== chip));
  return (
    <PartGroup title="Filter und Wegnehmbares">
      <FilterBar
        search={{
          label: 'Snippets durchsuchen',
          placeholder: 'Titel, Text oder Tag',
          value: query,
          onChange: setQuery,
        }}
        count="8 Snippets"
      >
        <SegmentedChoice
          label="Sprache"
          choices={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
        <Select label="Kategorie" options={CATEGORIES} value={category} onChange={setCategory} />
      </FilterBar>
      <PartRow>
        {chips.map((chip) => (
          <Chip key={chip} name={chip} onRemove={() => remove(chip)} />
        ))}
      </PartRow>
    </PartGroup>
  );
}
