import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { walkAmong } from './walk-by-key.ts';

type OneStop = {
  /** Selects what is walked through. */
  parts: string;
  /** Selects the one that Tab comes to first; without it that's the first of all. */
  main?: string | undefined;
  way: 'row' | 'list';
};

/** Many things as one Tab stop: arrows walk from there. What comes back goes to the box around them. */
export function useOneStop({ parts, main, way }: OneStop) {
  const box = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  const settle = useCallback(() => {
    const shown = shownIn(box.current, parts);
    const isMain = (part: Element) => main !== undefined && part.matches(main);
    const stop =
      shown.find((part) => part === last.current) ?? shown.find(isMain) ?? shown[0] ?? null;
    for (const part of partsIn(box.current, parts)) part.tabIndex = part === stop ? 0 : -1;
  }, [parts, main]);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      if (!element) return undefined;
      settle();
      // A narrower screen may hide the one that is the stop.
      const sizes = new ResizeObserver(settle);
      sizes.observe(element);
      const scrolling = new MutationObserver(settle);
      scrolling.observe(element, { subtree: true, attributeFilter: ['data-scrolls'] });
      return () => {
        sizes.disconnect();
        scrolling.disconnect();
        box.current = null;
      };
    },
    [settle],
  );
  // Each time: another part may have come to stand where the stop was.
  useLayoutEffect(settle);
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches(parts)) return;
    last.current = target;
    settle();
  };
  const onKeyDown = (event: KeyboardEvent) => walkAmong(event, shownIn(box.current, parts), way);
  return { ref, onFocus, onKeyDown, 'data-one-stop': true };
}

function partsIn(box: HTMLElement | null, parts: string): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(parts) ?? [])];
}

/** All of them while the box itself isn't shown. */
function shownIn(box: HTMLElement | null, selected: string): HTMLElement[] {
  const parts = partsIn(box, selected);
  const shown = parts.filter((part) => part.getClientRects().length > 0);
  return shown.length > 0 ? shown : parts;
}
