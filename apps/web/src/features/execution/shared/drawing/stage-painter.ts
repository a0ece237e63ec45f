import type { Drawing } from '@hbg/python/drawing/drawing';
import { type Size, type View, viewOf } from '@hbg/python/drawing/view';
import { FramePace } from './frame-pace.ts';
import { type Brush, paintItem } from './paint-item.ts';
import { paintLook } from './paint-look.ts';
import { brushFor, PaperPainter, paintBackground } from './paper-painter.ts';

const pieceOfPicture = 1_000;

type Layers = {
  /** What stays; painted on, not anew. */
  readonly paper: HTMLCanvasElement;
  /** The turtles and the line that is growing; painted anew for each picture. */
  readonly turtles: HTMLCanvasElement;
};

/** Keeps the layers up to date with the drawing; returns how to end that. */
export function paintStage(layers: Layers, drawing: Drawing): () => void {
  const stage = new Stage(layers, drawing);
  const sizeWatch = new ResizeObserver(() => stage.fit());
  sizeWatch.observe(layers.paper);
  const endings = [drawing.addPainter(), drawing.subscribe(() => stage.paintSoon())];
  drawing.items.repaint();
  stage.paintSoon();
  return () => {
    stage.rest();
    sizeWatch.disconnect();
    for (const end of endings) end();
  };
}

class Stage {
  readonly #layers: Layers;
  readonly #drawing: Drawing;
  readonly #painter: PaperPainter;
  readonly #stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  readonly #pace = new FramePace();
  #frame = 0;

  constructor(layers: Layers, drawing: Drawing) {
    this.#layers = layers;
    this.#drawing = drawing;
    this.#painter = new PaperPainter(layers.paper, drawing);
  }

  paintSoon() {
    // A page that nobody sees gets no frames, and the program shall go on.
    if (document.hidden) this.#drawing.notePainted();
    this.#frame ||= requestAnimationFrame((now) => this.#paint(now));
  }

  /** Paints at once: a canvas is empty when its size has changed. */
  fit() {
    const { paper, turtles } = this.#layers;
    const width = Math.round(paper.clientWidth * devicePixelRatio);
    const height = Math.round(paper.clientHeight * devicePixelRatio);
    this.#painter.fitTo(width, height);
    Object.assign(turtles, { width, height });
    this.rest();
    this.#paint(performance.now());
  }

  rest() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#pace.rest();
  }

  #paint(now: number) {
    this.#frame = 0;
    const { items } = this.#drawing;
    if (this.#stillness.matches) this.#drawing.finishStep();
    const isMoving = this.#drawing.advance(now);
    const isNew = items.hasUnpainted;
    const isSeen = this.#paintLayers(now);
    if (!isSeen || !items.hasUnpainted) this.#drawing.notePainted();
    // Also when all is painted: the time until the next frame tells how much that was.
    if (isSeen && (isMoving || isNew)) this.paintSoon();
    else this.#pace.rest();
  }

  /** False when there is no room for it in the page. */
  #paintLayers(now: number): boolean {
    const { paper, turtles } = this.#layers;
    const size = { width: paper.clientWidth, height: paper.clientHeight };
    const brush = brushFor(turtles, size);
    if (!brush || size.width === 0) return false;
    this.#painter.paint(size, this.#pace.next(now));
    brush.clearRect(0, 0, size.width, size.height);
    paintTurtles(brush, this.#drawing, viewOf(this.#drawing.setting, size), now);
    return true;
  }
}

function paintTurtles(brush: Brush, drawing: Drawing, view: View, now: number) {
  const line = drawing.growingLine(now);
  if (line) paintItem(brush, line, drawing, view);
  for (const { look } of drawing.visibleTurtles()) paintLook(brush, look, drawing, view);
}

/** The whole picture once, sharp and without a stage. In pieces: the page goes on to answer. */
export async function paintOnce(canvas: HTMLCanvasElement, drawing: Drawing, scale: number) {
  const size = sizeOf(drawing, scale);
  Object.assign(canvas, size);
  const brush = brushFor(canvas, size);
  if (!brush) return;
  const view = viewOf(drawing.setting, size);
  paintBackground(brush, drawing, size);
  for (const [count, item] of [...drawing.items.values()].entries()) {
    paintItem(brush, item, drawing, view);
    if (count % pieceOfPicture === 0) await nextTurn();
  }
  paintTurtles(brush, drawing, view, performance.now());
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function sizeOf({ setting: { window } }: Drawing, scale: number): Size {
  return { width: Math.round(window.width * scale), height: Math.round(window.height * scale) };
}
