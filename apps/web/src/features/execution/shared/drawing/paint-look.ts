import type { Look, Points, ShapePart } from '@hbg/python/drawing/commands';
import type { Drawing } from '@hbg/python/drawing/drawing';
import { outlineOf } from '@hbg/python/drawing/outline';
import type { View } from '@hbg/python/drawing/view';

/** A turtle, or the stamp of one. */
export function paintLook(
  brush: CanvasRenderingContext2D,
  look: Look,
  drawing: Drawing,
  view: View,
) {
  brush.lineWidth = look.outline * view.unit;
  brush.lineJoin = 'round';
  for (const part of drawing.partsOf(look.shape)) {
    paintPart(brush, part, look, outlineOf(part, look, view));
  }
}

function paintPart(brush: CanvasRenderingContext2D, part: ShapePart, look: Look, outline: Points) {
  brush.fillStyle = part.fill ?? look.fill;
  brush.strokeStyle = part.color ?? look.color;
  brush.beginPath();
  for (let at = 0; at + 1 < outline.length; at += 2) {
    brush.lineTo(outline[at] ?? 0, outline[at + 1] ?? 0);
  }
  brush.closePath();
  brush.fill();
  if (look.outline > 0) brush.stroke();
}
