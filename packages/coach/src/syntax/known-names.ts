import type { Problem } from '../problem.ts';
import { type Definition, definitionsIn } from '../source/definitions.ts';
import { importsIn } from '../source/imports.ts';
import { builtins, homeOf, keywords } from '../words/python-names.ts';

export type Names = {
  /** The last thing that the program gives this name to. */
  readonly kindOf: (name: string) => Definition['kind'] | null;
  /** Neither Python nor the program gives it a meaning; what hardly anybody uses is unknown. */
  readonly isUnknown: (name: string) => boolean;
  readonly isFunction: (name: string) => boolean;
};

export function namesOf({ source }: Problem): Names {
  const own = new Map(definitionsIn(source).map(({ name, kind }) => [name, kind]));
  const paths = new Set(importsIn(source).map(({ path }) => path));
  const isTaken = (name: string) => paths.has(`${homeOf.get(name)}.*`);
  const kindOf = (name: string) => own.get(name) ?? (isTaken(name) ? 'import' : null);
  return {
    kindOf,
    isUnknown: (name) => kindOf(name) === null && !keywords.has(name) && !builtins.has(name),
    isFunction: (name) => /^(?:function|class)$/.test(kindOf(name) ?? '') || isCalled(name, kindOf),
  };
}

function isCalled(name: string, kindOf: Names['kindOf']): boolean {
  const kind = kindOf(name);
  return kind === null ? builtins.has(name) : kind === 'import' && homeOf.has(name);
}
