import { useEffect, useRef } from 'react';

/** Reading goes on at the lesson that one came to: what had the focus went with the one before. */
export function useFocusOnLesson(shownId: number | undefined) {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (shownId === undefined || shownId === last.current) return;
    const isFirst = last.current === undefined;
    last.current = shownId;
    if (!isFirst && document.activeElement === document.body) headingOfLesson()?.focus();
  }, [shownId]);
}

/** Another one, for phones, is hidden while the lesson is in view. */
function headingOfLesson() {
  return document.querySelector<HTMLElement>('#inhalt article h1');
}
