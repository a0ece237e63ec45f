import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So close to the end counts as the end: heights are fractions, scroll positions aren't. */
const slackPx = 24;

/** Keeps the end of what grows in view, unless the reader has scrolled away from it. */
export function useFollowTheEnd(box: RefObject<HTMLElement | null>, contents: readonly unknown[]) {
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  useLayoutEffect(() => {
    // Asking for its height lays out the whole page: with the frame, which does that anyway.
    const follow = () => isFollowing.current && goToEnd(box.current);
    const frame = requestAnimationFrame(follow);
    // What is laid out only once it is near, or takes room from the box, comes after that.
    const observer = new ResizeObserver(follow);
    for (const part of [box.current, ...(box.current?.children ?? [])]) {
      if (part) observer.observe(part);
    }
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the contents are what makes it grow
  }, [box, ...contents]);
  return () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < slackPx;
    // A box that became lower may be far from its end, too: only who goes up wants to stay.
    if (isAtEnd || scrollTop < lastTop.current) isFollowing.current = isAtEnd;
    lastTop.current = scrollTop;
  };
}

export function goToEnd(box: HTMLElement | null) {
  if (box) box.scrollTop = box.scrollHeight;
}
