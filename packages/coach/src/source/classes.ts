import { type Definition, definitionsIn, type Owner } from './definitions.ts';
import { blockOf } from './loops.ts';
import type { Source } from './source.ts';

export type Method = {
  readonly name: string;
  readonly line: number;
  readonly parameters: readonly string[];
  /** Gets no object: marked with `@staticmethod`, or gets the class. */
  readonly isStatic: boolean;
};

/** A class of the program. */
export type OwnClass = {
  readonly name: string;
  /** The names in the brackets behind its own. */
  readonly bases: readonly string[];
  readonly methods: readonly Method[];
  /** What `self.… =` gives to its objects, and what the class holds itself. */
  readonly attributes: ReadonlySet<string>;
};

export function classNamed(source: Source, name: string): OwnClass | null {
  return read(source, (known) => known.name === name);
}

/** The class in whose lines this line stands. */
export function classAround(source: Source, line: number): OwnClass | null {
  return read(source, (known) => known.line < line && line <= endOf(source, known.line));
}

function read(source: Source, isIt: (known: Definition) => boolean): OwnClass | null {
  const definitions = definitionsIn(source);
  const found = definitions.findLast((known) => known.kind === 'class' && isIt(known));
  if (!found) return null;
  const { name, line } = found;
  const endLine = endOf(source, line);
  const inside = definitions.filter((known) => known.line > line && known.line <= endLine);
  const held = inside.filter(({ kind, owner }) => kind === 'variable' && isOf(owner, name));
  const attributes = new Set([
    ...attributesIn(source, line, endLine),
    ...held.map((known) => known.name),
  ]);
  const methods = methodsOf(name, inside, source);
  return { name, bases: basesOf(source, line), methods, attributes };
}

function isOf(owner: Owner | null, className: string): boolean {
  return owner?.kind === 'class' && owner.name === className;
}

function endOf({ bareLines }: Source, line: number): number {
  return line + blockOf(bareLines, line).length;
}

function methodsOf(
  className: string,
  definitions: readonly Definition[],
  { bareLines }: Source,
): Method[] {
  return definitions
    .filter(({ kind, owner }) => kind === 'function' && isOf(owner, className))
    .map(({ name, line }) => {
      const own = definitions.filter((known) => known.kind === 'parameter' && known.line === line);
      const isStatic = /^\s*@(?:static|class)method\b/.test(bareLines[line - 2] ?? '');
      return {
        name,
        line,
        parameters: own.map((parameter) => parameter.name),
        isStatic,
      };
    });
}

function basesOf({ tokens }: Source, line: number): string[] {
  const header = tokens.filter((token) => token.line === line);
  const end = header.findIndex(({ text }) => text === ':');
  return header
    .slice(2, Math.max(end, 0))
    .flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
}

function attributesIn({ tokens }: Source, first: number, last: number): string[] {
  const inside = tokens.filter(({ line }) => line > first && line <= last);
  const lines = [...Map.groupBy(inside, ({ line }) => line).values()];
  const targets = lines.flatMap((line) => {
    const end = line.findIndex(({ text }) => text === '=' || text === '(');
    return line[end]?.text === '=' ? line.slice(0, end) : [];
  });
  const isOwn = (index: number) =>
    targets[index - 1]?.text === '.' && targets[index - 2]?.text === 'self';
  return targets.filter((_, index) => isOwn(index)).map(({ text }) => text);
}
