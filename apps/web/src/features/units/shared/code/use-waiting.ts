import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { watchEntries } from '../../../../ui/entries.ts';

/** What stays in this browser until the server can be reached. */
export type Waiting = {
  /** Whether it lies in this entry; asked with every key that is typed. */
  readonly isEntry: (key: string) => boolean;
  readonly isThere: () => boolean;
  readonly send: () => Promise<void>;
};

const retryMs = 5_000;

/** Whether something waits; it goes to the server as soon as there is a way. */
export function useWaiting(waiting: Waiting): boolean {
  const watched = useMemo(() => watch(waiting), [waiting]);
  const isThere = useSyncExternalStore(watched.subscribe, watched.isThere);
  useEffect(() => {
    if (!isThere) return undefined;
    const sendNow = () => void waiting.send();
    const timer = setInterval(sendNow, retryMs);
    globalThis.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', sendNow);
    };
  }, [isThere, waiting]);
  return isThere;
}

/** There may be hundreds: they are looked through when they change, and not with every key. */
function watch({ isEntry, isThere }: Waiting) {
  let is = isThere();
  const subscribe = (tell: () => void) => {
    const look = () => {
      is = isThere();
      tell();
    };
    look();
    return watchEntries((key) => {
      if (key === null || isEntry(key)) look();
    });
  };
  return { subscribe, isThere: () => is };
}
