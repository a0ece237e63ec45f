import type { Place } from '@hbg/coach/explanation';

/** One thing that a tool has to say about what it was given. */
export type Finding = {
  readonly tone: 'bad' | 'hint' | 'good';
  readonly title: string;
  /** Why it matters, and how to mend it; holds pieces of code in `backticks`. */
  readonly text: string;
  readonly place: Place | null;
  /** In the words of whoever has found it. */
  readonly original?: string | undefined;
};

export type Report = {
  /** In one sentence what came of it. */
  readonly summary: string;
  readonly findings: readonly Finding[];
};

/** What goes into the clipboard. */
export function textOf({ summary, findings }: Report): string {
  return [summary, ...findings.map(lineOf)].join('\n');
}

const signs = { bad: '✗', hint: '!', good: '✓' } as const;

function lineOf({ tone, title, text, place }: Finding): string {
  const where = place ? `Zeile ${place.line}: ` : '';
  return `${signs[tone]} ${where}${title}. ${text.replaceAll('`', '')}`;
}

/** `1 Fehler`, `3 Hinweise`. */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
