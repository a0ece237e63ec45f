import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { createElement, type FormEvent, Fragment, useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResultCard } from './result-card.tsx';
import { resultInstead } from './result-instead.ts';
import { readSearchAddress } from './search-address.ts';
import styles from './search-page.module.css';
import { type SearchResult, searchQuery } from './shared/search-query.ts';

const popular = [
  'Python Variablen',
  'For-Schleifen',
  'Funktionen',
  'Listen',
  'If-Bedingungen',
] as const;

export function SearchPage() {
  const { q = '' } = readSearchAddress(useSearch({ strict: false }));
  const go = useNavigate();
  const query = useQuery(searchQuery(q));
  const isLoading = q !== '' && query.isFetching;
  const [typed, setTyped] = useState({ q, text: q });
  // Whoever has searched or goes back sees what was looked for, and nothing typed before.
  if (typed.q !== q) setTyped({ q, text: q });
  const find = (wanted: string) => {
    const next = wanted.trim();
    if (next === '') return;
    setTyped({ q, text: next });
    if (next === q && query.isError) void query.refetch();
    else void go({ to: '/search', search: { q: next }, resetScroll: false });
  };
  return (
    <div className={styles.page}>
      {/* The description words it in English. */}
      <h1 lang="en" className={styles.heading}>
        What do you want to learn today?
      </h1>
      <div className={styles.ask}>
        <SearchForm
          text={typed.text}
          isLoading={isLoading}
          onType={(next) => setTyped({ q, text: next })}
          onFind={find}
        />
        <ul className={styles.chips} aria-label="Beliebte Themen">
          {popular.map((topic) => (
            <li key={topic}>
              <Button size="small" onClick={() => find(topic)}>
                {topic}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {q !== '' && (
        <Found q={q} results={query.isError ? [resultInstead(q)] : query.data?.results} />
      )}
    </div>
  );
}

type SearchFormProps = {
  text: string;
  isLoading: boolean;
  onType: (text: string) => void;
  onFind: (text: string) => void;
};

function SearchForm({ text, isLoading, onType, onFind }: SearchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <SearchField
          label="Was möchtest du lernen?"
          placeholder="zum Beispiel: Wie wiederhole ich etwas?"
          maxLength={1000}
          value={text}
          onChange={onType}
          onSearch={onFind}
        />
      </div>
      <Button type="submit" variant="primary" isBusy={isLoading} disabled={text.trim() === ''}>
        {isLoading ? 'Suche...' : 'Lernen'}
      </Button>
    </form>
  );
}

function Found({ q, results }: { q: string; results: readonly SearchResult[] | undefined }) {
  if (!results) return <Skeleton label="Suche..." isCard />;
  if (results.length === 0) return <NothingFound q={q} />;
  return (
    <section className={styles.results} aria-label={`Ergebnisse zu „${q}“`}>
      <output className={styles.count}>{told(results.length, q)}</output>
      {createElement(Fragment, undefined, ...results.map(cardOf))}
    </section>
  );
}

// Two may have the same title and place; they are never reordered, so they are positional children.
function cardOf(result: SearchResult) {
  return createElement(ResultCard, { result });
}

function told(count: number, q: string): string {
  return `${count === 1 ? 'Ein Ergebnis' : `${count} Ergebnisse`} zu „${q}“`;
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="Keine Ergebnisse gefunden"
      action={
        <>
          <Link to="/ai-companion" search={{ frage: q }} className={buttonClass()}>
            Frag den KI-Begleiter
          </Link>
          <Link to="/learn" className={buttonClass()}>
            Zu den Lektionen
          </Link>
        </>
      }
    >
      Versuche es mit einem anderen Suchbegriff oder wähle ein beliebtes Thema aus.
    </EmptyState>
  );
}
