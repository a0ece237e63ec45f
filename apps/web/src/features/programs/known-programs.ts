import type { Program } from '@hbg/contract/programs';
import { unitOfProgram } from '@hbg/contract/programs';
import { useEffect, useMemo } from 'react';
import { parseEntry, readEntry, writeEntry } from '../../ui/entries.ts';
import { codeKey } from '../units/shared/code/sync-state.ts';

/** The server's list; where it doesn't answer, the programs whose code lies in this browser. */
export function useKnownPrograms(
  user: string,
  listed: readonly Program[] | undefined,
  hasFailed: boolean,
): readonly Program[] | undefined {
  useEffect(() => {
    if (listed) writeEntry(entryOf(user), JSON.stringify(listed));
  }, [user, listed]);
  const here = useMemo(() => (hasFailed ? programsHere(user) : undefined), [user, hasFailed]);
  return listed ?? here;
}

function programsHere(user: string): Program[] {
  const known = parseEntry<unknown[]>(readEntry(entryOf(user)), Array.isArray) ?? [];
  return known
    .filter(isProgram)
    .filter(({ id }) => readEntry(codeKey(user, unitOfProgram(id))) !== null);
}

function isProgram(value: unknown): value is Program {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'title', 'createdAt', 'editedAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );
}

function entryOf(user: string): string {
  return `programs-known/${user}`;
}
