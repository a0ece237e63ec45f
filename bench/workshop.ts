import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../e2e/log-in.ts';
import { openBrowser } from './browser.ts';
import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  makeDataFolder,
  password,
  removeDataFolder,
  startServer,
} from './server-process.ts';

const runs = 40;
const stops = 10;
/** A child looks at the output for longer than this. */
const calmMs = 300;

/** In workshop and lesson: from the click on Run to the painted output, and from the click on Stop to the next Run. */
export async function measureWorkshop() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const address = `http://127.0.0.1:${server.port}`;
    await logInAt(page, address);
    await openWorkshop(page, address);
    await measureRuns(page, 'workshop');
    await measureStops(page);
    await openLesson(page, address);
    await measureRuns(page, 'lesson');
  } finally {
    await browser.close();
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}

async function logInAt(page: Page, address: string) {
  await page.goto(`${address}/login`);
  await logIn(page, 'Byte', password);
  await page.getByText('Willkommen zurück, Byte!').waitFor();
}

async function openWorkshop(page: Page, address: string) {
  await page.goto(`${address}/workshop`);
  await page.getByRole('button', { name: 'Neues Programm' }).click();
  await untilPythonAndSpareAreLoaded(page);
}

/** Where a run also looks at goals and keeps what ran. */
async function openLesson(page: Page, address: string) {
  await page.goto(`${address}/learn/1/3`);
  await untilPythonAndSpareAreLoaded(page);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // It opens with the first completion, and never again before the last goal.
  await page.getByRole('button', { name: 'Review Lesson' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function untilPythonAndSpareAreLoaded(page: Page) {
  await page.locator('[data-engine=ready]').waitFor();
  await page.locator('.cm-content').waitFor();
  await wait(4_000);
}

async function measureRuns(page: Page, place: string) {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    await page.getByLabel('Dein Code in main.py', { exact: true }).fill(`print("Lauf ${index}.")`);
    await wait(calmMs);
    times.push(await page.evaluate(clickAndSee, { button: 'Run', text: `Lauf ${index}.` }));
  }
  console.log(
    `Run to painted output in the ${place}: p50 ${inMs(quantile(times, 0.5))}, p95 ${inMs(quantile(times, 0.95))} (bar: 50 ms)`,
  );
}

async function measureStops(page: Page) {
  const times: number[] = [];
  await page.getByLabel('Dein Code in main.py', { exact: true }).fill('while True: pass');
  for (let index = 0; index < stops; index += 1) {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await wait(calmMs);
    times.push(await page.evaluate(clickAndSee, { button: 'Stop', text: null }));
  }
  console.log(
    `Stop of an endless loop: p50 ${inMs(quantile(times, 0.5))}, largest ${inMs(Math.max(...times))} (bar: 500 ms)`,
  );
}

type Click = { readonly button: string; readonly text: string | null };

type Element = { readonly textContent: string };
type Button = Element & { readonly disabled: boolean; readonly click: () => void };
/** What the page has; the server's types, which this program has too, don't go with all of a page's. */
declare const document: {
  querySelectorAll(selector: 'button'): Iterable<Button>;
  querySelector(selector: string): Element | null;
};
declare const requestAnimationFrame: (call: () => void) => void;

/** In the page: until the frame with this text, or with a button Run that works, is painted. */
async function clickAndSee({ button, text }: Click): Promise<number> {
  const find = (name: string) =>
    [...document.querySelectorAll('button')].find(
      ({ textContent, disabled }) => textContent.trim() === name && !disabled,
    );
  const output = document.querySelector('figure[aria-label=Ausgabe]');
  const isThere = () => (text ? output?.textContent.includes(text) : find('Run') !== undefined);
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const start = performance.now();
  find(button)?.click();
  do await nextFrame();
  while (!isThere());
  // A task that follows a frame runs when that frame is painted.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}
