import type { Drawing } from '@hbg/python/drawing/drawing';
import { type Size, type View, viewOf } from '@hbg/python/drawing/view';
import { type Brush, paintItem } from './paint-item.ts';
import { paintLook } from './paint-look.ts';

type Layers = {
  /** What stays; painted on, not anew. */
  readonly paper: HTMLCanvasElement;
  /** The turtles and the line that is growing; painted anew for each picture. */
  readonly turtles: HTMLCanvasElement;
};

/** Keeps the layers up to date with the drawing; returns how to end that. */
export function paintStage(layers: Layers, drawing: Drawing): () => void {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  const paintSoon = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const paint = (now: number) => {
    frame = 0;
    if (stillness.matches) drawing.finishStep();
    const isMoving = drawing.advance(now);
    paintLayers(layers, drawing, now);
    if (isMoving) paintSoon();
  };
  const sizeWatch = new ResizeObserver(() => {
    fitLayers(layers, drawing);
    // At once: a canvas is empty when its size has changed.
    paintLayers(layers, drawing, performance.now());
  });
  sizeWatch.observe(layers.paper);
  const unsubscribe = drawing.subscribe(paintSoon);
  drawing.items.repaint();
  paintSoon();
  return () => {
    cancelAnimationFrame(frame);
    sizeWatch.disconnect();
    unsubscribe();
  };
}

function fitLayers({ paper, turtles }: Layers, drawing: Drawing) {
  for (const canvas of [paper, turtles]) {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
  }
  drawing.items.repaint();
}

function paintLayers({ paper, turtles }: Layers, drawing: Drawing, now: number) {
  const [paperBrush, turtleBrush] = [paper.getContext('2d'), turtles.getContext('2d')];
  if (!paperBrush || !turtleBrush) return;
  const size = { width: paper.clientWidth, height: paper.clientHeight };
  if (size.width === 0) return;
  for (const brush of [paperBrush, turtleBrush]) scaleTo(brush, size);
  const view = viewOf(drawing.setting, size);
  paintPaper(paperBrush, drawing, view, size);
  turtleBrush.clearRect(0, 0, size.width, size.height);
  paintTurtles(turtleBrush, drawing, view, now);
}

function scaleTo(brush: Brush, { width, height }: Size) {
  const { canvas } = brush;
  brush.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
}

function paintPaper(brush: Brush, drawing: Drawing, view: View, size: Size) {
  const { isWhole, items } = drawing.items.takeUnpainted();
  if (isWhole) paintBackground(brush, drawing, size);
  for (const item of items) paintItem(brush, item, drawing, view);
}

function paintBackground(brush: Brush, drawing: Drawing, { width, height }: Size) {
  brush.fillStyle = drawing.setting.background;
  brush.fillRect(0, 0, width, height);
}

function paintTurtles(brush: Brush, drawing: Drawing, view: View, now: number) {
  const line = drawing.growingLine(now);
  if (line) paintItem(brush, line, drawing, view);
  for (const { look } of drawing.visibleTurtles()) paintLook(brush, look, drawing, view);
}

/** The whole picture once, sharp and without a stage. */
export function paintOnce(canvas: HTMLCanvasElement, drawing: Drawing, scale: number) {
  const { window } = drawing.setting;
  canvas.width = Math.round(window.width * scale);
  canvas.height = Math.round(window.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const size = { width: canvas.width, height: canvas.height };
  const view = viewOf(drawing.setting, size);
  paintBackground(brush, drawing, size);
  for (const item of drawing.items.values()) paintItem(brush, item, drawing, view);
  paintTurtles(brush, drawing, view, performance.now());
}
