import { listProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { watchEntries } from './code/local-entries.ts';
import { sendWaiting, waitingVersions } from './code/version-queue.ts';
import { hasCompleted, sendCompleted } from './progress-queue.ts';

const retryMs = 5_000;

/** Whether runs or completed lessons wait for the server; they go there as soon as there is a way. */
export function useLeftovers(user: string): boolean {
  const queryClient = useQueryClient();
  const isWaiting = useSyncExternalStore(watchEntries, () => hasLeftovers(user));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = async () => {
      await sendWaiting(user);
      if (hasCompleted(user) && (await sendCompleted(user))) {
        await queryClient.invalidateQueries({ queryKey: [listProgress.path] });
      }
    };
    const sendNow = () => void send();
    const timer = setInterval(sendNow, retryMs);
    globalThis.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', sendNow);
    };
  }, [isWaiting, user, queryClient]);
  return isWaiting;
}

function hasLeftovers(user: string): boolean {
  return hasCompleted(user) || waitingVersions(user).length > 0;
}
