import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box has more in it than it shows: then a keyboard has to get there too. */
export function useScrollsSideways(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const watched = box.current;
    if (!watched) return undefined;
    const measure = () => setScrolls(watched.scrollWidth > watched.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    // What is in it grows as well: by a font that comes late, by other code.
    for (const part of [watched, watched.querySelector('code')]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
