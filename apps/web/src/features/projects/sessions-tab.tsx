import type { Project, ProjectSession } from '@hbg/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { BarPicture } from '../../ui/bar-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { today } from '../../ui/german-date.ts';
import { minuteWords } from '../../ui/moment-words.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { minutesByWeek } from './minutes-by-week.ts';
import { SessionTimer } from './session-timer.tsx';
import styles from './sessions-tab.module.css';
import { sessionsQuery } from './shared/queries.ts';
import { isGone, useLeaveGone } from './shared/use-leave-gone.ts';

const SessionDialog = lazyPart(async () => (await import('./session-dialog.tsx')).SessionDialog);

/** The one that is written: of how many minutes, and whether it ends what runs. */
type Written = { readonly minutes: number; readonly endsTimer: boolean };

export function SessionsTab({ project }: { project: Project }) {
  const query = useQuery(sessionsQuery(project.id));
  const [written, setWritten] = useState<Written | null>(null);
  useLeaveWhenGone(project.id, query.error);
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <h3>Arbeitssitzungen</h3>
        <Button
          size="small"
          icon={<Plus size={16} />}
          onClick={() => setWritten({ minutes: 60, endsTimer: false })}
        >
          Neue Sitzung
        </Button>
      </div>
      <SessionTimer
        project={project}
        onEnd={(minutes) => setWritten({ minutes, endsTimer: true })}
      />
      <QueryView
        query={query}
        loading={<Skeleton label="Sitzungen werden geladen..." lines={4} />}
        empty={
          <EmptyState title="Noch keine Sitzungen">
            Starte die Uhr, wenn du anfängst, oder trag eine Sitzung nach.
          </EmptyState>
        }
        failing={{
          title: 'Die Sitzungen lassen sich gerade nicht laden',
          safe: 'Sie liegen sicher in der Garage.',
        }}
      >
        {(sessions) => <Sessions sessions={sessions} />}
      </QueryView>
      {written && (
        <Suspense>
          <SessionDialog project={project} {...written} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </div>
  );
}

function useLeaveWhenGone(id: string, error: Error | null) {
  const leave = useEffectEvent(useLeaveGone());
  useEffect(() => {
    if (isGone(error)) leave(id);
  }, [error, id]);
}

function Sessions({ sessions }: { sessions: readonly ProjectSession[] }) {
  return (
    <>
      <BarPicture
        title="Minuten nach Wochen"
        head={['Woche ab', 'Minuten']}
        bars={minutesByWeek(sessions, today())}
      />
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.sessionHead}>
              <h4 className={styles.name}>{session.sessionName}</h4>
              <time dateTime={session.createdAt} className={styles.date}>
                {dayOf(session.createdAt)}
              </time>
            </div>
            {session.workDone && <p className={styles.text}>{session.workDone}</p>}
            {session.challengesFaced && (
              <p className={styles.text}>
                <span className={styles.label}>Herausforderungen: </span>
                {session.challengesFaced}
              </p>
            )}
            <p className={styles.facts}>
              {minuteWords(session.duration)} · Produktivität {session.productivity}/10
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('de-DE');
}
