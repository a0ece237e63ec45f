import type { Drawing } from '@hbg/python/drawing/drawing';
import { type Size, viewOf } from '@hbg/python/drawing/view';
import { type Brush, paintItem } from './paint-item.ts';

/** So many are painted within a frame. */
const fewItems = 200;

/** Paints what stays on the paper: what is new on top of the rest, what has changed all anew. */
export class PaperPainter {
  readonly #paper: HTMLCanvasElement;
  readonly #drawing: Drawing;
  /** Here a new picture grows, while the old one is still shown. */
  readonly #desk = document.createElement('canvas');
  #isOnDesk = false;

  constructor(paper: HTMLCanvasElement, drawing: Drawing) {
    this.#paper = paper;
    this.#drawing = drawing;
  }

  /** What isn't painted after this time comes with the next frame. */
  paint(size: Size, ms: number) {
    const end = performance.now() + ms;
    const { items } = this.#drawing;
    if (items.isStale) this.#begin(size);
    const brush = brushFor(this.#isOnDesk ? this.#desk : this.#paper, size);
    if (brush) this.#paintUntil(end, brush, size);
    if (this.#isOnDesk && !items.hasUnpainted) this.#showDesk();
  }

  /** The picture is stretched until it is painted anew. */
  fitTo(width: number, height: number) {
    copy(this.#paper, this.#desk, this.#paper);
    copy(this.#desk, this.#paper, { width, height });
    this.#drawing.items.repaint();
  }

  #begin(size: Size) {
    const { items } = this.#drawing;
    this.#isOnDesk = items.size > fewItems;
    if (this.#isOnDesk) resize(this.#desk, this.#paper);
    items.startPainting();
    const brush = brushFor(this.#isOnDesk ? this.#desk : this.#paper, size);
    if (brush) layPaper(brush, this.#drawing, size);
  }

  #paintUntil(end: number, brush: Brush, size: Size) {
    const { items, setting } = this.#drawing;
    const view = viewOf(setting, size);
    let item = items.takeUnpainted();
    while (item) {
      paintItem(brush, item, this.#drawing, view);
      item = performance.now() < end ? items.takeUnpainted() : null;
    }
  }

  #showDesk() {
    this.#isOnDesk = false;
    copy(this.#desk, this.#paper, this.#paper);
  }
}

/** White is the sheet below, which goes with the theme; only in a file is it a colour. */
function layPaper(brush: Brush, drawing: Drawing, size: Size) {
  if (drawing.setting.background === 'white') brush.clearRect(0, 0, size.width, size.height);
  else paintBackground(brush, drawing, size);
}

export function paintBackground(brush: Brush, drawing: Drawing, { width, height }: Size) {
  brush.fillStyle = drawing.setting.background;
  brush.fillRect(0, 0, width, height);
}

/** It paints in pixels of the page, whatever those of the screen are. */
export function brushFor(canvas: HTMLCanvasElement, { width, height }: Size): Brush | null {
  const brush = canvas.getContext('2d');
  brush?.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  return brush;
}

function copy(from: HTMLCanvasElement, to: HTMLCanvasElement, { width, height }: Size) {
  const isEmpty = from.width === 0 || from.height === 0;
  resize(to, { width, height });
  const brush = to.getContext('2d');
  brush?.setTransform(1, 0, 0, 1, 0, 0);
  if (!isEmpty) brush?.drawImage(from, 0, 0, width, height);
}

/** That empties it. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size) {
  canvas.width = width;
  canvas.height = height;
}
