import type { Bounds, Points } from './commands.ts';

export type Size = { readonly width: number; readonly height: number };

/** Which part of the plane the paper shows. */
export type Frame = {
  /** The window as the program knows it, in its own pixels. */
  readonly window: Size;
  readonly world: Bounds | null;
  /** So many times the window is visible, if it was left to us. */
  readonly zoomOut: number;
};

/** From turtle coordinates to pixels of the page and back. */
export type View = {
  /** Pixels of the page for one pixel of the window. */
  readonly unit: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly originX: number;
  readonly originY: number;
};

export function viewOf({ window, world, zoomOut }: Frame, page: Size): View {
  const unit = Math.min(page.width / window.width, page.height / window.height) / zoomOut;
  if (!world) {
    const origin = { originX: page.width / 2, originY: page.height / 2 };
    return { unit, scaleX: unit, scaleY: unit, ...origin };
  }
  const [left, bottom, right, top] = world;
  const scaleX = page.width / (right - left);
  const scaleY = page.height / (top - bottom);
  return { unit, scaleX, scaleY, originX: -left * scaleX, originY: top * scaleY };
}

export function toPage(view: View, x: number, y: number): [x: number, y: number] {
  return [view.originX + x * view.scaleX, view.originY - y * view.scaleY];
}

export function toPaper(view: View, pageX: number, pageY: number): { x: number; y: number } {
  return {
    x: (pageX - view.originX) / view.scaleX,
    y: (view.originY - pageY) / view.scaleY,
  };
}

/** How many times the window one has to see for all these points to be on the paper. */
export function reachOf(points: Points, { width, height }: Size): number {
  let reach = 0;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const x = Math.abs(points[at] ?? 0) / (width / 2);
    const y = Math.abs(points[at + 1] ?? 0) / (height / 2);
    reach = Math.max(reach, x, y);
  }
  return reach;
}

const zooms = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** In steps: a picture that grows doesn't shrink with every line. */
export function zoomFor(reach: number): number {
  return zooms.find((zoom) => zoom >= reach) ?? 10;
}
