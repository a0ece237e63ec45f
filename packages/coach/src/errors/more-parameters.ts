import type { Problem } from '../problem.ts';
import type { Call } from '../source/call.ts';
import { definitionsIn } from '../source/definitions.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { named } from './called-function.ts';

/** For `fisch(8)` with `def fisch():` the function can get a parameter, or the call loses its value. */
export function withParameters(problem: Problem, call: Call | null, most: number): string | null {
  const extra = call?.values.slice(most) ?? [];
  if (!call || extra.length === 0 || extra.length > 2 || call.values.some((v) => named.test(v))) {
    return null;
  }
  const header = headerWith(problem, call.name, extra);
  const count = extra.length === 1 ? 'einen' : 'zwei';
  const less = `${call.callee}(${call.values.slice(0, most).join(', ')})`;
  return header === null || header.length > longest || less.length > longest
    ? null
    : `Gib der Funktion ${most === 0 ? '' : 'noch '}${count} Parameter mit ${code(header, longest)}, oder schreib beim Aufruf nur ${code(less, longest)}.`;
}

const longest = 40;
const parametersIn = withUmlauts(/^\s*def\s+\w+\s*\(([^()=*]*)\)\s*:/);

/** Only where the header stands on one line and has nothing but names. */
function headerWith({ source }: Problem, name: string, values: readonly string[]): string | null {
  const own = definitionsIn(source).filter(
    (known) => known.name === name && known.kind === 'function',
  );
  const [definition, other] = own;
  const written = parametersIn.exec(source.bareLines[(definition?.line ?? 0) - 1] ?? '')?.[1];
  if (written === undefined || other) return null;
  const names = written.split(',').map((part) => part.trim());
  const known = names.filter((part) => part !== '');
  for (const value of values) known.push(freeName(nameFor(value), known));
  return `def ${name}(${known.join(', ')}):`;
}

const plainName = withUmlauts(/^(?!\d|True$|False$|None$)\w+$/);

function nameFor(value: string): string {
  if (plainName.test(value)) return value;
  if (/^-?\d/.test(value)) return 'zahl';
  return /^[fF]?["']/.test(value) ? 'text' : 'wert';
}

function freeName(name: string, taken: readonly string[]): string {
  return taken.includes(name) ? freeName(`${name}_2`, taken) : name;
}
