import { splitFiles } from '@hbg/contract/files';

export type DiffLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Longer texts are compared as a whole: nobody reads such a difference. */
const mostLines = 1_500;

/** What would change line by line if `after` took the place of `before`. */
type FileDiff = {
  /** Null where there is only one. */
  readonly name: string | null;
  readonly lines: readonly DiffLine[];
};

/** The files that differ; all of them where nothing does. */
export function diffFiles(before: string, after: string): FileDiff[] {
  const [old, fresh] = [splitFiles(before), splitFiles(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  const files = [...names].map((name) => ({
    name: names.size > 1 ? name : null,
    lines: diffLines(old[name] ?? '', fresh[name] ?? ''),
  }));
  const changed = files.filter(({ lines }) => !isSame(lines));
  return changed.length > 0 ? changed : files;
}

export function isSame(lines: readonly DiffLine[]): boolean {
  return lines.every(({ kind }) => kind === 'same');
}

export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length > mostLines || fresh.length > mostLines) return wholly(old, fresh);
  const lengths = commonLengths(old, fresh);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [one, other] = [old[at], fresh[to]];
    if (one !== undefined && one === other) {
      lines.push({ kind: 'same', text: one });
      at += 1;
      to += 1;
    } else if (
      other === undefined ||
      (one !== undefined && lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1))
    ) {
      lines.push({ kind: 'removed', text: one ?? '' });
      at += 1;
    } else {
      lines.push({ kind: 'added', text: other });
      to += 1;
    }
  }
  return lines;
}

function wholly(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  const removed = old.map((text) => ({ kind: 'removed' as const, text }));
  return [...removed, ...fresh.map((text) => ({ kind: 'added' as const, text }))];
}

/** How many lines both have in common, from each pair of lines on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (const at of old.keys().toArray().toReversed()) {
    for (const to of fresh.keys().toArray().toReversed()) {
      const length =
        old[at] === fresh[to]
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
      lengths[at]?.fill(length, to, to + 1);
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly Uint16Array[], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}
