export type Attribute = {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
  /** Of the value, without its quotes. */
  readonly from: number;
  readonly to: number;
};

/** An opening tag; `script` and `style` with what stands in them. */
export type Tag = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly attributes: readonly Attribute[];
  /** Behind the closing tag, for those whose inside is no HTML. */
  readonly end: number;
  readonly text: string;
};

const opening = /<!--|<([a-z][^\s/>]*)/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/dg;
/** From the name to the end of the tag; a quoted value may hold a `>`. */
const restOfTag = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y;
const withText = /^(?:script|style|textarea|title)$/;

/** The opening tags of a page, in order, without what stands in comments and scripts. */
export function scanHtml(html: string): Tag[] {
  const tags: Tag[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const tag = found[1] === undefined ? null : readTag(html, found.index, found[1]);
    if (tag) tags.push(tag);
    opening.lastIndex = tag?.end ?? endOfComment(html, found.index);
  }
  return tags;
}

function endOfComment(html: string, from: number): number {
  if (!html.startsWith('<!--', from)) return from + 1;
  const end = html.indexOf('-->', from + 4);
  return end < 0 ? html.length : end + 3;
}

function readTag(html: string, from: number, name: string): Tag | null {
  const inside = from + 1 + name.length;
  restOfTag.lastIndex = inside;
  if (!restOfTag.test(html)) return null;
  const to = restOfTag.lastIndex;
  const attributes = readAttributes(html.slice(inside, to - 1), inside);
  const lower = name.toLowerCase();
  const tag = { name: lower, from, to, attributes };
  if (!withText.test(lower)) return { ...tag, end: to, text: '' };
  const closing = new RegExp(`</${lower}(?:[\\s/][^>]*)?>`, 'gi');
  closing.lastIndex = to;
  const closed = closing.exec(html);
  return {
    ...tag,
    end: closed ? closing.lastIndex : html.length,
    text: html.slice(to, closed?.index),
  };
}

function readAttributes(text: string, offset: number): Attribute[] {
  return [...text.matchAll(attribute)].map((found) => {
    const group = [2, 3, 4].find((group) => found[group] !== undefined) ?? 1;
    const [from, to] = found.indices?.[group] ?? [0, 0];
    return {
      name: (found[1] ?? '').toLowerCase(),
      value: group === 1 ? '' : (found[group] ?? ''),
      from: from + offset,
      to: to + offset,
    };
  });
}

export function attributeOf({ attributes }: Tag, name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name === name);
}
