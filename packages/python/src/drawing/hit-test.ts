import type { Points } from './commands.ts';
import type { Drawing, ShownTurtle } from './drawing.ts';
import { outlineOf } from './outline.ts';
import { toPage, type View } from './view.ts';

type Place = { readonly x: number; readonly y: number };

/** The topmost turtle at a place of the page. A finger may miss a small one by so many pixels. */
export function turtleAt(drawing: Drawing, view: View, place: Place, slack = 0): number | null {
  const turtles = drawing.visibleTurtles().toReversed();
  const found =
    turtles.find((turtle) => isHit(drawing, view, turtle, place)) ??
    turtles.find(({ look }) => distanceTo(view, look, place) <= slack);
  return found?.id ?? null;
}

function isHit(drawing: Drawing, view: View, { look }: ShownTurtle, place: Place): boolean {
  const parts = drawing.partsOf(look.shape);
  return parts.some((part) => isInside(outlineOf(part, look, view), place));
}

function distanceTo(view: View, look: Place, place: Place): number {
  const [x, y] = toPage(view, look.x, look.y);
  return Math.hypot(place.x - x, place.y - y);
}

/** A ray to the right leaves a polygon once more often than it enters it. */
function isInside(outline: Points, { x, y }: Place): boolean {
  let isIn = false;
  for (let at = 0; at < outline.length; at += 2) {
    const [startX = 0, startY = 0] = outline.slice(at, at + 2);
    const next = (at + 2) % outline.length;
    const [endX = 0, endY = 0] = outline.slice(next, next + 2);
    if (startY > y === endY > y) continue;
    const crossing = startX + ((y - startY) / (endY - startY)) * (endX - startX);
    if (crossing > x) isIn = !isIn;
  }
  return isIn;
}
