import type { Problem } from '../problem.ts';
import { type Call, callIn } from '../source/call.ts';
import { definitionsIn } from '../source/definitions.ts';
import { valueOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';

/** Whether a value in the brackets of a call has a name, or is unpacked. */
export const named = withUmlauts(/^\w+\s*=(?!=)|^\*/);

/** `Hund.__init__` is called as `Hund`, `Random.randint` as `randint`. */
export function plain(name: string): string {
  const parts = name.split('.');
  const own = parts.at(-1) === '__init__' ? parts.at(-2) : parts.at(-1);
  return own === '<lambda>' ? 'lambda' : (own ?? name);
}

/** The call as it is written, when it is this function that it calls. */
export function callOf({ facts }: Problem, name: string): Call | null {
  const call = callIn(facts.source);
  if (!call) return null;
  const type = valueOf(facts, call.callee)?.type;
  const isBuilt = name.endsWith('.__init__') && (call.name === '__init__' || type === 'type');
  const isLambda = name.endsWith('<lambda>') && type === 'function';
  return isBuilt || isLambda || call.name === plain(name) ? call : null;
}

export function built(problem: Problem, name: string): string {
  return signature(problem, name) ?? `Prüf, was zwischen den Klammern von ${code(name)} steht.`;
}

/** What the program itself says about a function of its own. */
export function signature({ facts, source }: Problem, name: string): string | null {
  const found = facts.values.find((value) => value.parameters && endsWith(value.source, name));
  const isOwn = definitionsIn(source).some((known) => known.name === name);
  return found && isOwn
    ? `Aufgebaut ist es so: ${code(`${found.source}${found.parameters}`, 40)}.`
    : null;
}

function endsWith(source: string, name: string): boolean {
  return source === name || source.endsWith(`.${name}`);
}
