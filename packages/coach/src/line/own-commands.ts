import { tokensOf } from '../source/tokens.ts';

type Commands = {
  readonly program: string;
  /** By `def` or `class`. */
  readonly defined: ReadonlySet<string>;
  /** By the program itself: built, brought along from a module, or handed over. */
  readonly isExplained: (name: string) => boolean;
};

/** Its lines are asked about one after the other. */
let last = read('');

export function commandsIn(program: string): Commands {
  if (last.program !== program) last = read(program);
  return last;
}

function read(program: string): Commands {
  const tokens = tokensOf(program);
  const isDefined = (at: number) => /^(?:def|class)$/.test(tokens[at - 1]?.text ?? '');
  const texts = (found: typeof tokens) => new Set(found.map(({ text }) => text));
  const defined = texts(tokens.filter((_, at) => isDefined(at)));
  const spokenOf = texts(tokens.filter((_, at) => tokens[at + 1]?.text !== '('));
  const hasAll = /\bimport\s+\*/.test(program);
  return {
    program,
    defined,
    isExplained: (name) => hasAll || spokenOf.has(name) || defined.has(name),
  };
}
