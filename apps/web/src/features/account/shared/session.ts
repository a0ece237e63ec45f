import { useSyncExternalStore } from 'react';
import { readEntry, watchEntries, writeEntry } from '../../../ui/entries.ts';

const entry = 'currentUser';
const watchers = new Set<() => void>();
let user = storedUser();

/** The name of the learner who is logged in, or null. */
export function useCurrentUser() {
  return useSyncExternalStore(watchCurrentUser, currentUser);
}

export function currentUser() {
  return user;
}

export function setCurrentUser(name: string | null) {
  writeEntry(entry, name);
  adopt(name);
}

export function watchCurrentUser(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

// The other tabs of this browser log in and out with this one; a cleared storage has no key.
watchEntries((key) => {
  if (key === entry || key === null) adopt(storedUser());
});

function adopt(name: string | null) {
  if (name === user) return;
  user = name;
  for (const watcher of watchers) watcher();
}

function storedUser() {
  return readEntry(entry) || null;
}
