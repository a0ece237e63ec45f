const cell = 18;
const trail = 22;
const frameMs = 90;
const glyphs = '01<>$BH{}+=';

type Drop = { head: number; speed: number };
type Rain = { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D; drops: Drop[] };

/** Lets it rain on the canvas while somebody can see it; returns how to end it. */
export function rain(canvas: HTMLCanvasElement, isStill: boolean): () => void {
  const pen = canvas.getContext('2d');
  if (!pen) return () => {};
  const state: Rain = { canvas, pen, drops: [] };
  const sizeWatch = new ResizeObserver(() => {
    fit(state);
    draw(state);
  });
  sizeWatch.observe(canvas);
  const stopFalling = isStill ? undefined : whileSeen(canvas, () => fall(state));
  return () => {
    sizeWatch.disconnect();
    stopFalling?.();
  };
}

function whileSeen(canvas: HTMLCanvasElement, step: () => void) {
  let isInView = false;
  const viewWatch = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
  });
  viewWatch.observe(canvas);
  const timer = setInterval(() => {
    if (isInView && !document.hidden) step();
  }, frameMs);
  return () => {
    clearInterval(timer);
    viewWatch.disconnect();
  };
}

function fit({ canvas, pen, drops }: Rain) {
  const { clientWidth, clientHeight } = canvas;
  const sharpness = Math.min(window.devicePixelRatio, 2);
  canvas.width = clientWidth * sharpness;
  canvas.height = clientHeight * sharpness;
  pen.scale(sharpness, sharpness);
  pen.font = `${cell * 0.78}px "JetBrains Mono", monospace`;
  const columns = Math.ceil(clientWidth / cell);
  while (drops.length < columns) drops.push(newDrop(rowsOf(canvas)));
}

function fall(state: Rain) {
  const rows = rowsOf(state.canvas);
  for (const drop of state.drops) {
    drop.head += drop.speed;
    if (drop.head - trail > rows) drop.head = -Math.random() * trail;
  }
  draw(state);
}

function draw({ canvas, pen, drops }: Rain) {
  pen.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  // Asked anew for each picture: the theme may have changed.
  pen.fillStyle = getComputedStyle(canvas).color;
  for (const [column, { head }] of drops.entries()) drawDrop(pen, column, Math.floor(head));
}

function drawDrop(pen: CanvasRenderingContext2D, column: number, head: number) {
  for (let above = 0; above < trail; above += 1) {
    const row = head - above;
    pen.globalAlpha = (1 - above / trail) ** 1.5;
    pen.fillText(glyphAt(column, row), column * cell, row * cell);
  }
}

/** The same place always shows the same sign: the drops light up what is there. */
function glyphAt(column: number, row: number) {
  return glyphs[Math.abs(column * 31 + row * 17 + column * row) % glyphs.length] ?? '0';
}

function newDrop(rows: number): Drop {
  return { head: Math.random() * (rows + trail), speed: 0.25 + Math.random() * 0.6 };
}

function rowsOf(canvas: HTMLCanvasElement) {
  return Math.ceil(canvas.clientHeight / cell);
}
