import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { longDate } from '../../../ui/german-date.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCurrentUser } from '../../account/shared/session.ts';
import { provenQuery } from '../queries.ts';
import styles from './can-page.module.css';
import { CanSheet } from './can-sheet.tsx';
import { isNothing } from './can-words.ts';

/** What somebody has proven, to be printed and shown. */
export function CanPage() {
  const query = useQuery(provenQuery);
  const hasSomething = query.data !== undefined && !isNothing(query.data);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.house}>Hacker-Bildungs-Garage</p>
          <h1 className={styles.title}>Was ich kann</h1>
          <p className={styles.who}>
            <b>{useCurrentUser()}</b>
            {query.data && (
              <>
                , Stand vom <time dateTime={query.data.day}>{longDate(query.data.day)}</time>
              </>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          <Link to="/profile" className={buttonClass({ variant: 'ghost' })}>
            Zum Profil
          </Link>
          {hasSomething && (
            <Button variant="primary" icon={<Printer size={18} />} onClick={() => window.print()}>
              Drucken oder als PDF sichern
            </Button>
          )}
        </div>
      </div>
      <QueryView
        query={query}
        isEmpty={isNothing}
        loading={<Skeleton label="Was du kannst, wird geladen..." height={480} />}
        empty={<NothingYet />}
        failing={{
          title: 'Was du kannst, lässt sich gerade nicht laden',
          safe: 'Alles, was du bewiesen hast, liegt sicher in der Garage.',
        }}
      >
        {(proven) => <CanSheet proven={proven} />}
      </QueryView>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Dieses Blatt füllst du"
      action={
        <Link to="/learn" className={buttonClass({ variant: 'primary' })}>
          Zur ersten Lektion
        </Link>
      }
    >
      Alles, was du ohne Lösung schaffst, steht hier mit seinem Tag: Lektionen, Prüfungen,
      Mathe-Aufgaben und Erfolge. Du kannst es drucken und zeigen, wem du willst.
    </EmptyState>
  );
}
