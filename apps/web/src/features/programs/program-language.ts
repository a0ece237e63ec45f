import { type ProgramLanguage, programLanguages } from '@hbg/contract/programs';
import { readEntry, writeEntry } from '../../ui/entries.ts';

export const languageLabels: Readonly<Record<ProgramLanguage, string>> = {
  python: 'Python',
  html: 'HTML',
  javascript: 'JavaScript',
};

/** What was kept in this browser before there were others is Python. */
export function inItsLanguage<Kept extends object>(
  kept: Kept,
): Kept & { readonly language: ProgramLanguage } {
  return { ...kept, language: keptLanguage(Reflect.get(kept, 'language')) };
}

/** For the text that stays here when another device has erased the program. */
export function noteLanguage(user: string, id: string, language: ProgramLanguage): void {
  if (language !== 'python') writeEntry(entryOf(user, id), language);
}

/** It is asked for once. */
export function takeLanguage(user: string, id: string): ProgramLanguage {
  const language = keptLanguage(readEntry(entryOf(user, id)));
  writeEntry(entryOf(user, id), null);
  return language;
}

function keptLanguage(written: unknown): ProgramLanguage {
  return programLanguages.find((known) => known === written) ?? 'python';
}

function entryOf(user: string, id: string): string {
  return `program-language/${user}/${id}`;
}
