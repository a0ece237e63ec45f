import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './toast.module.css';

type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: 'normal' | 'destructive' | undefined;
  icon?: ReactNode;
  /** What takes it back or goes on, such as 'Rückgängig'. */
  action?: { label: string; onAct: () => void } | undefined;
  /** Five seconds unless told, ten with an action. */
  durationMs?: number | undefined;
  /** It waits until no other is shown, and comes again where another takes its place. */
  isPatient?: boolean | undefined;
  /** The id of what it tells of: a newer one about the same takes its place for good. */
  about?: string | number | undefined;
};

/** Not counting the time in which it is pointed at, focused or displaced. */
type TimeLeft = { ms: number };
type WaitingToast = ToastMessage & { left?: TimeLeft | undefined };
type ShownToast = ToastMessage & { id: number; left: TimeLeft };

let shown: ShownToast | undefined;
let waiting: readonly WaitingToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** One toast at a time: a new one takes the place of the old, which comes again where it offers something. */
export function showToast(message: ToastMessage): void {
  const isOutdated = ({ about }: ToastMessage) => about !== undefined && about === message.about;
  waiting = waiting.filter((other) => !isOutdated(other));
  if (shown && message.isPatient) {
    waiting = [...waiting, message];
    return;
  }
  if (shown && comesAgain(shown) && !isOutdated(shown)) waiting = [shown, ...waiting];
  setShown(message);
}

function comesAgain({ isPatient, action }: ToastMessage): boolean {
  return Boolean(isPatient || action);
}

export function isToastShown(): boolean {
  return shown !== undefined;
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

/** All that wait or offer something were for somebody who is gone. */
export function dropToasts(): void {
  waiting = [];
  if (shown && comesAgain(shown)) setShown(undefined);
}

/** What it tells is over. */
export function dismissToast(): void {
  const [next, ...later] = waiting;
  waiting = later;
  setShown(next);
}

function setShown(next: WaitingToast | undefined) {
  lastId += 1;
  shown = next && { ...next, id: lastId, left: timeOf(next) };
  for (const notify of listeners) notify();
}

/** What was displaced has what was left to it; a patient one has to be seen in peace. */
function timeOf({ left, isPatient, action, durationMs }: WaitingToast): TimeLeft {
  if (left && !isPatient) return left;
  return { ms: durationMs ?? (action ? 10_000 : 5000) };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
