import type { Program } from '@hbg/contract/programs';
import { unitOfProgram } from '@hbg/contract/programs';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseEntry, readEntry, watchEntries, writeEntry } from '../../ui/entries.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';
import { inItsLanguage } from './program-language.ts';

/** The server's list; where it doesn't answer, the programs whose code lies in this browser. */
export function useKnownPrograms(
  user: string,
  listed: readonly Program[] | undefined,
  hasFailed: boolean,
): readonly Program[] | undefined {
  useEffect(() => {
    if (listed) writeKnown(user, listed);
  }, [user, listed]);
  const entry = useSyncExternalStore(watchEntries, () => readEntry(entryOf(user)));
  const here = useMemo(
    () => (hasFailed ? readKnown(entry).filter(({ id }) => isHere(user, id)) : undefined),
    [user, hasFailed, entry],
  );
  return listed ?? here;
}

/** The server has kept it: known before a list says so. */
export function noteKnown(user: string, program: Program): void {
  const others = readKnown(readEntry(entryOf(user))).filter(({ id }) => id !== program.id);
  writeKnown(user, [program, ...others]);
}

function isHere(user: string, id: string): boolean {
  return readEntry(codeKey(user, unitOfProgram(id))) !== null;
}

function readKnown(entry: string | null): Program[] {
  return (parseEntry<unknown[]>(entry, Array.isArray) ?? []).filter(isProgram).map(inItsLanguage);
}

function writeKnown(user: string, programs: readonly Program[]): void {
  writeEntry(entryOf(user), JSON.stringify(programs));
}

function isProgram(value: unknown): value is Omit<Program, 'language'> {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'title', 'createdAt', 'editedAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );
}

function entryOf(user: string): string {
  return `programs-known/${user}`;
}
