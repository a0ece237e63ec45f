import { plain, quoted } from './difference.ts';
import { one } from './nouns.ts';

export type Finding = {
  readonly selector: string;
  readonly text?: string | RegExp | undefined;
  /** Look only within what this one finds. */
  readonly within?: Finding | undefined;
};

/** Only what is HTML can be seen and touched. */
export function found(
  root: Document | Element,
  { selector, text, within }: Finding,
): HTMLElement[] {
  const roots = within ? found(root, within) : [root];
  const all = roots.flatMap((one) => Array.from(one.querySelectorAll<HTMLElement>(selector)));
  return text === undefined ? all : all.filter((element) => hasText(element, text));
}

function hasText(element: HTMLElement, text: string | RegExp): boolean {
  const said = plain(element.textContent || element.getAttribute('value') || '');
  return typeof text === 'string' ? said.includes(plain(text)) : text.test(said);
}

export function nothingFound(root: Document, finding: Finding): string | null {
  if (found(root, finding).length > 0) return null;
  const { selector, text } = finding;
  const others = found(root, { ...finding, text: undefined });
  const [other] = others;
  if (text !== undefined && other) {
    const wanted = typeof text === 'string' ? ` mit ${quoted(text)}` : ' mit diesem Text';
    return `Gesucht ist ${one(selector)}${wanted}, da steht aber ${quoted(other.textContent || '')}.`;
  }
  return `Auf der Seite fehlt ${one(selector)}.${nearSelector(root, selector)}`;
}

/** `.hupe` where `#hupe` is meant, and the other way round. */
function nearSelector(root: Document, selector: string): string {
  const [, sign, name = ''] = /([#.])([\p{L}\w-]+)$/u.exec(selector) ?? [];
  if (sign === undefined) return '';
  const other = sign === '#' ? `.${name}` : `#${name}`;
  if (!root.querySelector(other)) return '';
  return sign === '#'
    ? ` ${quoted(name)} ist bei dir eine Klasse.`
    : ` ${quoted(name)} ist bei dir eine id.`;
}
