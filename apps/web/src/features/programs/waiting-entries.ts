import type { ProgramLanguage } from '@hbg/contract/programs';
import { parseEntry, readEntry } from '../../ui/entries.ts';
import { writeUnsent } from '../../ui/second-copy.ts';
import { inItsLanguage } from './program-language.ts';

/** A program that was begun here, until the server has it. */
export type WaitingProgram = {
  readonly id: string;
  readonly title: string;
  readonly language: ProgramLanguage;
  readonly code: string;
  /** The entry of this browser that it comes from; removed once the server has it. */
  readonly from: string | null;
};

export function waitingKey(user: string): string {
  return `programs-waiting/${user}`;
}

/** The newest first. */
export function waitingPrograms(user: string): WaitingProgram[] {
  return readWaiting(readEntry(waitingKey(user)));
}

export function readWaiting(entry: string | null): WaitingProgram[] {
  return (parseEntry<unknown[]>(entry, Array.isArray) ?? []).filter(isWaiting).map(inItsLanguage);
}

export function writeWaiting(user: string, programs: readonly WaitingProgram[]): void {
  writeUnsent(waitingKey(user), programs.length > 0 ? JSON.stringify(programs) : null);
}

function isWaiting(value: unknown): value is Omit<WaitingProgram, 'language'> {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (name: string) => typeof Reflect.get(value, name) === 'string';
  return ['id', 'title', 'code'].every(isText) && 'from' in value;
}
