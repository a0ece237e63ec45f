import type { Look, Points, ShapePart } from './commands.ts';
import { toPage, type View } from './view.ts';

/** A part of a turtle's shape in pixels of the page. */
export function outlineOf({ points }: ShapePart, look: Look, view: View): Points {
  const [x, y] = toPage(view, look.x, look.y);
  const [aheadX, aheadY] = directionOn(view, look.heading);
  const [wide, long] = [look.stretch[0] * view.unit, look.stretch[1] * view.unit];
  return points.map((_, at) => {
    const even = at - (at % 2);
    const right = (points[even] ?? 0) * wide;
    const ahead = (points[even + 1] ?? 0) * long;
    return at % 2 === 0
      ? x + right * -aheadY + ahead * aheadX
      : y + right * aheadX + ahead * aheadY;
  });
}

/** y grows downwards in the page, and a world may be wider than it is high. */
function directionOn({ scaleX, scaleY }: View, heading: number): [number, number] {
  const angle = (heading * Math.PI) / 180;
  const x = Math.cos(angle) * scaleX;
  const y = -Math.sin(angle) * scaleY;
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
