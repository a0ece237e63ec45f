/** Counts from 1, in the units of the editor; the end column is the one behind the last character. */
export type JsToken = {
  readonly kind: 'name' | 'number' | 'text' | 'template' | 'regex' | 'sign';
  readonly text: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** A text or template without an end. */
  readonly isOpen: boolean;
};

/** Reads any text, also one that is no JavaScript: comments and space are left out. */
export function jsTokens(code: string): JsToken[] {
  const tokens: JsToken[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const pass = (end: number) => {
    for (; at < end; at += 1) if (code[at] === '\n') [line, lineStart] = [line + 1, at + 1];
  };
  while (at < code.length) {
    const end = skipped(code, at);
    if (end > at) {
      pass(end);
      continue;
    }
    const read = readToken(code, at, tokens.at(-1));
    const start = { offset: at, line, column: at - lineStart + 1 };
    pass(read.end);
    const text = code.slice(start.offset, read.end);
    const { kind, isOpen = false } = read;
    tokens.push({ kind, text, isOpen, ...start, endLine: line, endColumn: at - lineStart + 1 });
  }
  return tokens;
}

function skipped(code: string, at: number): number {
  const space = /\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
  space.lastIndex = at;
  return space.test(code) ? space.lastIndex : at;
}

type Read = {
  readonly kind: JsToken['kind'];
  readonly end: number;
  readonly isOpen?: boolean;
};

const patterns: readonly (readonly [JsToken['kind'], RegExp])[] = [
  ['name', /#?[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ['number', /\d[\d._]*(?:e[+-]?\d+)?\w*|\.\d+/iy],
  [
    'sign',
    /=>|\?\.(?!\d)|\.{3}|(?:\*\*|<<|>>>?|&&|\|\||\?\?)=?|[=!]==?|[-+*/%<>&|^]=|\+\+|--|[^]/uy,
  ],
];

function readToken(code: string, at: number, before: JsToken | undefined): Read {
  const first = code[at];
  if (first === '"' || first === "'") return readText(code, at);
  if (first === '`') return readTemplate(code, at);
  if (first === '/' && !endsValue(before)) {
    const end = match(/\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/\w*/y, code, at);
    if (end !== null) return { kind: 'regex', end };
  }
  for (const [kind, pattern] of patterns) {
    const end = match(pattern, code, at);
    if (end !== null) return { kind, end };
  }
  return { kind: 'sign', end: at + 1 };
}

function match(pattern: RegExp, code: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(code) ? pattern.lastIndex : null;
}

/** Behind a value a slash divides. */
function endsValue(token: JsToken | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'name') return !/^(?:return|typeof|case|in|of|await)$/.test(token.text);
  return token.kind !== 'sign' || token.text === ')' || token.text === ']';
}

function readText(code: string, at: number): Read {
  const quote = code[at];
  for (let end = at + 1; end < code.length; end += 1) {
    if (code[end] === quote) return { kind: 'text', end: end + 1 };
    if (code[end] === '\n') return { kind: 'text', end, isOpen: true };
    if (code[end] === '\\') end += 1;
  }
  return { kind: 'text', end: code.length, isOpen: true };
}

/** With all that stands in `${…}`, where braces and texts may stand too. */
function readTemplate(code: string, at: number): Read {
  let end = at + 1;
  while (end < code.length) {
    if (code[end] === '`') return { kind: 'template', end: end + 1 };
    if (code.startsWith('${', end)) end = endOfInsert(code, end + 2);
    else end += code[end] === '\\' ? 2 : 1;
  }
  return { kind: 'template', end: code.length, isOpen: true };
}

function endOfInsert(code: string, from: number): number {
  let depth = 1;
  let end = from;
  while (end < code.length && depth > 0) {
    const sign = code[end];
    if (sign === '`' || sign === '"' || sign === "'") {
      end = sign === '`' ? readTemplate(code, end).end : readText(code, end).end;
      continue;
    }
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    end += 1;
  }
  return end;
}
