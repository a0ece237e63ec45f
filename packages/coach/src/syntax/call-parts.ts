import type { Place } from '../explanation.ts';
import type { Problem } from '../problem.ts';
import type { Token } from '../source/tokens.ts';
import { namesOf } from './known-names.ts';
import { isProse } from './loose-text.ts';
import { neighboursAmong } from './neighbours.ts';
import { endsValue, placeBetween, textBetween } from './statement.ts';

export type Callee = { readonly name: string; readonly place: Place };

const methods = new Set(
  `append clear count extend find format get index insert items join keys lower pop remove replace
  reverse sort split startswith strip upper values`.split(/\s+/),
);

/** `random.choice`, `print`: what ends with this token, when it surely is a function. */
export function calleeAt(problem: Problem, last: Token): Callee | null {
  if (last.kind !== 'name') return null;
  const chain = chainUpTo(problem.source.tokens, last);
  const name = chain.map(({ text }) => text).join('');
  const isCallable =
    chain.length > 1 ? isMethod(problem, chain) : namesOf(problem).isFunction(name);
  return isCallable ? { name, place: placeBetween(chain[0] ?? last, last) } : null;
}

/** `turtle`, `.`, `forward`: the names and dots that end with this token. */
function chainUpTo(tokens: readonly Token[], last: Token): readonly Token[] {
  let start = tokens.indexOf(last);
  while (tokens[start - 1]?.text === '.' && tokens[start - 2]?.kind === 'name') start -= 2;
  return tokens.slice(start, tokens.indexOf(last) + 1);
}

function isMethod(problem: Problem, chain: readonly Token[]): boolean {
  const [owner, name] = [chain[0]?.text ?? '', chain.at(-1)?.text ?? ''];
  if (methods.has(name) || namesOf(problem).kindOf(owner) === 'import') return true;
  return owner !== 'self' && chain[0] === problem.first;
}

/** `str(alter)`, `tiere[0]`, `self.name`: the value that ends with this token. */
export function valueUpTo(problem: Problem, last: Token): Callee {
  const first = startOfValue(problem.source.tokens, last);
  return { name: textBetween(problem, first, last), place: placeBetween(first, last) };
}

function startOfValue(tokens: readonly Token[], last: Token): Token {
  if (last.kind !== 'operator') return chainUpTo(tokens, last)[0] ?? last;
  let depth = 0;
  for (let index = tokens.indexOf(last); index >= 0; index -= 1) {
    const { text = '' } = tokens[index] ?? {};
    if (/^[)\]}]$/.test(text)) depth += 1;
    if (/^[([{]$/.test(text)) depth -= 1;
    if (depth > 0) continue;
    const before = tokens[index - 1];
    return before && endsValue(before) ? startOfValue(tokens, before) : (tokens[index] ?? last);
  }
  return last;
}

/** `100, 50` behind `goto`: as far as it can belong to a call; `…` when it has mistakes of its own. */
export function valuesFrom(problem: Problem, first: Token): string {
  const { values, isClosed } = valueTokens(problem, first);
  const last = values.at(-1) ?? first;
  const text = textBetween(problem, first, last);
  const { isUnknown } = namesOf(problem);
  const isText =
    isProse(values) && values.every(({ kind, text }) => kind !== 'name' || isUnknown(text));
  const isWord = values.some(({ kind, text }) => kind === 'name' && text.length > 1);
  if (isText && isWord && first.kind === 'name') return `"${text}"`;
  const isWhole = isClosed && neighboursAmong(values) === null;
  return isWhole ? text : '…';
}

function valueTokens({ source: { tokens } }: Problem, first: Token) {
  const values: Token[] = [];
  let depth = 0;
  for (const token of tokens.slice(tokens.indexOf(first))) {
    if (/^[)\]}]$/.test(token.text)) depth -= 1;
    const isEnd = depth < 0 || (depth === 0 && /^(?:[:;]|as)$/.test(token.text));
    if (isEnd || token.line !== first.line) break;
    values.push(token);
    if (/^[([{]$/.test(token.text)) depth += 1;
  }
  return { values, isClosed: depth <= 0 };
}
