import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './toast.module.css';
import { dismissToast, type ShownToast, type TimeLeft } from './toast.tsx';

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { title, description, tone = 'normal', action } = toast;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { card, isFocused, giveBack, ...focus } = useLentFocus();
  useCountdown(toast.left, isPointedAt || isFocused, dismissToast);
  useReachKey(card);
  // A page that has no room to spare moves its controls out of the way, while there is a toast.
  useLayoutEffect(() => {
    document.body.style.setProperty('--toast-height', `${card.current?.offsetHeight}px`);
  }, [card]);
  // What was said before a dialog opened lies below it with the page, unless it can be taken back.
  const [layer] = useState(() =>
    action || document.querySelector('[role$="dialog"]') ? 'above' : 'page',
  );
  const close = () => {
    giveBack();
    dismissToast();
  };
  const keys = { ...focus, onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close() };
  const act = () => {
    close();
    action?.onAct();
  };
  return (
    <span
      ref={card}
      className={joinClasses(styles.toast, styles[tone])}
      data-toast={layer}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <span className={styles.sign}>{toast.icon ?? <ToneIcon tone={tone} />}</span>
      <span className={styles.said}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {action && (
          <Button
            className={styles.action}
            title="F6"
            aria-keyshortcuts="F6"
            onClick={act}
            {...keys}
          >
            {action.label}
          </Button>
        )}
      </span>
      <CloseButton icon={<X size={18} />} onClick={close} {...keys} />
    </span>
  );
}

function ToneIcon({ tone }: { tone: 'normal' | 'destructive' }) {
  return tone === 'destructive' ? <TriangleAlert size={18} /> : <CircleCheck size={18} />;
}

/** Gives the focus back to where it came from, so that closing doesn't lose the reader's place. */
function useLentFocus() {
  const card = useRef<HTMLSpanElement>(null);
  const lender = useRef<EventTarget>(null);
  const [isFocused, setIsFocused] = useState(false);
  const borrow = ({ relatedTarget }: FocusEvent) => {
    const isFromHere = relatedTarget instanceof Node && card.current?.contains(relatedTarget);
    if (!isFromHere) lender.current = relatedTarget;
    setIsFocused(true);
  };
  const giveBack = () => {
    if (isFocused && lender.current instanceof HTMLElement) lender.current.focus();
  };
  return { card, isFocused, giveBack, onFocus: borrow, onBlur: () => setIsFocused(false) };
}

/** It stands at the end of the page: without the mouse the way there may be longer than it stays. */
function useReachKey(card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const reach = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      card.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', reach);
    return () => window.removeEventListener('keydown', reach);
  }, [card]);
}

/** Calls `onEnd` after the time, not counting the time spent paused. */
function useCountdown(left: TimeLeft, isPaused: boolean, onEnd: () => void) {
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.ms);
    return () => {
      clearTimeout(timer);
      left.ms -= performance.now() - startedAt;
    };
  }, [left, isPaused, onEnd]);
}
