import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * An on-screen keyboard covers the page instead of shrinking it: the card has to make room itself.
 * Tells how many pixels are covered.
 */
export function useKeyboardRoom(card: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(
    () =>
      watchVisiblePart(({ covered, visible }) => {
        card.current?.style.setProperty('--covered', `${covered}px`);
        card.current?.style.setProperty('--visible', `${visible}px`);
        setRoom(covered);
      }),
    [card],
  );
  return room;
}

type VisiblePart = { readonly covered: number; readonly visible: number };

function watchVisiblePart(onChange: (part: VisiblePart) => void): () => void {
  const listeners = new AbortController();
  const viewport = window.visualViewport;
  const measure = () => viewport && onChange(visiblePartOf(viewport));
  measure();
  for (const event of ['resize', 'scroll']) {
    viewport?.addEventListener(event, measure, { signal: listeners.signal });
  }
  return () => listeners.abort();
}

/** Of who has zoomed in, the browser shows a part of the page, keyboard or not. */
function visiblePartOf({ scale, height, offsetTop }: VisualViewport): VisiblePart {
  const whole = window.innerHeight;
  if (scale > 1.01) return { covered: 0, visible: whole };
  return { covered: Math.max(0, Math.round(whole - height - offsetTop)), visible: height };
}
