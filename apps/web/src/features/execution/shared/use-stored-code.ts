import { useState } from 'react';
import { useCurrentUser } from '../../account/shared/session.ts';

/** The code of one place, such as a lesson, as the learner left it in this browser. */
export function useStoredCode(place: string, starter: string) {
  const entry = `code/${useCurrentUser()}/${place}`;
  const [code, setCode] = useState(() => stored(entry) ?? starter);
  const change = (code: string) => {
    setCode(code);
    store(entry, code === starter ? null : code);
  };
  return [code, change] as const;
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
