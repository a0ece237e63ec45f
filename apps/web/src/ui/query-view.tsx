import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import styles from './query-view.module.css';

type QueryViewProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'isError' | 'isFetching' | 'errorUpdateCount' | 'refetch'
  >;
  /** The shape of what comes: a `Skeleton`. */
  loading: ReactNode;
  /** An `EmptyState`, shown for an empty list or where `isEmpty` says so. */
  empty?: ReactNode;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** What hasn't arrived, and what is safe nonetheless. */
  failing: { title: string; safe: string };
  children: (data: Data) => ReactNode;
};

/** Loading, empty, failing and there: what every list and every page from the server has to show. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, empty, isEmpty = isEmptyList, failing, children } = props;
  const { data, isError, isFetching, errorUpdateCount, refetch } = query;
  const retry = { isRetrying: isFetching, onRetry: () => void refetch() };
  if (data !== undefined) {
    return (
      <>
        {isError && <OldState {...retry} />}
        {empty !== undefined && isEmpty(data) ? empty : children(data)}
      </>
    );
  }
  // A query that is tried again counts as loading: its button stays, and the focus with it.
  if (errorUpdateCount === 0) return loading;
  return (
    <ErrorState
      title={failing.title}
      description={failing.safe}
      retryLabel="Noch mal laden"
      {...retry}
    />
  );
}

type RetryProps = { isRetrying: boolean; onRetry: () => void };

function OldState({ isRetrying, onRetry }: RetryProps) {
  return (
    <output className={styles.old}>
      Das ist der Stand von vorhin: Der neue ist nicht angekommen.{' '}
      <button type="button" className={styles.again} aria-disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Lädt…' : 'Noch mal laden'}
      </button>
    </output>
  );
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
