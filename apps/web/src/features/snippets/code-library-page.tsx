import type { Snippet } from '@hbg/contract/snippets';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './code-library-page.module.css';
import { Library } from './library.tsx';
import { readLibraryAddress } from './library-address.ts';
import { type LibrarySearch, readLibrarySearch } from './library-search.ts';
import { snippetsQuery } from './shared/snippets-query.ts';

const SnippetDialog = lazyPart(async () => (await import('./snippet-dialog.tsx')).SnippetDialog);

/** Nobody; a new one; or the one that is changed. */
type Written = { readonly snippet: Snippet | null } | null;

export function CodeLibraryPage() {
  const search = readLibrarySearch(readLibraryAddress(useSearch({ strict: false })));
  const go = useNavigate();
  const query = useQuery(snippetsQuery);
  const [written, setWritten] = useState<Written>(null);
  const show = (next: LibrarySearch) =>
    void go({ to: '/code-library', search: next, replace: true, resetScroll: false });
  return (
    <div className={styles.page}>
      <PageHead
        title="Code-Bibliothek"
        sentence="Fertige Bausteine zum Ansehen, Ausprobieren und Mitnehmen, und deine eigenen dazu."
        action={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            onClick={() => setWritten({ snippet: null })}
          >
            Neues Snippet
          </Button>
        }
      />
      <QueryView
        query={query}
        loading={<Skeleton label="Snippets werden geladen..." isCard height={320} />}
        failing={{
          title: 'Die Code-Bibliothek lässt sich gerade nicht laden',
          safe: 'Deine Snippets liegen sicher in der Garage.',
        }}
      >
        {(snippets) => (
          <Library
            snippets={snippets}
            search={search}
            onSearch={show}
            onEdit={(snippet) => setWritten({ snippet })}
          />
        )}
      </QueryView>
      {written && (
        <Suspense>
          <SnippetDialog
            {...written}
            onClose={() => setWritten(null)}
            onKept={(kept) =>
              tellKept({ ...kept, isNew: written.snippet === null }, () =>
                show({ q: kept.snippet.title }),
              )
            }
          />
        </Suspense>
      )}
    </div>
  );
}

type Told = { readonly snippet: Snippet; readonly isMasked: boolean; readonly isNew: boolean };

function tellKept({ snippet, isMasked, isNew }: Told, onShow: () => void) {
  const where = snippet.isPrivate
    ? 'Nur du siehst es.'
    : 'Alle in deiner Garage können es jetzt sehen.';
  const masked =
    'Persönliches wie eine Telefonnummer ist darin verdeckt. Privat bleibt alles, wie du es schreibst.';
  showToast({
    title: isNew ? `„${snippet.title}“ erstellt` : `„${snippet.title}“ gespeichert`,
    description: isMasked ? masked : where,
    ...(isNew && { action: { label: 'Ansehen', onAct: onShow } }),
  });
}
