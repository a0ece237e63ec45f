import { useState } from 'react';
import { parseEntry, readEntry, writeEntry } from '../../../../ui/entries.ts';
import { useStable } from '../../../../ui/use-stable.ts';

/** What a learner has let themselves be told of a unit; this browser remembers it. */
export type Help = { readonly hints: number; readonly hadSolution: boolean };

const none: Help = { hints: 0, hadSolution: false };

export function useHelp(owner: string, unit: string) {
  const key = `help/${owner}/${unit}`;
  const [help, setHelp] = useState(() => parseEntry(readEntry(key), isHelp) ?? none);
  const change = (next: Help) => {
    setHelp(next);
    writeEntry(key, JSON.stringify(next));
  };
  return {
    help,
    tellHint: useStable<void>(() => change({ ...help, hints: help.hints + 1 })),
    tellSolution: useStable<void>(() => change({ ...help, hadSolution: true })),
  };
}

function isHelp(value: unknown): value is Help {
  if (typeof value !== 'object' || value === null) return false;
  if (!('hints' in value && 'hadSolution' in value)) return false;
  const { hints, hadSolution } = value;
  return Number.isSafeInteger(hints) && Number(hints) >= 0 && typeof hadSolution === 'boolean';
}
