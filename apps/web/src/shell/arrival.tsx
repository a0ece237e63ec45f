import { useRouter } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** A page without a reload says nothing by itself: its title goes to the tab and to screen readers. */
export function ArrivalNotice({ title }: { title: string }) {
  const router = useRouter();
  const [hasMoved, setHasMoved] = useState(false);
  useTabTitle(title);
  useEffect(() => onArrival(router, () => setHasMoved(true)), [router]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{hasMoved && title}</span>
    </VisuallyHidden>
  );
}

/** For a page whose title says too little: what is in it has a name of its own. */
export function useTabTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · HBG`;
  }, [title]);
}

/** Where one has arrived and the heading isn't there yet. */
const awaiting = new WeakSet<object>();

/** Moves the focus to the heading of the page one came to, so that reading goes on there. */
export function useFocusOnArrival() {
  const router = useRouter();
  useEffect(
    () =>
      onArrival(router, () => {
        if (focusHeading()) awaiting.delete(router);
        else awaiting.add(router);
      }),
    [router],
  );
}

/** For a page that loads first, and whose next part takes the place of the one that had the focus. */
export function useFocusOnPart(shownId: number | undefined) {
  const router = useRouter();
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (shownId === undefined || shownId === last.current) return;
    const isArrival = awaiting.delete(router) || last.current !== undefined;
    last.current = shownId;
    if (isArrival && document.activeElement === document.body) focusHeading();
  }, [router, shownId]);
}

/** For whom the page in front was made; it outlives the page. */
export const LastUserRef = createContext<RefObject<string | null>>({ current: null });

/** Who logs in or out gets another page at the same address, without what had the focus. */
export function useFocusOnLogin(user: string | null) {
  const lastUserRef = useContext(LastUserRef);
  useEffect(() => {
    if (lastUserRef.current === user) return;
    lastUserRef.current = user;
    if (document.activeElement === document.body) focusHeading();
  }, [lastUserRef, user]);
}

function onArrival(router: ReturnType<typeof useRouter>, react: () => void) {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) react();
  });
}

/** A page may have one more, hidden, for another size of the screen: that doesn't take the focus. */
function focusHeading(): boolean {
  return [...document.querySelectorAll('h1')].some((heading) => {
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
