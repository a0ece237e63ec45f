import { splitFiles } from '@hbg/contract/files';

export type News = {
  /** `same` where nothing has changed, or nothing is known of before. */
  readonly kind: 'added' | 'removed' | 'same';
  readonly text: string;
};

/** The line by which a state is told from the one before it; null where there is no line at all. */
export function firstNews(code: string, before: string | undefined): News | null {
  const old = before === undefined ? null : splitFiles(before);
  const files = Object.entries(splitFiles(code));
  const news = files.flatMap(([name, text]) => {
    const first = newsOf(text, old ? (old[name] ?? '') : undefined);
    if (!first) return [];
    return [files.length > 1 ? { ...first, text: `${name}: ${first.text}` } : first];
  });
  return news.find(({ kind }) => kind !== 'same') ?? news[0] ?? null;
}

function newsOf(code: string, before: string | undefined): News | null {
  const lines = code.split('\n');
  const old = before?.split('\n') ?? lines;
  const start = lines.findIndex((line, at) => line !== old[at]);
  const from = start < 0 ? lines.length : start;
  const added = firstWords(withoutEnd(lines.slice(from), old.slice(from)));
  if (added) return { kind: 'added', text: added };
  const removed = firstWords(withoutEnd(old.slice(from), lines.slice(from)));
  if (removed) return { kind: 'removed', text: removed };
  const first = firstStatements(lines) ?? firstWords(lines);
  return first ? { kind: 'same', text: first } : null;
}

/** A lesson's program begins with comments, which tell one state from another badly. */
function firstStatements(lines: readonly string[]): string | undefined {
  const statements = lines.filter((line) => /^\s*[^\s#]/.test(line));
  return statements.slice(0, 2).join('\n') || undefined;
}

/** What both end with is no news. */
function withoutEnd(lines: readonly string[], others: readonly string[]): readonly string[] {
  const [back, othersBack] = [lines.toReversed(), others.toReversed()];
  const end = back.findIndex((line, at) => line !== othersBack[at]);
  return end < 0 ? [] : lines.slice(0, lines.length - end);
}

function firstWords(lines: readonly string[]): string | undefined {
  return lines.find((line) => line.trim() !== '')?.trim();
}
