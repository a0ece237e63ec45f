import { useEffect, useEffectEvent } from 'react';

/** Whenever the network is back. */
export function useOnline(act: () => void) {
  const tell = useEffectEvent(act);
  useEffect(() => {
    const listen = () => tell();
    globalThis.addEventListener('online', listen);
    return () => globalThis.removeEventListener('online', listen);
  }, []);
}
