import type { Page } from '@playwright/test';
import { logIn as logInOnPage } from '../e2e/log-in.ts';
import { openBrowser } from './browser.ts';
import { planSize, writePlan } from './full-plan.ts';
import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  password,
  removeDataFolder,
  type Server,
  startServer,
} from './server-process.ts';

const rounds = 60;
const warmUps = 10;
const answerBarMs = 15;
const drawBarMs = 100;

/** What a year of a full timetable costs: a week's answer against one that reads nothing, and the page that draws it. */
export async function measurePlanning() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  try {
    await writePlan(folder);
    const base = await measureAnswers(server);
    await measureDrawing(server, base);
  } finally {
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}

/** Prints it, and gives what a bare answer takes. */
async function measureAnswers({ port }: Server): Promise<number> {
  const headers = { cookie: await logIn(port) };
  const read = async (path: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - start;
  };
  const [bare, weeks]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    bare.push(await read('/bare'));
    weeks.push(await read(`/api/schedule?weekOffset=${round % 20}`));
  }
  const base = quantile(bare.slice(warmUps), 0.5);
  const week = quantile(weeks.slice(warmUps), 0.5);
  console.log(
    `A week of ${planSize}: p50 ${week.toFixed(1)} ms, ${timesOf(week, base)} (bar: ${answerBarMs} ms)`,
  );
  return base;
}

function timesOf(ms: number, base: number): string {
  return `${(ms / base).toFixed(0)} times as long as a bare answer`;
}

async function measureDrawing({ port }: Server, base: number) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/login`);
    await logInOnPage(page, 'Byte', password);
    await page.getByText('Willkommen zurück, Byte!').waitFor();
    await page.goto(`http://127.0.0.1:${port}/schedule`);
    await page.locator('[data-item]').first().waitFor();
    const times: number[] = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const isForth = round % 2 === 0;
      times.push(await page.evaluate(goAndSee, isForth ? ['Nächste', 1] : ['Vorherige', 0]));
    }
    const seen = times.slice(warmUps);
    const middle = quantile(seen, 0.5);
    console.log(
      `A week in the page, from the click to the painted frame: p50 ${inMs(middle)}, ${timesOf(middle, base)}, p95 ${inMs(quantile(seen, 0.95))}, ${await countOf(page)} entries in sight (bar: ${drawBarMs} ms)`,
    );
  } finally {
    await browser.close();
  }
}

function countOf(page: Page): Promise<number> {
  return page.locator('[data-item]').count();
}

type Button = { click: () => void };
type Element = { readonly textContent: string };
/** What the page has; the server's types, which this program has too, don't go with all of a page's. */
declare const document: {
  querySelector(selector: `button${string}`): Button | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): { readonly length: number };
};
declare const requestAnimationFrame: (call: () => void) => void;

/** In the page: both weeks have been read, so that only the drawing is measured. */
async function goAndSee([way, offset]: (string | number)[]): Promise<number> {
  const label = offset === 1 ? 'Nächste Woche' : 'Diese Woche';
  const isThere = () =>
    document.querySelector('[aria-live] > b')?.textContent === label &&
    document.querySelectorAll('[data-item]').length > 0;
  const start = performance.now();
  document.querySelector(`button[aria-label="${way} Woche"]`)?.click();
  do await new Promise<void>((resolve) => requestAnimationFrame(resolve));
  while (!isThere());
  // A task that follows a frame runs when that frame is painted.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}
