import type { DrawingCommand, Look } from '@hbg/python/drawing/commands';
import { Drawing } from '@hbg/python/drawing/drawing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paintOnce, paintStage } from './stage-painter.ts';

const look: Look = {
  x: 0,
  y: 0,
  heading: 0,
  shape: 'square',
  color: 'red',
  fill: 'gold',
  stretch: [1, 1],
  outline: 1,
};

let drawing: Drawing;
let calls: string[];
let frames: FrameRequestCallback[];

beforeEach(() => {
  drawing = new Drawing();
  calls = [];
  frames = [];
  // The page's canvas draws nothing here: it tells what it was asked for.
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', recordingBrush);
  // However busy the machine is, a frame has time for all of it.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
  vi.restoreAllMocks();
});

it('paints the background first, then the items in their order, then the turtles', () => {
  void drawing.apply([
    { kind: 'background', color: 'navy' },
    { kind: 'area', id: 1, points: [0, 0, 100, 0, 100, 100], color: 'yellow' },
    { kind: 'line', id: 2, points: [0, 0, 100, 0], color: 'green', width: 3 },
    { kind: 'dot', id: 3, x: 0, y: 100, size: 20, color: 'blue' },
    { kind: 'turtle', turtle: 1, isVisible: true, look },
  ]);
  start();
  expect(calls).toEqual([
    'fillRect navy 0,0,400,400',
    'fill yellow (200,200 300,200 300,100)',
    'stroke green 3 (200,200 300,200)',
    'fill blue (200,100 r10)',
    'fill gold (190,190 190,210 210,210 210,190)',
    'stroke red 1 (190,190 190,210 210,210 210,190)',
  ]);
});

it('paints only what is new', () => {
  start();
  calls.length = 0;
  apply({ kind: 'line', id: 1, points: [0, 0, 10, 0], color: 'green', width: 1 });
  apply({ kind: 'line', id: 2, points: [10, 0, 20, 0], color: 'red', width: 1 });
  expect(calls).toEqual(['stroke green 1 (200,200 210,200)', 'stroke red 1 (210,200 220,200)']);
});

it('paints many changes at once in one picture', () => {
  start();
  for (const id of [1, 2, 3]) void drawing.apply([dot(id)]);
  expect(frames).toHaveLength(1);
});

it('goes on painting while a turtle is on its way', () => {
  void drawing.apply([
    { kind: 'turtle', turtle: 1, isVisible: true, look: { ...look, shape: 'blank' } },
    {
      kind: 'move',
      turtle: 1,
      points: [100, 0],
      turn: 0,
      ms: 100,
      line: { id: 1, color: 'green', width: 1 },
    },
  ]);
  start();
  calls.length = 0;
  nextFrame(50);
  nextFrame(100);
  expect(calls).toEqual(['stroke green 1 (200,200 250,200)', 'stroke green 1 (200,200 300,200)']);
  nextFrame(116);
  expect(frames).toHaveLength(0);
});

it('moves nothing for those who wish no movement', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(window.matchMedia(''), { matches: true }),
  );
  void drawing.apply([
    { kind: 'turtle', turtle: 1, isVisible: true, look: { ...look, shape: 'blank' } },
    { kind: 'move', turtle: 1, points: [100, 0], turn: 0, ms: 999, line: null },
  ]);
  start();
  expect(drawing.visibleTurtles()[0]?.look.x).toBe(100);
  nextFrame(16);
  expect(frames).toHaveLength(0);
});

it('writes texts upright, with their font, line by line upwards', () => {
  const font = { family: 'Courier "New"', size: 10, isBold: true, isItalic: true };
  void drawing.apply([
    {
      kind: 'text',
      id: 1,
      x: 0,
      y: 0,
      text: 'Größe\n3 m',
      align: 'center',
      color: 'black',
      font: { ...font, isUnderlined: false },
    },
  ]);
  start();
  expect(calls).toEqual([
    'text italic bold 10px "Courier New", monospace center 3 m 200,200',
    'text italic bold 10px "Courier New", monospace center Größe 200,188',
  ]);
});

it('paints the whole picture for a file, in its own size', async () => {
  void drawing.apply([{ kind: 'window', width: 100, height: 50 }, dot(1)]);
  start();
  calls.length = 0;
  const canvas = document.createElement('canvas');
  await paintOnce(canvas, drawing, 2);
  expect([canvas.width, canvas.height]).toEqual([200, 100]);
  expect(calls).toEqual(['fillRect white 0,0,200,100', 'fill red (100,50 r5)']);
});

it('leaves a white background to the sheet, which goes with the theme', () => {
  void drawing.apply([{ kind: 'background', color: 'white' }, dot(1)]);
  start();
  expect(calls).toEqual(['fill red (200,200 r2.5)']);
});

it('does without a canvas that cannot be painted on', () => {
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => null);
  void drawing.apply([dot(1)]);
  start();
  expect(calls).toEqual([]);
});

it('paints a picture that has to be made anew unseen, and shows it at once', () => {
  void drawing.apply(Array.from({ length: 300 }, (_, id) => dot(id)));
  start();
  nextFrame(16);
  expect(calls.filter((call) => call.startsWith('fill red'))).toHaveLength(300);
  expect(calls.at(-1)).toBe('drawImage');
});

it('spreads what is too much for one frame over several, and then says that it is seen', async () => {
  start();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let isSeen = false;
  const seen = drawing
    .apply(Array.from({ length: 20 }, (_, id) => dot(id)))
    .then(() => (isSeen = true));
  calls.length = 0;
  nextFrame(16);
  await Promise.resolve();
  expect(calls.length).toBeLessThan(10);
  expect(isSeen).toBe(false);
  for (let frame = 2; frames.length > 0; frame += 1) nextFrame(frame * 16);
  await seen;
  expect(calls).toHaveLength(20);
});

it('stretches the picture when the stage changes its size, and paints it anew', () => {
  const watching = vi.spyOn(window, 'ResizeObserver');
  void drawing.apply([dot(1)]);
  start();
  calls.length = 0;
  const [[notify] = []] = watching.mock.calls;
  notify?.([], new ResizeObserver(() => {}));
  const [keeping, stretching, ...painting] = calls;
  expect([keeping, stretching]).toEqual(['drawImage', 'drawImage']);
  expect(painting).toEqual(['fill red (200,200 r2.5)']);
});

it('does not keep a program waiting when nobody looks', async () => {
  start();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await drawing.apply([dot(1)]);
  expect(calls).toEqual([]);
});

it('does not keep a program waiting when the stage is gone', async () => {
  const end = start();
  const seen = drawing.apply([dot(1)]);
  end();
  await seen;
  expect(calls).toEqual([]);
});

function start() {
  const [paper, turtles] = [canvasInPage(), canvasInPage()];
  const end = paintStage({ paper, turtles }, drawing);
  nextFrame(0);
  return end;
}

function canvasInPage() {
  return document.createElement('canvas');
}

function apply(command: DrawingCommand) {
  void drawing.apply([command]);
  nextFrame(0);
}

function nextFrame(now: number) {
  for (const frame of frames.splice(0)) frame(now);
}

function dot(id: number) {
  return { kind: 'dot', id, x: 0, y: 0, size: 5, color: 'red' } as const;
}

function recordingBrush(this: HTMLCanvasElement) {
  let path: string[] = [];
  return {
    canvas: this,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    font: '',
    textAlign: '',
    setTransform: () => {},
    clearRect: () => {},
    closePath: () => {},
    drawImage: () => calls.push('drawImage'),
    beginPath: () => {
      path = [];
    },
    lineTo: (x: number, y: number) => path.push(`${round(x)},${round(y)}`),
    arc: (x: number, y: number, radius: number) => path.push(`${round(x)},${round(y)} r${radius}`),
    fillRect(...box: number[]) {
      calls.push(`fillRect ${this.fillStyle} ${box.join()}`);
    },
    fill() {
      calls.push(`fill ${this.fillStyle} (${path.join(' ')})`);
    },
    stroke() {
      calls.push(`stroke ${this.strokeStyle} ${this.lineWidth} (${path.join(' ')})`);
    },
    fillText(text: string, x: number, y: number) {
      calls.push(`text ${this.font} ${this.textAlign} ${text} ${x},${y}`);
    },
  };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
