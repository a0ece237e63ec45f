/** Each line before the one that it stands behind. */
export function neighboursSwapped(lines: readonly string[]): string[][] {
  return lines.slice(1).map((line, at) => lines.toSpliced(at, 2, line, lines[at] ?? ''));
}

/** All orders in which nothing stands deeper than what is above it allows; lines that are alike change nothing. */
export function ordersByDepth(lines: readonly string[]): string[][] {
  return ordersBehind([], lines);
}

function ordersBehind(taken: readonly string[], left: readonly string[]): string[][] {
  const above = taken.at(-1);
  if (left.length === 0) return above !== undefined && opensBlock(above) ? [] : [[...taken]];
  return left.flatMap((line, at) =>
    left.indexOf(line) === at && mayStandBelow(above, line)
      ? ordersBehind([...taken, line], left.toSpliced(at, 1))
      : [],
  );
}

function mayStandBelow(above: string | undefined, line: string): boolean {
  if (above === undefined) return depthOf(line) === 0;
  return opensBlock(above) ? depthOf(line) > depthOf(above) : depthOf(line) <= depthOf(above);
}

function opensBlock(line: string): boolean {
  return /[:{([]$/.test(line.trimEnd());
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
