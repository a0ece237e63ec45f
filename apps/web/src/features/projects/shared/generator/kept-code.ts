import type { GeneratedCode } from '@hbg/contract/code-generator';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { parseEntry, readEntry, writeEntry } from '../../../../ui/entries.ts';
import type { GapState } from './gap-check.ts';

/** How far somebody got with the gaps; nothing of those that nobody touched. */
export type Filled = { readonly states: readonly GapState[]; readonly isShown: boolean };

/** What was wished for, and what came of it. */
export type Made = {
  readonly description: string;
  readonly generated: GeneratedCode;
  readonly filled: Filled;
};

export function newlyMade(description: string, generated: GeneratedCode): Made {
  return { description, generated, filled: { states: [], isShown: false } };
}

/** On this device, until something else is made. */
export function keepMade(owner: string, last: Made): void {
  writeEntry(entryOf(owner), JSON.stringify(last));
}

/** In the language that is asked for, where there is one. */
export function keptMade(owner: string, language: ProjectLanguage | undefined): Made | null {
  const kept = parseEntry(readEntry(entryOf(owner)), isMade);
  return kept && language && kept.generated.language !== language ? null : kept;
}

function isMade(value: unknown): value is Made {
  if (typeof value !== 'object' || value === null) return false;
  return 'description' in value && 'generated' in value && 'filled' in value;
}

function entryOf(owner: string): string {
  return `generated/${owner}`;
}
