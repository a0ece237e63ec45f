import { useSyncExternalStore } from 'react';

const query = '(any-pointer: coarse)';

/** Can somebody touch the screen? */
export function useTouch(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

function watch(onChange: () => void) {
  const wish = window.matchMedia(query);
  wish.addEventListener('change', onChange);
  return () => wish.removeEventListener('change', onChange);
}
