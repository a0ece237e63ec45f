import { type CodeVersion, listVersions, type VersionCause } from '@hbg/contract/code';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCurrentUser } from '../../account/shared/session.ts';
import { waitingVersions } from '../code/version-queue.ts';
import { Difference } from './difference.tsx';
import styles from './timeline.module.css';

type TimelineProps = {
  lessonId: number;
  /** As it stands now. */
  code: string;
  onClose: () => void;
  onRestore: (code: string) => void;
};

/** All states of the code that were kept, to be looked at and brought back. */
export function Timeline({ lessonId, code, onClose, onRestore }: TimelineProps) {
  const { data, isPending, isError, refetch } = useQuery(versionsQuery(lessonId));
  const user = useCurrentUser() ?? '';
  const waiting = waitingVersions(user).filter((version) => version.lessonId === lessonId);
  const versions = withWaiting(data ?? [], waiting);
  const [chosen, setChosen] = useState<string | null>(null);
  const version = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <Dialog
      title="Verlauf"
      isOpen
      onClose={onClose}
      footer={
        version && (
          <Button variant="primary" onClick={() => onRestore(version.code)}>
            Diesen Stand zurückholen
          </Button>
        )
      }
    >
      {isPending && <Skeleton label="Verlauf wird geladen..." lines={4} />}
      {isError && versions.length === 0 && <ErrorState onRetry={() => void refetch()} />}
      {!isPending && !isError && versions.length === 0 && (
        <EmptyState title="Noch kein Verlauf">
          <p>Jedes Mal, wenn du auf Run drückst, wird dein Programm hier aufgehoben.</p>
        </EmptyState>
      )}
      {version && (
        <div className={styles.timeline}>
          <ol className={styles.list} aria-label="Stände">
            {versions.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-pressed={each.id === version.id}
                  onClick={() => setChosen(each.id)}
                >
                  <span className={styles.time}>{timeOf(each.madeAt)}</span>
                  <span>{nameOf(each)}</span>
                </button>
              </li>
            ))}
          </ol>
          <Difference before={code} after={version.code} />
        </div>
      )}
    </Dialog>
  );
}

function versionsQuery(lessonId: number) {
  return queryOptions({
    queryKey: [listVersions.path, lessonId],
    queryFn: ({ signal }) => client.call(listVersions, { query: { lessonId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What the server hasn't got yet is the newest. */
function withWaiting(kept: readonly CodeVersion[], waiting: readonly CodeVersion[]): CodeVersion[] {
  const known = new Set(kept.map(({ id }) => id));
  return [...waiting.filter(({ id }) => !known.has(id)).toReversed(), ...kept];
}

const causes: Readonly<Record<VersionCause, string>> = {
  run: 'Gestartet',
  reset: 'Vor dem Reset',
  solution: 'Vor der Lösung',
  restored: 'Vor dem Zurückholen',
  emptied: 'Bevor alles gelöscht war',
  replaced: 'Ersetzt',
};

function nameOf({ cause, result }: CodeVersion): string {
  if (cause !== 'run' || result === null) return causes[cause];
  if (result === 'finished') return 'Gestartet, lief durch';
  return result === 'stopped' ? 'Gestartet, angehalten' : 'Gestartet, mit Fehler';
}

const format = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function timeOf(moment: string): string {
  return format.format(new Date(moment));
}
