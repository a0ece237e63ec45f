import { type Bar, isReached } from './bars.ts';
import type { Share } from './measure.ts';

const isVerbose = process.argv.includes('--all');
const showsHeldOut = process.argv.includes('--held-out');

export function print(name: string, { right, of, wrong }: Share, isHeldOut = false): void {
  console.log(`${name}: ${(right / of).toFixed(3)} (${right} of ${of})`);
  if (!isVerbose || (isHeldOut && !showsHeldOut)) return;
  for (const line of wrong) console.log(`  ${line}`);
}

/** With `--all` also what is wrong, with `--held-out` even of what judges; whether it was reached. */
export function printBar(bar: Bar): boolean {
  const share = bar.measure();
  const wasReached = isReached(bar, share);
  print(wasReached ? bar.name : `MISSED (${bar.least}): ${bar.name}`, share, bar.isHeldOut);
  return wasReached;
}
