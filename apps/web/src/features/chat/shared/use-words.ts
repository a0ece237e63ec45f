import { useRef, useState } from 'react';
import { visitMemory } from '../../../ui/entries.ts';

export type Unsent = {
  readonly message: string;
  readonly problem: string;
  /** For want of a way to the server. */
  readonly isUnreached: boolean;
};

/** What a learner has written that the tutor hasn't got yet. */
export type Words = { readonly draft: string; readonly unsent: readonly Unsent[] };

type Change = (change: (words: Words) => Words) => void;

/** Stored at once and not by an effect: the end of a session takes the page away before one runs. */
export function useWords(given: string): [Words, Change] {
  // Who has written them may have gone by the time they are stored.
  const [entry] = useState(given);
  const [words, setWords] = useState<Words>(() => ({
    draft: visitMemory.read(entry) ?? '',
    unsent: [],
  }));
  const latest = useRef(words);
  const change: Change = (changeWords) => {
    latest.current = changeWords(latest.current);
    store(entry, latest.current);
    setWords(latest.current);
  };
  return [words, change];
}

function store(entry: string, { draft, unsent }: Words) {
  const text = [...unsent.map(({ message }) => message), draft].filter(Boolean).join('\n\n');
  visitMemory.write(entry, text || null);
}
