import type { Font, Item } from '@hbg/python/drawing/commands';
import { toPage, type View } from '@hbg/python/drawing/view';

const lineHeight = 1.2;

/** It stands on its place: a text of several lines grows upwards. */
export function paintText(
  brush: CanvasRenderingContext2D,
  text: Item & { kind: 'text' },
  view: View,
) {
  const [x, y] = toPage(view, text.x, text.y);
  const size = text.font.size * view.unit;
  brush.fillStyle = text.color;
  brush.font = cssFont(text.font, size);
  brush.textAlign = text.align;
  brush.textBaseline = 'bottom';
  const lines = text.text.split('\n').toReversed();
  for (const [above, line] of lines.entries()) {
    const bottom = y - above * size * lineHeight;
    brush.fillText(line, x, bottom);
    if (text.font.isUnderlined) underline(brush, line, x, bottom, size);
  }
}

function underline(
  brush: CanvasRenderingContext2D,
  line: string,
  x: number,
  bottom: number,
  size: number,
) {
  const { width } = brush.measureText(line);
  const left = { left: x, center: x - width / 2, right: x - width }[textSide(brush.textAlign)];
  brush.fillRect(left, bottom - size * 0.12, width, Math.max(size * 0.06, 1));
}

function textSide(align: CanvasTextAlign): 'left' | 'center' | 'right' {
  return align === 'center' || align === 'right' ? align : 'left';
}

function cssFont({ family, isBold, isItalic }: Font, size: number): string {
  const name = family.replaceAll(/["\\]/g, '');
  return `${isItalic ? 'italic ' : ''}${isBold ? 'bold ' : ''}${size}px "${name}", ${kindOf(name)}`;
}

/** For devices that don't have the font. */
function kindOf(family: string): string {
  if (/courier|mono|consolas|menlo/i.test(family)) return 'monospace';
  if (/times|georgia|garamond|serif|roman/i.test(family)) return 'serif';
  return 'Arial, Helvetica, sans-serif';
}
