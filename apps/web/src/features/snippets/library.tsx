import type { Snippet } from '@hbg/contract/snippets';
import { snippetCategories, snippetDifficulties, snippetLanguages } from '@hbg/contract/snippets';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure, FigureRow } from '../../ui/figure.tsx';
import { numberOf } from '../../ui/figure-format.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Select } from '../../ui/select.tsx';
import { useStable } from '../../ui/use-stable.ts';
import { figuresOf, filterSnippets } from './filter-snippets.ts';
import styles from './library.module.css';
import type { LibrarySearch } from './library-search.ts';
import { SnippetGroups } from './snippet-groups.tsx';
import { difficultyLabels, languageLabels } from './snippet-labels.ts';
import { useFigures } from './use-figures.ts';
import { useRemove } from './use-remove.ts';

type LibraryProps = {
  snippets: readonly Snippet[];
  search: LibrarySearch;
  onSearch: (search: LibrarySearch) => void;
  onEdit: (snippet: Snippet) => void;
};

export function Library({ snippets, search, onSearch, onEdit }: LibraryProps) {
  const found = useMemo(() => filterSnippets(snippets, search), [snippets, search]);
  const { like, view } = useFigures();
  const remove = useRemove();
  const edit = useStable(onEdit);
  const figures = figuresOf(snippets, found);
  return (
    <>
      <Filters
        search={search}
        onSearch={onSearch}
        count={`${numberOf(found.length)} von ${numberOf(snippets.length)} Snippets`}
      />
      <FigureRow>
        <Figure label="Snippets insgesamt" value={figures.count} />
        <Figure label="Kategorien" value={figures.categories} />
        <Figure label="Beliebte Snippets" value={figures.popular} />
        <Figure label="Aufrufe insgesamt" value={figures.views} />
      </FigureRow>
      {found.length === 0 ? (
        <NothingFound onShowAll={() => onSearch({})} />
      ) : (
        <SnippetGroups
          snippets={found}
          sought={JSON.stringify(search)}
          onLike={like}
          onView={view}
          onEdit={edit}
          onRemove={remove}
        />
      )}
    </>
  );
}

const all = 'alle';

type FiltersProps = Pick<LibraryProps, 'search' | 'onSearch'> & { count: string };

function Filters({ search, onSearch, count }: FiltersProps) {
  const { q = '', sprache, kategorie, niveau } = search;
  return (
    <FilterBar
      search={{
        label: 'Snippets durchsuchen',
        placeholder: 'Titel, Beschreibung oder Tag',
        value: q,
        debounceMs: pauseMs,
        onChange: (next) => onSearch({ ...search, q: next === '' ? undefined : next }),
      }}
      count={count}
    >
      <div className={styles.filter}>
        <Select
          label="Sprache"
          options={languages}
          value={sprache ?? all}
          onChange={(next) => onSearch({ ...search, sprache: chosen(snippetLanguages, next) })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Kategorie"
          options={categories}
          value={kategorie ?? all}
          onChange={(next) => onSearch({ ...search, kategorie: chosen(snippetCategories, next) })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label="Schwierigkeit"
          options={difficulties}
          value={niveau ?? all}
          onChange={(next) => onSearch({ ...search, niveau: chosen(snippetDifficulties, next) })}
        />
      </div>
    </FilterBar>
  );
}

/** Browsers take only so many changes of the address. */
const pauseMs = 100;

const languages = [
  { value: all, label: 'Alle Sprachen' },
  ...snippetLanguages.map((value) => ({ value, label: languageLabels[value] })),
];
const categories = [
  { value: all, label: 'Alle Kategorien' },
  ...snippetCategories.map((value) => ({ value, label: value })),
];
const difficulties = [
  { value: all, label: 'Alle Stufen' },
  ...snippetDifficulties.map((value) => ({ value, label: difficultyLabels[value] })),
];

/** Undefined for all of them. */
function chosen<Value extends string>(values: readonly Value[], next: string) {
  return values.find((value) => value === next);
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="Keine Code-Snippets gefunden"
      action={<Button onClick={onShowAll}>Alle zeigen</Button>}
    >
      Probier ein anderes Wort oder einen anderen Filter.
    </EmptyState>
  );
}
