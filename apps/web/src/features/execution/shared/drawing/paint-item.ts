import type { Item, Points } from '@hbg/python/drawing/commands';
import type { Drawing } from '@hbg/python/drawing/drawing';
import { toPage, type View } from '@hbg/python/drawing/view';
import { paintLook } from './paint-look.ts';
import { paintText } from './paint-text.ts';

export type Brush = CanvasRenderingContext2D;

/** Thinner lines would fade away on a small screen. */
const thinnest = 0.8;

export function paintItem(brush: Brush, item: Item, drawing: Drawing, view: View) {
  switch (item.kind) {
    case 'line':
      return paintLine(brush, item, view);
    case 'area':
      return paintArea(brush, item, view);
    case 'dot':
      return paintDot(brush, item, view);
    case 'text':
      return paintText(brush, item, view);
    case 'stamp':
      return paintLook(brush, item.look, drawing, view);
  }
}

function paintLine(brush: Brush, line: Item & { kind: 'line' }, view: View) {
  brush.strokeStyle = line.color;
  brush.lineWidth = Math.max(line.width * view.unit, thinnest);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  trace(brush, line.points, view);
  brush.stroke();
}

/** Where an outline crosses itself, the inside may be outside: the middle of a star stays empty. */
function paintArea(brush: Brush, area: Item & { kind: 'area' }, view: View) {
  brush.fillStyle = area.color;
  trace(brush, area.points, view);
  brush.fill('evenodd');
}

function paintDot(brush: Brush, dot: Item & { kind: 'dot' }, view: View) {
  const [x, y] = toPage(view, dot.x, dot.y);
  brush.fillStyle = dot.color;
  brush.beginPath();
  brush.arc(x, y, (dot.size / 2) * view.unit, 0, 2 * Math.PI);
  brush.fill();
}

function trace(brush: Brush, points: Points, view: View) {
  brush.beginPath();
  for (let at = 0; at + 1 < points.length; at += 2) {
    brush.lineTo(...toPage(view, points[at] ?? 0, points[at + 1] ?? 0));
  }
}
