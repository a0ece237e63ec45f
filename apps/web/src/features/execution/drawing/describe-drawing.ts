import type { Item } from '@hbg/python/drawing/commands';
import type { Drawing } from '@hbg/python/drawing/drawing';

const mostTexts = 5;

/** For those who don't see it. */
export function describeDrawing(drawing: Drawing): string {
  const items = [...drawing.items.values()];
  const counts = [
    count(items, 'line', 'Linie', 'Linien'),
    count(items.filter(hasExtent), 'area', 'Fläche', 'Flächen'),
    count(items, 'dot', 'Punkt', 'Punkte'),
    count(items, 'stamp', 'Stempel', 'Stempel'),
    withNumber(drawing.visibleTurtles().length, 'Schildkröte', 'Schildkröten'),
    textsOf(items),
  ].filter((part) => part !== '');
  return `Zeichnung: ${counts.join(', ') || 'noch leer'}`;
}

function count(items: readonly Item[], kind: Item['kind'], one: string, many: string): string {
  return withNumber(items.filter((item) => item.kind === kind).length, one, many);
}

function hasExtent(item: Item): boolean {
  return item.kind !== 'area' || item.points.length > 0;
}

function withNumber(number: number, one: string, many: string): string {
  if (number === 0) return '';
  return `${number.toLocaleString('de')} ${number === 1 ? one : many}`;
}

function textsOf(items: readonly Item[]): string {
  const texts = items.flatMap((item) => (item.kind === 'text' ? [`„${item.text}“`] : []));
  if (texts.length === 0) return '';
  const shown = texts.slice(0, mostTexts).join(', ');
  return `Text ${shown}${texts.length > mostTexts ? ' und mehr' : ''}`;
}
