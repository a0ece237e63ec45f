/** A tag as it's written; offsets count from 0. */
export type HtmlTag = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly offset: number;
  readonly text: string;
  readonly attributes: readonly HtmlAttribute[];
  /** No `>` before the next tag begins. */
  readonly isOpen: boolean;
};

export type HtmlAttribute = {
  readonly name: string;
  readonly value: string | null;
  readonly offset: number;
  readonly quote: string;
  /** The quote at its end is missing. */
  readonly isOpen: boolean;
};

/** Reads any text; comments and what stands in scripts and styles are left out. */
export function htmlTags(code: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let at = 0;
  while (at < code.length) {
    const start = code.indexOf('<', at);
    if (start < 0) break;
    const name = /^<\/?([a-z][\w-]*)/i.exec(code.slice(start, start + 60))?.[1];
    if (name === undefined) {
      at = code.startsWith('<!--', start) ? endOf(code, '-->', start) : start + 1;
      continue;
    }
    const tag = readTag(code, start, name);
    tags.push(tag);
    at = start + tag.text.length;
    if (!tag.isEnd && /^(?:script|style|textarea|title)$/.test(tag.name)) {
      const end = code.toLowerCase().indexOf(`</${tag.name}`, at);
      if (end >= 0) at = end;
    }
  }
  return tags;
}

function endOf(code: string, sign: string, from: number): number {
  const end = code.indexOf(sign, from);
  return end < 0 ? code.length : end + sign.length;
}

function readTag(code: string, offset: number, name: string): HtmlTag {
  const isEnd = code[offset + 1] === '/';
  const attributes: HtmlAttribute[] = [];
  let at = offset + name.length + (isEnd ? 2 : 1);
  while (at < code.length && !/[<>]/.test(code[at] ?? '')) {
    const attribute = readAttribute(code, at);
    if (attribute) attributes.push(attribute.read);
    at = attribute?.end ?? at + 1;
  }
  const isOpen = code[at] !== '>';
  const text = code.slice(offset, isOpen ? at : at + 1);
  return { name: name.toLowerCase(), isEnd, offset, text, attributes, isOpen };
}

function readAttribute(code: string, at: number) {
  const pattern = /([^\s"'<>/=„“”]+)(?:\s*=\s*(?:(["'])|([^\s"'<>]+))?)?/y;
  pattern.lastIndex = at;
  const found = pattern.exec(code);
  if (!found) return null;
  const [whole, name = '', quote = '', bare] = found;
  const behind = at + whole.length;
  const attribute = { name: name.toLowerCase(), offset: at, quote };
  if (quote === '') {
    const value = bare ?? (whole.includes('=') ? '' : null);
    return { read: { ...attribute, value, isOpen: false }, end: behind };
  }
  const end = code.indexOf(quote, behind);
  const value = code.slice(behind, end < 0 ? code.length : end);
  // A value that swallows a tag was never meant to be so long.
  const isOpen = end < 0 || value.includes('<') || /\n[^]*>|>[^]*\n/.test(value);
  if (!isOpen) return { read: { ...attribute, value, isOpen }, end: end + 1 };
  const cut = /^[^\n<>]*/.exec(value)?.[0] ?? '';
  return { read: { ...attribute, value: cut, isOpen }, end: behind + cut.length };
}
