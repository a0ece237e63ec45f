import { type CodeVersion, listVersions, versionsAtOnce } from '@hbg/contract/code';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { callAs } from '../shared/code/call-as.ts';
import { localVersions } from '../shared/code/version-queue.ts';
import { Difference } from './difference.tsx';
import styles from './timeline.module.css';
import { VersionList } from './version-list.tsx';

type TimelineProps = {
  unit: string;
  /** As it stands now. */
  code: string;
  onClose: () => void;
  onRestore: (code: string) => void;
};

/** All states of the code that were kept, to be looked at and brought back. */
export function Timeline({ unit, code, onClose, onRestore }: TimelineProps) {
  const user = useOwnLearner();
  const query = useVersions(user, unit);
  const { data, isPending, isError, refetch } = query;
  const versions = withLocal(data?.pages.flat() ?? [], localVersions(user, unit));
  const [chosen, setChosen] = useState<string | null>(null);
  const version = versions.find(({ id }) => id === chosen) ?? versions[0];
  const restore = (code: string) => {
    onRestore(code);
    showToast(restored);
  };
  return (
    <Dialog
      title="Verlauf"
      isOpen
      onClose={onClose}
      footer={
        version && (
          <Button variant="primary" onClick={() => restore(version.code)}>
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
          <div className={styles.list}>
            <VersionList versions={versions} chosen={version.id} onChoose={setChosen} />
            <Older query={query} />
          </div>
          <Difference key={version.id} before={code} after={version.code} />
        </div>
      )}
    </Dialog>
  );
}

const restored = {
  title: 'Zurückgeholt',
  description: 'Was vorher da stand, liegt im Verlauf.',
} as const;

type OlderProps = { query: ReturnType<typeof useVersions> };

/** The way to what isn't shown yet. */
function Older({ query }: OlderProps) {
  const { isError, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  if (!isError && !hasNextPage) return null;
  const load = () => void (hasNextPage ? fetchNextPage() : refetch());
  return (
    <div className={styles.older}>
      {isError && <p role="alert">Ältere Stände lassen sich gerade nicht laden.</p>}
      <Button variant="ghost" isBusy={isFetching} onClick={load}>
        {isError ? 'Nochmal versuchen' : 'Ältere Stände'}
      </Button>
    </div>
  );
}

function useVersions(user: string, unit: string) {
  return useInfiniteQuery(versionsQuery(user, unit));
}

function versionsQuery(user: string, unit: string) {
  return infiniteQueryOptions({
    queryKey: [listVersions.path, unit],
    queryFn: ({ pageParam, signal }) =>
      callAs(user, listVersions, { query: { unit, ...pageParam } }, { signal }),
    initialPageParam: oldestOf([]),
    getNextPageParam: (page) => (page.length < versionsAtOnce ? undefined : oldestOf(page)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Others may have been made in the same moment. */
function oldestOf(versions: readonly CodeVersion[]) {
  const oldest = versions.at(-1);
  return { before: oldest?.madeAt, beforeId: oldest?.id };
}

/** Among those of the server stands what it hasn't got, by its time. */
function withLocal(kept: readonly CodeVersion[], local: readonly CodeVersion[]): CodeVersion[] {
  const known = new Set(kept.map(({ id }) => id));
  const all = [...local.filter(({ id }) => !known.has(id)), ...kept];
  return all.toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt));
}
