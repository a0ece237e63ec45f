import type { Item, Look, Points, Step } from './commands.ts';

/** A turtle between two places, or between two headings. */
export type Motion = { readonly step: Step; readonly from: Look };

/** Where the turtle is after this part of its way, from 0 to 1. */
export function lookAt({ step, from }: Motion, part: number): Look {
  const heading = (from.heading + step.turn * part + 360) % 360;
  if (step.kind === 'turn') return { ...from, heading };
  const [x = from.x, y = from.y] = wayUpTo(wholeWay(step.points, from), part).slice(-2);
  return { ...from, heading, x, y };
}

/** The line that it has drawn so far. */
export function lineAt({ step, from }: Motion, part: number): (Item & { kind: 'line' }) | null {
  if (step.kind === 'turn' || step.line === null) return null;
  return { kind: 'line', ...step.line, points: wayUpTo(wholeWay(step.points, from), part) };
}

function wholeWay(points: Points, { x, y }: Look): Points {
  return [x, y, ...points];
}

function wayUpTo(points: Points, part: number): Points {
  if (part >= 1) return points;
  let rest = lengthOf(points) * part;
  for (let at = 2; at < points.length; at += 2) {
    const length = edgeLength(points, at);
    if (length > rest) return [...points.slice(0, at), ...between(points, at, rest / length)];
    rest -= length;
  }
  return points;
}

function between(points: Points, at: number, part: number): [number, number] {
  const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at - 2, at + 2);
  return [x + (nextX - x) * part, y + (nextY - y) * part];
}

function lengthOf(points: Points): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) length += edgeLength(points, at);
  return length;
}

function edgeLength(points: Points, at: number): number {
  const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at - 2, at + 2);
  return Math.hypot(nextX - x, nextY - y);
}
