import { errorFacts } from '@hbg/contract/execution';
import * as z from 'zod/mini';

/** What the process of the sandbox is told, on its standard input. */
export type Order = { readonly code: string; readonly wallMs: number };

const printed = z.object({ stream: z.enum(['out', 'err']), text: z.string() });
const ending = z.union([
  z.object({ kind: z.literal('finished'), exitCode: z.number() }),
  z.object({ kind: z.literal('python-error'), error: errorFacts }),
  z.object({
    kind: z.enum(['timed-out', 'stopped', 'crashed', 'out-of-memory', 'output-limit']),
    error: z.nullable(errorFacts),
  }),
]);

/**
 * What it says, one line of JSON each. A program that breaks out of its interpreter can write such
 * lines too: they are checked, and tell only about that program.
 */
const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('printed'), printed: z.array(printed) }),
  z.object({ kind: z.literal('ended'), ending }),
]);
export type Report = z.infer<typeof report>;

/** More than any program makes that stays within its interpreter. */
const maxLineCharacters = 2 * 1024 * 1024;
const maxParts = 60_000;

/** Null for anything that isn't a report. */
export function readReport(line: string): Report | null {
  try {
    return isModest(line) ? z.parse(report, JSON.parse(line)) : null;
  } catch {
    return null;
  }
}

/** Checking would make an object of every part that's wrong: a forged line may hold millions. */
function isModest(line: string): boolean {
  if (line.length > maxLineCharacters) return false;
  let left = maxParts;
  JSON.parse(line, (_key, value) => {
    left -= 1;
    if (left < 0) throw new RangeError('The report has too many parts.');
    return value;
  });
  return true;
}
