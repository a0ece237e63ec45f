import { useEffect, useState } from 'react';
import { loadedOrNot } from './loaded-or-not.ts';
import { useStable } from './use-stable.ts';
import { whenCalm } from './when-calm.ts';

type UsedPart<T> = {
  readonly load: () => Promise<T>;
  /** Somebody waits for it now. */
  readonly isWanted: boolean;
  readonly onFailure: () => void;
};

/** A part of the page that the first view doesn't wait for: it comes right after it. */
export function usePart<T>({ load, isWanted, onFailure }: UsedPart<T>): T | null {
  const [part, setPart] = useState<T | null>(null);
  const fail = useStable<void>(onFailure);
  useEffect(() => {
    let isGone = false;
    const fetchPart = async () => {
      if (!isWanted) await whenCalm();
      if (isGone) return;
      const loaded = await loadedOrNot(load);
      if (isGone) return;
      if (loaded) setPart(() => loaded);
      else if (isWanted) fail();
    };
    void fetchPart();
    return () => {
      isGone = true;
    };
  }, [load, isWanted, fail]);
  return part;
}
