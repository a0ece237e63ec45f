/**
 * An expression that takes its letters large and small. Not by `(?i:…)`: where a process has compiled
 * many expressions, V8 goes on without optimizing them, and then `(?i:ich|mein)` misses „Ich“.
 */
export function anyCase(source: string): string {
  const parts = /\\p\{\w+\}|\\.|\[[^\]]*\]|\p{L}/gu;
  return source.replaceAll(parts, (part) => {
    if (part.startsWith('\\')) return part;
    if (part.startsWith('[')) return part.replaceAll(/\p{L}/gu, bothCases);
    const letters = bothCases(part);
    return letters === part ? part : `[${letters}]`;
  });
}

/** The large ß is two letters. */
function bothCases(letter: string): string {
  const cases = [letter.toLowerCase(), letter.toUpperCase()].filter(({ length }) => length === 1);
  return [...new Set(cases)].join('');
}
