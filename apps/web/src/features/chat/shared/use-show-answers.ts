import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So close counts as there: heights are fractions, scroll positions aren't. */
const slackPx = 24;

/** What the box shows: the newest answer from its start, or what stands below it. */
type Aim = 'answer' | 'end';

type Options = { readonly aim: Aim; readonly contents: readonly unknown[] };

/**
 * Keeps the end of the conversation in view, but never scrolls the start of the newest answer away:
 * it is read from there. Leaves alone who has scrolled elsewhere.
 */
export function useShowAnswers(box: RefObject<HTMLElement | null>, { aim, contents }: Options) {
  const isFollowing = useRef(true);
  useLayoutEffect(() => {
    if (box.current && isFollowing.current) box.current.scrollTop = restOf(box.current, aim);
    // oxlint-disable-next-line react/exhaustive-deps -- the contents are what makes it grow
  }, [box, aim, ...contents]);
  return {
    onScroll: () => {
      if (!box.current) return;
      isFollowing.current = Math.abs(box.current.scrollTop - restOf(box.current, aim)) < slackPx;
    },
    follow: () => {
      isFollowing.current = true;
    },
  };
}

function restOf(box: HTMLElement, aim: Aim): number {
  const end = Math.max(0, box.scrollHeight - box.clientHeight);
  const newest = [...box.querySelectorAll('[data-answer]')].at(-1);
  if (aim === 'end' || !newest) return end;
  const above = newest.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(box).paddingTop) || 0;
  return Math.min(end, Math.max(0, Math.round(box.scrollTop + above - margin)));
}
