import { useCallback, useEffect, useRef, useState } from 'react';
import { learnerKey } from '../../account/shared/learners.ts';
import { useCurrentUser } from '../../account/shared/session.ts';
import { type CodeCopy, copyHeard, copyOf, copyTyped } from './code-copy.ts';
import { store, stored } from './stored-entry.ts';

/** Another tab has changed the code too, and neither knew of the other. */
export type Clash = { readonly keepOwn: () => void; readonly takeOther: () => void };

type StoredCode = {
  readonly code: string;
  readonly change: (code: string) => void;
  readonly clash: Clash | null;
};

/** The code of one place, such as a lesson, as the learner left it in this browser. */
export function useStoredCode(place: string, starter: string): StoredCode {
  const entry = `code/${learnerKey(useCurrentUser() ?? '')}/${place}`;
  const { copy, latest, show } = useSharedCopy(entry, starter);
  const keep = (code: string) => {
    store(entry, code === starter ? null : code);
    show({ code, seen: stored(entry) ?? starter, other: null });
  };
  const change = (code: string) => {
    // Where nothing is stored, nothing can be lost.
    const next = copyTyped(latest.current, code, stored(entry) ?? latest.current.seen);
    if (next.other === null) keep(code);
    else show(next);
  };
  const { code, other } = copy;
  const clash = other === null ? null : { keepOwn: () => keep(code), takeOther: () => keep(other) };
  return { code, change, clash };
}

/** An editor may tell two changes before the page shows the first: `latest` knows of both. */
function useSharedCopy(entry: string, starter: string) {
  const [copy, setCopy] = useState(() => copyOf(stored(entry) ?? starter));
  const latest = useRef(copy);
  const show = useCallback((next: CodeCopy) => {
    latest.current = next;
    setCopy(next);
  }, []);
  useEffect(
    () =>
      watchOtherTabs(entry, (now, replaced) =>
        show(copyHeard(latest.current, now ?? starter, replaced === null ? starter : replaced)),
      ),
    [entry, starter, show],
  );
  return { copy, latest, show };
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
