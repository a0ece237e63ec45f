import { indentOf, isBlank, type Source } from './source.ts';
import type { Token } from './tokens.ts';

type Owner = { readonly kind: 'function' | 'class'; readonly name: string };

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
    const own = namesIn(statement).filter(({ name }) => name !== '');
    return own.map(({ name, kind, owner = around }) => ({ name, kind, line, owner }));
  });
}

type Named = Pick<Definition, 'name' | 'kind'> & { readonly owner?: Owner };

function namesIn(statement: readonly Token[]): Named[] {
  const [first, second] = statement[0]?.text === 'async' ? statement.slice(1) : statement;
  switch (first?.text) {
    case 'def':
      return [{ name: second?.text ?? '', kind: 'function' }, ...parametersIn(statement)];
    case 'class':
      return [{ name: second?.text ?? '', kind: 'class' }];
    case 'import':
    case 'from':
      return importsIn(statement);
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
  const [name, ...rest] = statement.slice(indexOf(statement, 'def') + 1);
  const isParameter = (token: Token, index: number) =>
    isName(token) && ['(', ',', '*', '**'].includes(rest[index - 1]?.text ?? '');
  const owner: Owner = { kind: 'function', name: name?.text ?? '' };
  return rest.filter(isParameter).map(({ text }) => ({ name: text, kind: 'parameter', owner }));
}

function importsIn(statement: readonly Token[]): Named[] {
  const names = statement.slice(indexOf(statement, 'import') + 1);
  const isFree = (token: Token, index: number) =>
    isName(token) && token.text !== 'as' && names[index - 1]?.text !== '.';
  return names.filter(isFree).map(({ text }) => ({ name: text, kind: 'import' }));
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
    const owner = ownerIn(line);
    if (owner) open.push({ owner, indent });
    return around;
  });
}

function ownerIn(line: string): Owner | null {
  const header = /^\s*(?:async\s+)?(def|class)\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(line);
  const [, keyword, name = ''] = header ?? [];
  return header && { kind: keyword === 'def' ? 'function' : 'class', name };
}
