import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { BeginButtons } from './begin-buttons.tsx';
import { carryOver } from './carry-over.ts';
import { useKnownPrograms } from './known-programs.ts';
import { OpenProgram } from './open-program.tsx';
import { ProgramList } from './program-list.tsx';
import { programsQuery } from './queries.ts';
import { useWaitingPrograms } from './use-waiting-programs.ts';
import styles from './workshop-page.module.css';

/** Where learners write what they like, in as many programs as they like. */
export function WorkshopPage() {
  const user = useOwnLearner();
  const first = useRef<HTMLButtonElement>(null);
  const go = useNavigate();
  const query = useQuery(programsQuery);
  const { programs: begun, send } = useWaitingPrograms(user);
  useEffect(() => {
    carryOver(user);
    void send();
  }, [user, send]);
  const known = useKnownPrograms(user, query.data, query.errorUpdateCount > 0);
  const waiting = begun.filter(({ id }) => !query.data?.some((kept) => kept.id === id));
  const leave = (erased: string) => {
    const programm = known?.find(({ id }) => id !== erased)?.id;
    first.current?.focus();
    void go({ to: '/workshop', search: { programm }, replace: true, resetScroll: false });
  };
  return (
    <div className={styles.page}>
      <PageHead
        title="Werkstatt"
        sentence={
          <>
            Schreib Python, HTML oder JavaScript, drück auf Run und schau, was passiert. Oder geh
            Schritt für Schritt durch den{' '}
            <Link to="/learn/$courseId/$lessonId" params={{ courseId: 1, lessonId: 1 }}>
              Kurs „Python für junge Hacker“
            </Link>
            .
          </>
        }
        action={<BeginButtons user={user} first={first} />}
      />
      <div className={styles.room}>
        <div className={styles.side}>
          <QueryView
            query={query}
            loading={<Skeleton label="Programme werden geladen..." lines={4} />}
            failing={{
              title: 'Deine Programme sind nicht angekommen',
              safe: 'In der Garage liegen sie sicher. Was du hier neu beginnst, kommt dazu, sobald sie wieder antwortet.',
            }}
          >
            {(programs) => <ProgramList programs={programs} waiting={waiting} />}
          </QueryView>
          {!query.data && known && <ProgramList programs={known} waiting={waiting} />}
        </div>
        <OpenProgram user={user} programs={known} waiting={waiting} send={send} onErased={leave} />
      </div>
    </div>
  );
}
