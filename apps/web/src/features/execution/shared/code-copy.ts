/** What one tab has of a code that all tabs of the browser share. */
export type CodeCopy = {
  readonly code: string;
  /** What was stored when this tab looked last. */
  readonly seen: string;
  /** What another tab has stored without knowing of this code. */
  readonly other: string | null;
};

export function copyOf(stored: string): CodeCopy {
  return { code: stored, seen: stored, other: null };
}

/** The learner has typed; what another tab has stored meanwhile must not be written over. */
export function copyTyped(copy: CodeCopy, code: string, stored: string): CodeCopy {
  const isKnown = copy.other === null && stored === copy.seen;
  return isKnown ? { ...copy, code } : { code, seen: stored, other: stored };
}

/** Another tab has stored something: what it made of this very code is taken over. */
export function copyHeard(copy: CodeCopy, stored: string, replaced = copy.seen): CodeCopy {
  if (stored === copy.code) return copyOf(stored);
  if (stored === copy.seen) return copy;
  const isKnown = copy.other === null && replaced === copy.code;
  return isKnown ? copyOf(stored) : { code: copy.code, seen: stored, other: stored };
}
