import { createElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { usePart } from './use-part.ts';

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
export type TimeLeft = { ms: number };
type WaitingToast = ToastMessage & { left?: TimeLeft | undefined };
export type ShownToast = ToastMessage & { id: number; left: TimeLeft };

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

/**
 * Both live regions stay in the page: screen readers miss a region that arrives with its text. The
 * card comes after the first view; where it can't be had, there are the words alone.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => shown);
  const [isPlain, setIsPlain] = useState(false);
  const ToastCard = usePart({
    load,
    isWanted: toast !== undefined,
    onFailure: () => setIsPlain(true),
  });
  const card = toast && ToastCard && createElement(ToastCard, { key: toast.id, toast });
  const said = card ?? (isPlain && toast?.title);
  const isAlert = toast?.tone === 'destructive';
  return (
    <div className={styles.corner}>
      <output aria-live="polite">{!isAlert && said}</output>
      <div role="alert" aria-live="assertive">
        {isAlert && said}
      </div>
    </div>
  );
}

const load = async () => (await import('./toast-card.tsx')).ToastCard;

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
