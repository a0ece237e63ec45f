import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CloseButton } from './close-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './toast.module.css';

type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: 'normal' | 'destructive' | undefined;
  durationMs?: number | undefined;
};

type ShownToast = ToastMessage & { id: number };

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** One toast at a time: a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  setShown({ ...message, id: lastId });
}

/** Both live regions stay in the page: screen readers miss a region that arrives with its text. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const isAlert = toast?.tone === 'destructive';
  return (
    <div className={styles.corner}>
      <output aria-live="polite">{!isAlert && card}</output>
      <div role="alert" aria-live="assertive">
        {isAlert && card}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { title, description, tone = 'normal', durationMs = 5000 } = toast;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useCountdown(durationMs, isPointedAt || isFocused, dismissToast);
  return (
    <span
      className={joinClasses(styles.toast, styles[tone])}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <span className={styles.sign}>
        {tone === 'destructive' ? <TriangleAlert size={18} /> : <CircleCheck size={18} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <CloseToast onFocusChange={setIsFocused} />
    </span>
  );
}

/** Gives the focus back to where it came from, so that closing doesn't lose the reader's place. */
function CloseToast({ onFocusChange }: { onFocusChange: (isFocused: boolean) => void }) {
  const lender = useRef<EventTarget>(null);
  const close = () => {
    if (lender.current instanceof HTMLElement) lender.current.focus();
    dismissToast();
  };
  const borrow = (event: FocusEvent) => {
    lender.current = event.relatedTarget;
    onFocusChange(true);
  };
  return (
    <CloseButton
      icon={<X size={18} />}
      onClick={close}
      onFocus={borrow}
      onBlur={() => onFocusChange(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    />
  );
}

/** Calls `onEnd` after the time, not counting the time spent paused. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}

/** What it tells is over. */
export function dismissToast(): void {
  setShown(undefined);
}

function setShown(next: ShownToast | undefined) {
  shown = next;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
