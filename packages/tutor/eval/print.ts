import type { Share } from './measure.ts';

const isVerbose = process.argv.includes('--all');

/** With `--all` also what is wrong. */
export function print(name: string, { right, of, wrong }: Share): void {
  console.log(`${name}: ${(right / of).toFixed(3)} (${right} of ${of})`);
  if (isVerbose) for (const line of wrong) console.log(`  ${line}`);
}
