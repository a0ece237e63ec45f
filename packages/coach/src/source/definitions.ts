import { importsOf } from './imports.ts';
import { indentOf, isBlank, type Source } from './source.ts';
import type { Token } from './tokens.ts';
import { withUmlauts } from './with-umlauts.ts';

export type Owner = {
  readonly kind: 'function' | 'class';
  readonly name: string;
  readonly around: Owner | null;
};

export type Definition = {
  readonly name: string;
  readonly kind: 'variable' | 'function' | 'class' | 'parameter' | 'import';
  readonly line: number;
  /** The function or the class around it. */
  readonly owner: Owner | null;
};

/** Where the program gives names to things, in the order of the lines. */
export function definitionsIn(source: Source): Definition[] {
  const owners = ownersOfLines(source);
  return linesOf(source.tokens).flatMap((statement) => {
    const line = statement[0]?.line ?? 1;
    const around = owners[line - 1] ?? null;
    const own = namesIn(statement).filter(({ name }) => name !== '' && name !== '*');
    const inside: Owner = {
      kind: 'function',
      name: nameOfFunction(statement),
      around,
    };
    return own.map(({ name, kind }) => {
      return {
        name,
        kind,
        line,
        owner: kind === 'parameter' ? inside : around,
      };
    });
  });
}

/** The function or class in which a line stands. */
export function ownerOfLine(source: Source, line: number): Owner | null {
  return ownersOfLines(source)[line - 1] ?? null;
}

type Named = Pick<Definition, 'name' | 'kind'>;

function namesIn(statement: readonly Token[]): Named[] {
  const [first, second] = statement[0]?.text === 'async' ? statement.slice(1) : statement;
  switch (first?.text) {
    case 'def':
      return [{ name: second?.text ?? '', kind: 'function' }, ...parametersIn(statement)];
    case 'class':
      return [{ name: second?.text ?? '', kind: 'class' }];
    case 'import':
    case 'from':
      return importsOf(statement).map(({ name }) => ({ name, kind: 'import' }));
    case 'for':
      return variables(statement.slice(1, indexOf(statement, 'in')));
    default:
      return [...variables(targetsOf(statement)), ...variables(namedOnTheWay(statement))];
  }
}

function variables(tokens: readonly Token[]): Named[] {
  return tokens.filter(isName).map(({ text }) => ({ name: text, kind: 'variable' }));
}

function parametersIn(statement: readonly Token[]): Named[] {
  const [, ...rest] = statement.slice(indexOf(statement, 'def') + 1);
  const isParameter = (token: Token, index: number) =>
    isName(token) && ['(', ',', '*', '**'].includes(rest[index - 1]?.text ?? '');
  return rest.filter(isParameter).map(({ text }) => ({ name: text, kind: 'parameter' }));
}

function nameOfFunction(statement: readonly Token[]): string {
  return statement[indexOf(statement, 'def') + 1]?.text ?? '';
}

/** What stands left of an assignment: `a = …`, `a, b = …`, `a: int = …`. */
function targetsOf(statement: readonly Token[]): readonly Token[] {
  const end = statement.findIndex(({ text }) => text === '=');
  const target = statement.slice(0, Math.max(end, 0));
  if (target[1]?.text === ':') return target.slice(0, 1);
  const isPlain = target.every(
    (token, index) => ['(', ')', ',', '*'].includes(token.text) || isFirstName(target, index),
  );
  return isPlain && target[1]?.text !== '(' ? target : [];
}

function isFirstName(tokens: readonly Token[], index: number): boolean {
  const [token, before] = [tokens[index], tokens[index - 1]];
  return token !== undefined && isName(token) && before?.kind !== 'name';
}

/** `while (zeile := lies()) …`, `with … as datei`, `except … as fehler`. */
function namedOnTheWay(statement: readonly Token[]): readonly Token[] {
  return statement.filter(
    (_, index) => statement[index + 1]?.text === ':=' || statement[index - 1]?.text === 'as',
  );
}

function isName({ kind }: Token): boolean {
  return kind === 'name';
}

function indexOf(tokens: readonly Token[], word: string): number {
  const index = tokens.findIndex(({ text }) => text === word);
  return index === -1 ? tokens.length : index;
}

function linesOf(tokens: readonly Token[]): Token[][] {
  return [...Map.groupBy(tokens, ({ line }) => line).values()];
}

function ownersOfLines({ bareLines }: Source): (Owner | null)[] {
  const open: { owner: Owner; indent: number }[] = [];
  return bareLines.map((line) => {
    if (isBlank(line)) return null;
    const indent = indentOf(line);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const around = open.at(-1)?.owner ?? null;
    const owner = ownerIn(line, around);
    if (owner) open.push({ owner, indent });
    return around;
  });
}

const header = withUmlauts(/^\s*(?:async\s+)?(def|class)\s+(\w+)/);

function ownerIn(line: string, around: Owner | null): Owner | null {
  const [, keyword, name = ''] = header.exec(line) ?? [];
  if (keyword === undefined) return null;
  return { kind: keyword === 'def' ? 'function' : 'class', name, around };
}
