import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether the screen is as the query says; for what is too dear to be drawn and then hidden. */
export function useMedia(query: string): boolean {
  const [media] = useState(() => window.matchMedia(query));
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
