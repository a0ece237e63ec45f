import { useRouter } from '@tanstack/react-router';
import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** A page without a reload says nothing by itself: its title goes to the tab and to screen readers. */
export function ArrivalNotice({ title }: { title: string }) {
  const router = useRouter();
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    document.title = `${title} · HBG`;
  }, [title]);
  useEffect(() => onArrival(router, () => setHasMoved(true)), [router]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{hasMoved && title}</span>
    </VisuallyHidden>
  );
}

/** Moves the focus to the heading of the page one came to, so that reading goes on there. */
export function useFocusOnArrival() {
  const router = useRouter();
  useEffect(() => onArrival(router, focusHeading), [router]);
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

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
