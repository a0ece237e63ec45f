import { listCompletions, readAchievements } from '@hbg/contract/achievements';
import { readMastery } from '@hbg/contract/mastery';
import { readMaths } from '@hbg/contract/maths';
import { listProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaiting } from '../../units/shared/code/use-waiting.ts';
import { hasWork, isLedgerKey } from './ledger-entries.ts';
import { sendWaiting } from './ledger-queue.ts';

const changed = [listProgress, listCompletions, readAchievements, readMaths, readMastery];

/** Whether something that was done waits for the server. */
export function useLeftovers(user: string): boolean {
  const queryClient = useQueryClient();
  return useWaiting(
    useMemo(
      () => ({
        isEntry: (key) => isLedgerKey(key, user),
        isThere: () => hasWork(user),
        send: async () => {
          if (!(await sendWaiting(user))) return;
          const stale = changed.map(({ path }) =>
            queryClient.invalidateQueries({ queryKey: [path] }),
          );
          await Promise.all(stale);
        },
      }),
      [user, queryClient],
    ),
  );
}
