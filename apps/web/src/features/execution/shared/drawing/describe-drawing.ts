import type { Item } from '@hbg/python/drawing/commands';
import type { Drawing } from '@hbg/python/drawing/drawing';

const mostTexts = 5;
const longestText = 60;

/** For those who don't see it. */
export function describeDrawing(drawing: Drawing): string {
  const { items } = drawing;
  const counts = [
    withNumber(items.count('line'), 'Linie', 'Linien'),
    withNumber(items.count('area'), 'Fläche', 'Flächen'),
    withNumber(items.count('dot'), 'Punkt', 'Punkte'),
    withNumber(items.count('stamp'), 'Stempel', 'Stempel'),
    withNumber(drawing.visibleTurtles().length, 'Schildkröte', 'Schildkröten'),
    textsOf(drawing),
  ].filter((part) => part !== '');
  return `Zeichnung: ${counts.join(', ') || 'noch leer'}`;
}

function withNumber(number: number, one: string, many: string): string {
  if (number === 0) return '';
  return `${number.toLocaleString('de')} ${number === 1 ? one : many}`;
}

function textsOf({ items }: Drawing): string {
  const count = items.count('text');
  if (count === 0) return '';
  const shown = firstTexts(items.values()).map((text) => `„${shorten(text)}“`);
  return `Text ${shown.join(', ')}${count > mostTexts ? ' und mehr' : ''}`;
}

function firstTexts(items: Iterable<Item>): string[] {
  const texts: string[] = [];
  for (const item of items) {
    if (item.kind === 'text') texts.push(item.text);
    if (texts.length === mostTexts) break;
  }
  return texts;
}

function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
