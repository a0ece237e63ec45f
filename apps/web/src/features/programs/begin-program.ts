import { type ProgramLanguage, programLimits, unitOfProgram } from '@hbg/contract/programs';
import { readEntry, writeEntry } from '../../ui/entries.ts';
import { newId } from '../units/shared/code/new-id.ts';
import { codeKey, notThere, writeSync } from '../units/shared/code/sync-state.ts';
import { waitingPrograms, writeWaiting } from './waiting-entries.ts';

export type Beginning = {
  readonly title: string;
  readonly language: ProgramLanguage;
  readonly code: string;
  /** The entry of this browser that it comes from. */
  readonly from?: string;
};

/** Begins a program here; it goes to the server as soon as there is a way. Its id is the answer. */
export function beginProgram(user: string, { title, language, code, from }: Beginning): string {
  const id = newId();
  const named = title.trim().slice(0, programLimits.title).trimEnd() || 'Mein Programm';
  const unit = unitOfProgram(id);
  // It can be written in at once; what comes of it is sent after the program.
  if (code !== '') writeEntry(codeKey(user, unit), code);
  writeSync(user, unit, { revision: notThere, editedAt: null });
  const begun = { id, title: named, language, code, from: from ?? null };
  writeWaiting(user, [begun, ...waitingPrograms(user)]);
  return id;
}

/** The program that was begun with this piece of another room, if it ever was. */
export function programOf(user: string, source: string): string | null {
  return readEntry(sourceKey(user, source));
}

/** What is brought again opens the program that it has become. */
export function beginOnce(
  user: string,
  source: string,
  { isThere, ...beginning }: Beginning & { readonly isThere: (id: string) => boolean },
): string {
  const known = programOf(user, source);
  // What the page has drawn may be older than what has just been begun.
  const isBegun = waitingPrograms(user).some(({ id }) => id === known);
  if (known !== null && (isBegun || isThere(known))) return known;
  const id = beginProgram(user, beginning);
  writeEntry(sourceKey(user, source), id);
  return id;
}

function sourceKey(user: string, source: string): string {
  return `program-of/${user}/${source}`;
}
