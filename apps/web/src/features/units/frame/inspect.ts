const longestText = 2_000;
const deepest = 3;
const mostParts = 100;

/** A value as a console shows it: texts as they are, everything else as one would write it. */
export function inspect(value: unknown): string {
  return cut(typeof value === 'string' ? value : write(value, 0, []));
}

export function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}

function write(value: unknown, depth: number, above: readonly unknown[]): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longestText));
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `ƒ ${value.name || '(…)'}()`;
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? '-0' : String(value);
  if (above.includes(value)) return '…';
  return writeObject(value, depth, [...above, value]);
}

function writeObject(value: object, depth: number, above: readonly unknown[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Element) return writeElement(value);
  if (value instanceof Node) return value.nodeName;
  const isList =
    Array.isArray(value) || value instanceof NodeList || value instanceof HTMLCollection;
  if (depth >= deepest) return isList ? `[… ${value.length}]` : '{…}';
  const part = (inner: unknown) => write(inner, depth + 1, above);
  if (isList) return `[${limited(Array.from(value), part)}]`;
  if (value instanceof Map) {
    return `Map(${value.size}) {${limited([...value], ([key, inner]) => `${part(key)} => ${part(inner)}`)}}`;
  }
  if (value instanceof Set) return `Set(${value.size}) {${limited([...value], part)}}`;
  return writeFields(value, part);
}

function writeFields(value: object, part: (inner: unknown) => string): string {
  const name: unknown = Reflect.get(Object(Reflect.get(value, 'constructor')), 'name');
  const kind = typeof name === 'string' && name !== 'Object' ? `${name} ` : '';
  const fields = limited(Object.keys(value), (key) => `${key}: ${part(Reflect.get(value, key))}`);
  return `${kind}{${fields}}`;
}

function limited<Part>(parts: readonly Part[], write: (part: Part) => string): string {
  const shown = parts.slice(0, mostParts).map(write);
  return (parts.length > mostParts ? [...shown, `… ${parts.length - mostParts}`] : shown).join(
    ', ',
  );
}

/** Its opening tag. */
function writeElement(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => ` ${name}="${value}"`);
  return `<${element.localName}${attributes.join('')}>`;
}
