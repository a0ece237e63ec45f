import type { Page } from '@playwright/test';
import type { PageMessage } from '../../apps/web/src/features/units/shared/page/messages.ts';
import { livePage, openKitAt } from './page-kit.ts';

const changes = 20;

/** What hangs, and how its end is told. */
const hanging: Readonly<Record<string, string>> = {
  'an endless loop': 'let i = 0;\nwhile (true) i++;',
  'endless waiting': '(async () => { while (true) await null })()',
  'a regular expression': "/(a+)+b/.test('a'.repeat(60))",
  'ten million nodes':
    "for (let i = 0; i < 1e7; i++) document.body.append(document.createElement('p'));",
};

/** Lines about the page that is open: from a key to the child's page in view, and how the house answers while one hangs. */
export async function measurePagesOn(page: Page): Promise<string[]> {
  await openKitAt(page);
  return [await measureChanges(page), ...(await measureHanging(page))];
}

async function measureChanges(page: Page): Promise<string> {
  await livePage(page);
  const times: number[] = [];
  for (let round = 0; round < changes; round += 1) {
    times.push(await page.evaluate(timeChange, { 'index.html': `<h1>Stand ${round}</h1>` }));
  }
  const [middle, worst] = [times.toSorted((a, b) => a - b)[changes / 2], Math.max(...times)];
  return `From the last key to the page in view: ${inMs(middle)}, at most ${inMs(worst)} (bar: 400 ms, 300 of them the pause)`;
}

async function measureHanging(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const [title, script] of Object.entries(hanging)) {
    await page.evaluate(watchHouse);
    const passed = await page.evaluate(timeHanging, script);
    const worst = await page.evaluate(() => Number(Reflect.get(globalThis, 'worstPause')));
    lines.push(`${title}: ended after ${inMs(passed)}, the house answered within ${inMs(worst)}`);
  }
  return [...lines, '(bars: 2 s, 100 ms)'];
}

/** In the page: until the new frame is the only one, and can be used. */
async function timeChange(files: Record<string, string>): Promise<number> {
  const frames = 'iframe[title="Deine Seite"]';
  const old = document.querySelector(frames);
  const start = performance.now();
  Reflect.get(globalThis, 'live').change(files);
  const isDone = () => {
    const [frame, ...others] = document.querySelectorAll(frames);
    return frame && frame !== old && others.length === 0 && !frame.hasAttribute('inert');
  };
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 2));
  return performance.now() - start;
}

/** In the page: from the script's first line until its end is told. */
async function timeHanging(script: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let start = 0;
  const onMessage = (message: PageMessage) => {
    if (message.kind === 'log') start = performance.now();
    if (message.kind === 'stopped' || message.kind === 'error') resolve();
  };
  const files = { 'script.js': `console.log('los');\n${script}` };
  const frame = await Reflect.get(globalThis, 'pageKit').openUnseenPage({ files, onMessage });
  await promise;
  frame.remove();
  return performance.now() - start;
}

/** In the page: the longest time between two of its ticks. */
function watchHouse() {
  let last = performance.now();
  Object.assign(globalThis, { worstPause: 0 });
  clearInterval(Reflect.get(globalThis, 'houseWatch'));
  const houseWatch = setInterval(() => {
    const pause = performance.now() - last;
    last += pause;
    const worstPause = Math.max(pause, Reflect.get(globalThis, 'worstPause'));
    Object.assign(globalThis, { worstPause });
  }, 10);
  Object.assign(globalThis, { houseWatch });
}

function inMs(value = Number.NaN): string {
  return `${Math.round(value)} ms`;
}
