import { contrastOf } from './contrast.ts';
import { one, tagOf } from './nouns.ts';

export function contrastDifference(element: Element, least: number): string | null {
  const contrast = contrastOf(element);
  if (contrast >= least) return null;
  return `Die Schrift hebt sich zu wenig ab: ${inGerman(contrast)} zu 1, gebraucht wird ${inGerman(least)} zu 1.`;
}

export function sizeDifference(
  element: Element,
  width: number | null,
  height: number | null,
  about: number,
): string | null {
  const box = element.getBoundingClientRect();
  for (const [word, is, wanted] of [
    ['breit', box.width, width],
    ['hoch', box.height, height],
  ] as const) {
    if (wanted !== null && Math.abs(is - wanted) > about) {
      return `Das ist ${Math.round(is)} Pixel ${word}, erwartet sind ${wanted}.`;
    }
  }
  return null;
}

export function columnDifference(elements: readonly Element[], wanted: number): string | null {
  const places = elements.map((element) => Math.round(element.getBoundingClientRect().left));
  const count = new Set(places).size;
  return count === wanted
    ? null
    : `Gefunden: ${columnsInWords(count)}, erwartet ${wanted === 1 ? 'ist' : 'sind'} ${wanted}.`;
}

export function placeDifference(
  element: Element,
  selector: string,
  side: 'below' | 'right',
): string | null {
  const other = element.ownerDocument.querySelector(selector);
  if (!other) return `Auf der Seite fehlt ${one(selector)}.`;
  const [mine, its] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const isThere = side === 'below' ? mine.top >= its.bottom - 1 : mine.left >= its.right - 1;
  if (isThere) return null;
  return `Das soll ${side === 'below' ? 'unter' : 'rechts von'} ${tagOf(other)} stehen.`;
}

function columnsInWords(count: number): string {
  return count === 1 ? '1 Spalte' : `${count} Spalten`;
}

function inGerman(number: number): string {
  return number.toFixed(1).replace('.', ',');
}
