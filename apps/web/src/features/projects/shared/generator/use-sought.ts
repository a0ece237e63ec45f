import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Brought into view once; then the address stands for the room again. */
export function useSought(sought: string | undefined) {
  const go = useNavigate();
  const card = useRef<HTMLElement>(null);
  const show = useEffectEvent(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
    void go({
      to: '.',
      search: (address) => ({ ...address, wunsch: undefined }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (sought !== undefined) show();
  }, [sought]);
  return card;
}
