import { useSyncExternalStore } from 'react';

const wish = window.matchMedia('(prefers-reduced-motion: reduce)');

export function useReducedMotion() {
  return useSyncExternalStore(watchWish, () => wish.matches);
}

function watchWish(onChange: () => void) {
  wish.addEventListener('change', onChange);
  return () => wish.removeEventListener('change', onChange);
}
