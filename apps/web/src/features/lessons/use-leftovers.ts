import { listProgress } from '@hbg/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { watchEntries } from './code/local-entries.ts';
import { canSend, isVersionsEntry, sendWaiting } from './code/version-queue.ts';
import { hasCompleted, isCompletedEntry, sendCompleted } from './progress-queue.ts';

const retryMs = 5_000;

/** Whether runs or completed lessons wait for the server; they go there as soon as there is a way. */
export function useLeftovers(user: string): boolean {
  const queryClient = useQueryClient();
  const leftovers = useMemo(() => watchLeftovers(user), [user]);
  const isWaiting = useSyncExternalStore(leftovers.subscribe, leftovers.areThere);
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

/** There may be hundreds: they are looked through when they change, and not with every key. */
function watchLeftovers(user: string) {
  let are = hasLeftovers(user);
  const subscribe = (tell: () => void) => {
    const look = () => {
      are = hasLeftovers(user);
      tell();
    };
    look();
    return watchEntries((key) => {
      if (key === null || isVersionsEntry(key, user) || isCompletedEntry(key, user)) look();
    });
  };
  return { subscribe, areThere: () => are };
}

function hasLeftovers(user: string): boolean {
  return hasCompleted(user) || canSend(user);
}
