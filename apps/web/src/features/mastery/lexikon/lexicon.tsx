import type { MasteryArea, Term } from '@hbg/contract/mastery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesGerman } from '../../../ui/matches-german.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaWords } from '../area-words.ts';
import { termsQuery } from '../queries.ts';
import styles from './lexicon.module.css';
import { TermDialog } from './term-dialog.tsx';

/** Words to be looked up, beside whatever is learned. */
export function Lexicon({ area }: { area: MasteryArea }) {
  const { lexicon } = areaWords[area];
  const query = useQuery(termsQuery(area));
  return (
    <section aria-label={lexicon} className={styles.lexicon}>
      <h2 className={styles.title}>{lexicon}</h2>
      <QueryView
        query={query}
        loading={<Skeleton label="Lexikon wird geladen..." lines={6} />}
        failing={{
          title: 'Das Lexikon lässt sich gerade nicht laden',
          safe: 'Lernen kannst du auch ohne.',
        }}
      >
        {({ terms }) => <Terms terms={terms} />}
      </QueryView>
    </section>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  const [sought, setSought] = useState('');
  const [open, setOpen] = useState<Term | null>(null);
  const found = terms.filter(({ title, names, definition }) =>
    matchesGerman([title, ...names, definition].join('\n'), sought),
  );
  return (
    <>
      <SearchField
        label="Begriff suchen"
        placeholder="Begriff suchen"
        value={sought}
        onChange={setSought}
      />
      <output className={styles.none}>
        {found.length === 0 && 'Dazu steht hier nichts. Such nach einem anderen Wort.'}
      </output>
      <ul className={styles.terms} aria-label="Begriffe">
        {found.map((term) => (
          <li key={term.id}>
            <button type="button" className={styles.term} onClick={() => setOpen(term)}>
              {term.title}
            </button>
          </li>
        ))}
      </ul>
      {open && <TermDialog term={open} onClose={() => setOpen(null)} />}
    </>
  );
}
