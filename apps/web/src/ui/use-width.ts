import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is now, for a picture that is drawn and not stretched. */
export function useWidth(element: RefObject<HTMLElement | null>, ifUnknown: number): number {
  const [width, setWidth] = useState(ifUnknown);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched || !('ResizeObserver' in window)) return undefined;
    const measure = () => setWidth(watched.clientWidth || ifUnknown);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, ifUnknown]);
  return width;
}
