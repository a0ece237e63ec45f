import type { JsToken } from './js-tokens.ts';

export type Declared = {
  readonly name: string;
  readonly word: 'let' | 'const' | 'var' | 'function' | 'class' | 'parameter';
  readonly token: JsToken;
};

/** What a program gives a name to, wherever that stands. */
export function declaredNames(tokens: readonly JsToken[]): Declared[] {
  return tokens.flatMap((token, at) => [
    ...declaredBy(token, at, tokens),
    ...parametersAt(at, tokens),
  ]);
}

function declaredBy({ text }: JsToken, at: number, tokens: readonly JsToken[]): Declared[] {
  if (text === 'let' || text === 'const' || text === 'var') {
    return namesUntilEnd(at + 1, tokens).map((token) => ({ name: token.text, word: text, token }));
  }
  if (text !== 'function' && text !== 'class') return [];
  const token = tokens[tokens[at + 1]?.text === '*' ? at + 2 : at + 1];
  return token?.kind === 'name' ? [{ name: token.text, word: text, token }] : [];
}

/** `let a = 1, b = 2` and `const { a, b } = …`: names before `=`, and behind commas outside of values. */
function namesUntilEnd(from: number, tokens: readonly JsToken[]): JsToken[] {
  const first = tokens[from];
  if (first?.text === '{' || first?.text === '[') {
    const end = tokens.findIndex(({ text }, at) => at > from && (text === '}' || text === ']'));
    return tokens.slice(from, Math.max(end, from)).filter(({ kind }) => kind === 'name');
  }
  return first?.kind === 'name' ? [first, ...namesBehindCommas(from, tokens)] : [];
}

function namesBehindCommas(from: number, tokens: readonly JsToken[]): JsToken[] {
  const names: JsToken[] = [];
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { text = '', line = 0 } = tokens[at] ?? {};
    if (/^[([{]$/.test(text)) depth += 1;
    if (/^[)\]}]$/.test(text)) depth -= 1;
    if (depth < 0 || (depth === 0 && text === ';')) break;
    const next = tokens[at + 1];
    if (depth === 0 && text === ',' && next?.kind === 'name') names.push(next);
    if (depth === 0 && text !== ',' && next && next.line > line && next.kind === 'name') break;
  }
  return names;
}

/** `(a, b) => …`, `a => …`, `function f(a, b) {…}`, `f(a, b) {…}`, `catch (error)` */
function parametersAt(at: number, tokens: readonly JsToken[]): Declared[] {
  const token = tokens[at];
  if (token?.text === '=>') return parametersBefore(at, tokens);
  if (token?.text === '{' && tokens[at - 1]?.text === ')') {
    const open = openingOf(at - 1, tokens);
    const word = tokens[open - 1]?.text ?? '';
    return /^(?:if|for|while|switch|with)$/.test(word) ? [] : parametersBefore(at, tokens);
  }
  return [];
}

function parametersBefore(at: number, tokens: readonly JsToken[]): Declared[] {
  const last = tokens[at - 1];
  if (last?.kind === 'name') return [{ name: last.text, word: 'parameter', token: last }];
  if (last?.text !== ')') return [];
  return tokens
    .slice(openingOf(at - 1, tokens) + 1, at - 1)
    .filter(({ kind }) => kind === 'name')
    .map((token) => ({ name: token.text, word: 'parameter', token }));
}

function openingOf(closing: number, tokens: readonly JsToken[]): number {
  let depth = 0;
  for (let at = closing; at >= 0; at -= 1) {
    if (tokens[at]?.text === ')') depth += 1;
    if (tokens[at]?.text === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
