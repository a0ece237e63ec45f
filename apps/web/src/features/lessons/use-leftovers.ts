import { listProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaiting } from '../units/shared/code/use-waiting.ts';
import { hasCompleted, isCompletedEntry, sendCompleted } from './progress-queue.ts';

/** Whether completed lessons wait for the server. */
export function useLeftovers(user: string): boolean {
  const queryClient = useQueryClient();
  return useWaiting(
    useMemo(
      () => ({
        isEntry: (key) => isCompletedEntry(key, user),
        isThere: () => hasCompleted(user),
        send: async () => {
          if (await sendCompleted(user))
            await queryClient.invalidateQueries({ queryKey: [listProgress.path] });
        },
      }),
      [user, queryClient],
    ),
  );
}
