import type { Program } from '@hbg/contract/programs';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { readEntry, watchEntries } from '../../ui/entries.ts';
import { useWaiting } from '../units/shared/code/use-waiting.ts';
import { noteKnown } from './known-programs.ts';
import { programsQuery } from './queries.ts';
import { canSendPrograms, sendPrograms } from './send-programs.ts';
import { readWaiting, waitingKey } from './waiting-entries.ts';

/** What was begun here and isn't on the server yet; it goes there while the page is open. */
export function useWaitingPrograms(user: string) {
  const waiting = useSending(user);
  useWaiting(waiting);
  const entry = useSyncExternalStore(watchEntries, () => readEntry(waitingKey(user)));
  return { programs: useMemo(() => readWaiting(entry), [entry]), send: waiting.send };
}

function useSending(user: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { queryKey } = programsQuery;
    const add = (program: Program) => {
      noteKnown(user, program);
      queryClient.setQueryData(
        queryKey,
        (programs) => programs && [program, ...programs.filter(({ id }) => id !== program.id)],
      );
      // A list that is on its way may not have it yet, and one that failed can be had again.
      const isThere = queryClient.getQueryData(queryKey) !== undefined;
      if (!isThere || queryClient.isFetching({ queryKey }) > 0)
        void queryClient.invalidateQueries({ queryKey });
    };
    return {
      isEntry: (key: string) => key === waitingKey(user),
      isThere: () => canSendPrograms(user),
      send: () => sendPrograms(user, add),
    };
  }, [user, queryClient]);
}
