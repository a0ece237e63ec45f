import { fits, plain, quoted, wordsOfDifference } from './difference.ts';
import type { Finding } from './finding.ts';
import { counted, one, tagOf } from './nouns.ts';

export type Count = number | { readonly min?: number; readonly max?: number };

export function countDifference(
  count: number,
  wanted: Count,
  { selector, text }: Finding,
): string | null {
  const { min = 0, max = Infinity } =
    typeof wanted === 'number' ? { min: wanted, max: wanted } : wanted;
  if (count >= min && count <= max) return null;
  const which =
    text === undefined ? '' : ` mit ${typeof text === 'string' ? quoted(text) : 'diesem Text'}`;
  const expected =
    min === max ? String(min) : count < min ? `mindestens ${min}` : `höchstens ${max}`;
  const verb = (count < min ? min : max) === 1 ? 'ist' : 'sind';
  return `Gefunden: ${counted(count, selector)}${which}, erwartet ${verb} ${expected === '0' ? 'keine' : expected}.`;
}

export function textDifference(element: HTMLElement, wanted: string | RegExp): string | null {
  const text = plain(element.textContent);
  return fits(text, wanted) ? null : `Hier steht ${wordsOfDifference(text, wanted)}.`;
}

export function textsDifference(
  elements: readonly HTMLElement[],
  wanted: readonly string[],
): string | null {
  for (const [at, text] of wanted.entries()) {
    const element = elements[at];
    if (!element) return `Nummer ${at + 1} fehlt: ${quoted(text)}.`;
    const is = plain(element.textContent);
    if (is !== plain(text)) return `Nummer ${at + 1}: Hier steht ${wordsOfDifference(is, text)}.`;
  }
  return elements.length > wanted.length
    ? `Gefunden: ${elements.length}, erwartet sind nur ${wanted.length}.`
    : null;
}

export function attrDifference(
  element: Element,
  name: string,
  wanted: string | RegExp = /\S/,
): string | null {
  const value = element.getAttribute(name);
  if (value === null) return `Das Attribut ${name} fehlt.`;
  if (fits(plain(value), wanted)) return null;
  if (value === '') return `Das Attribut ${name} ist leer.`;
  const expected =
    typeof wanted === 'string' ? `, erwartet ist "${wanted}"` : ', das passt noch nicht';
  return `${name} ist "${value}"${expected}.`;
}

const states: ReadonlyMap<string, readonly [is: string, not: string]> = new Map([
  [':checked', ['angekreuzt', 'nicht angekreuzt']],
  [':disabled', ['gesperrt', 'nicht gesperrt']],
  [':focus', ['ausgewählt', 'nicht ausgewählt']],
  [':invalid', ['als falsch erkannt', 'nicht als falsch erkannt']],
  [':required', ['ein Pflichtfeld', 'kein Pflichtfeld']],
]);

export function stateDifference(
  element: Element,
  selector: string,
  isWanted: boolean,
): string | null {
  if (isSo(element, selector) === isWanted) return null;
  const [, name] = /^\.([\p{L}\w-]+)$/u.exec(selector) ?? [];
  if (name !== undefined) {
    return `${isWanted ? 'Die' : 'Noch da ist die'} Klasse ${quoted(name)}${isWanted ? ' fehlt' : ''}.`;
  }
  const [is, not] = states.get(selector) ?? [
    `wie ${quoted(selector)}`,
    `nicht wie ${quoted(selector)}`,
  ];
  return `Das ist ${isWanted ? not : is}.`;
}

/** The focus is the check's own, of which the browser knows nothing. */
function isSo(element: Element, selector: string): boolean {
  if (selector === ':focus') return element.ownerDocument.activeElement === element;
  return element.matches(selector);
}

export function fieldDifference(element: Element, wanted: string): string | null {
  const value = String(Reflect.get(element, 'value') ?? '');
  return value === wanted ? null : `Darin steht ${wordsOfDifference(value, wanted)}.`;
}

export function orderDifference(element: Element, selector: string): string | null {
  const other = element.ownerDocument.querySelector(selector);
  if (!other) return `Danach fehlt ${one(selector)}.`;
  const isBefore = element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? null : `Das soll vor ${tagOf(other)} stehen.`;
}

export function linkDifference(element: Element, target: string): string | null {
  const href = element.getAttribute('href') ?? element.closest('a')?.getAttribute('href') ?? null;
  if (href === null) return 'Der Link hat kein href.';
  if (href !== target)
    return `Der Link führt nach ${quoted(href)}, erwartet ist ${quoted(target)}.`;
  const isThere = !target.startsWith('#') || element.ownerDocument.getElementById(target.slice(1));
  return isThere ? null : `Auf der Seite fehlt das Ziel mit id="${target.slice(1)}".`;
}

export function nameDifference(element: Element, wanted: string | RegExp = /\S/): string | null {
  const labels: unknown = Reflect.get(element, 'labels');
  const [label] = labels instanceof NodeList ? [...labels] : [];
  const name = plain(
    element.getAttribute('aria-label') ?? label?.textContent ?? element.getAttribute('alt') ?? '',
  );
  const said =
    name === '' && !element.matches('img, input, select, textarea')
      ? plain(element.textContent)
      : name;
  if (fits(said, wanted)) return null;
  if (said !== '') return `Das heißt ${wordsOfDifference(said, wanted)}.`;
  return element.localName === 'img' ? 'Der Text in alt fehlt.' : 'Dazu fehlt ein <label>.';
}
