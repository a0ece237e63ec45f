import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../account/shared/session.ts';
import { copyHeard, copyOf, copyTyped } from './code-copy.ts';

/** Another tab has changed the code too, and neither knew of the other. */
export type Clash = { readonly keepOwn: () => void; readonly takeOther: () => void };

type StoredCode = {
  readonly code: string;
  readonly change: (code: string) => void;
  readonly clash: Clash | null;
};

/** The code of one place, such as a lesson, as the learner left it in this browser. */
export function useStoredCode(place: string, starter: string): StoredCode {
  const entry = `code/${useCurrentUser()}/${place}`;
  const [copy, setCopy] = useSharedCopy(entry, starter);
  const keep = (code: string) => {
    store(entry, code === starter ? null : code);
    setCopy({ code, seen: stored(entry) ?? starter, other: null });
  };
  const change = (code: string) => {
    // Where nothing is stored, nothing can be lost.
    const next = copyTyped(copy, code, stored(entry) ?? copy.seen);
    if (next.other === null) keep(code);
    else setCopy(next);
  };
  const { code, other } = copy;
  const clash = other === null ? null : { keepOwn: () => keep(code), takeOther: () => keep(other) };
  return { code, change, clash };
}

function useSharedCopy(entry: string, starter: string) {
  const [copy, setCopy] = useState(() => copyOf(stored(entry) ?? starter));
  useEffect(
    () =>
      watchOtherTabs(entry, (now, replaced) =>
        setCopy((copy) => copyHeard(copy, now ?? starter, replaced === null ? starter : replaced)),
      ),
    [entry, starter],
  );
  return [copy, setCopy] as const;
}

type OnChange = (now: string | null, replaced?: string | null) => void;

/** A page that slept has heard of nothing: it looks when it is seen again. */
function watchOtherTabs(entry: string, onChange: OnChange) {
  const hear = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === entry) onChange(newValue, oldValue);
  };
  const look = () => {
    const now = stored(entry);
    if (!document.hidden && now !== null) onChange(now);
  };
  globalThis.addEventListener('storage', hear);
  document.addEventListener('visibilitychange', look);
  return () => {
    globalThis.removeEventListener('storage', hear);
    document.removeEventListener('visibilitychange', look);
  };
}

function stored(entry: string): string | null {
  try {
    return localStorage.getItem(entry);
  } catch {
    return null;
  }
}

function store(entry: string, code: string | null) {
  try {
    if (code === null) localStorage.removeItem(entry);
    else localStorage.setItem(entry, code);
  } catch {
    // Without storage the code lasts until the page is left.
  }
}
