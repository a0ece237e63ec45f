import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is now, for a picture that is drawn and not stretched. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth || atFirst));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, atFirst]);
  return width;
}
