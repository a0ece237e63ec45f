import { useSyncExternalStore } from 'react';
import { readEntry, writeEntry } from '../../../../ui/entries.ts';

const entry = 'editorSize';
const sizes = [0.875, 1, 1.125, 1.25, 1.5] as const;
const usual = 1;

const watchers = new Set<() => void>();
let current = storedSize();

/** How large the code is written, kept in this browser. */
export function useEditorSize() {
  const rem = useSyncExternalStore(watch, () => current);
  const at = sizes.findIndex((size) => size === rem);
  const step = (by: number) => {
    const next = sizes[at + by];
    return next === undefined ? null : () => setSize(next);
  };
  return { rem, smaller: step(-1), larger: step(1) };
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

function setSize(rem: number) {
  current = rem;
  writeEntry(entry, String(rem));
  for (const watcher of watchers) watcher();
}

function storedSize(): number {
  const stored = Number(readEntry(entry));
  return sizes.find((size) => size === stored) ?? usual;
}
