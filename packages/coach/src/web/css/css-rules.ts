/** Offsets count from 0. */
export type CssDeclaration = {
  readonly property: string;
  readonly value: string;
  readonly offset: number;
  readonly valueOffset: number;
  readonly text: string;
  /** Neither `;` nor `}` behind it, but the end of the file. */
  readonly hasColon: boolean;
};

export type CssRule = {
  readonly selector: string;
  readonly offset: number;
  readonly declarations: readonly CssDeclaration[];
  /** Its `}` is missing: another rule begins in it, or the file ends. */
  readonly isOpen: boolean;
};

export type CssSheet = { readonly rules: readonly CssRule[]; readonly strays: readonly number[] };

/** Reads any text; comments become space, so that offsets stay. */
export function cssSheet(code: string): CssSheet {
  const text = code.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const rules: CssRule[] = [];
  const strays: number[] = [];
  let depth = 0;
  let at = 0;
  while (at < text.length) {
    const end = nextSign(text, at);
    const sign = text[end];
    if (sign === '{') {
      const selector = text.slice(at, end);
      if (/^\s*@(?:media|supports|keyframes|layer|container)/.test(selector)) {
        depth += 1;
        at = end + 1;
        continue;
      }
      const body = bodyFrom(text, end + 1);
      const offset = at + (selector.length - selector.trimStart().length);
      const declarations = declarationsIn(text.slice(end + 1, body.end), end + 1);
      rules.push({ selector: selector.trim(), offset, declarations, isOpen: body.isOpen });
      at = body.isOpen ? body.end : body.end + 1;
      continue;
    }
    if (sign === '}') {
      if (depth === 0) strays.push(end);
      depth = Math.max(depth - 1, 0);
    }
    at = end + 1;
  }
  return { rules, strays };
}

function nextSign(text: string, from: number): number {
  const sign = /[{};]/g;
  sign.lastIndex = from;
  return sign.exec(text)?.index ?? text.length;
}

/** Where a rule's body ends; a `{` in it belongs to the next rule, whose selector begins after the last end of line. */
function bodyFrom(text: string, from: number): { readonly end: number; readonly isOpen: boolean } {
  const sign = /[{}]/g;
  sign.lastIndex = from;
  const found = sign.exec(text);
  if (!found) return { end: text.length, isOpen: true };
  if (found[0] === '}') return { end: found.index, isOpen: false };
  const line = text.lastIndexOf('\n', found.index);
  const isNested = /^\s*&/.test(text.slice(line + 1, found.index));
  if (isNested) return { end: found.index, isOpen: false };
  return { end: Math.max(line, from), isOpen: true };
}

function declarationsIn(body: string, start: number): CssDeclaration[] {
  const declarations: CssDeclaration[] = [];
  let at = 0;
  for (const piece of body.split(/;(?![^(]*\))/)) {
    const text = piece.trim();
    const offset = start + at + (piece.length - piece.trimStart().length);
    at += piece.length + 1;
    if (text === '') continue;
    const [whole = '', property = '', colon = '', value = ''] =
      /^([^:\s]*)(\s*:\s*|)([^]*)$/.exec(text) ?? [];
    declarations.push({
      property: property.toLowerCase(),
      value: value.trim(),
      offset,
      valueOffset: offset + property.length + colon.length,
      text: whole,
      hasColon: colon !== '',
    });
  }
  return declarations;
}
