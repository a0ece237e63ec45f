import { useEffect, useEffectEvent, useRef } from 'react';

type Choice = { index: number; last: number; choose: (index: number) => void };

/** Arrows, Home and End work wherever the focus is in the viewer; the slider knows them itself. */
export function useStepKeys({ index, last, choose }: Choice) {
  const viewer = useRef<HTMLElement>(null);
  const chooseByKey = useEffectEvent((event: KeyboardEvent) => {
    const isSlider = event.target instanceof HTMLInputElement;
    if (isSlider || event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = wantedBy(event.key, index, last);
    if (wanted === null) return;
    event.preventDefault();
    choose(wanted);
  });
  useEffect(() => {
    const box = viewer.current;
    const listen = (event: KeyboardEvent) => chooseByKey(event);
    box?.addEventListener('keydown', listen);
    return () => box?.removeEventListener('keydown', listen);
  }, []);
  return viewer;
}

function wantedBy(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
