import { setTimeout as wait } from 'node:timers/promises';
import { loadConcepts } from '@hbg/content/load-concepts';
import type { Page } from '@playwright/test';
import { logIn } from '../e2e/log-in.ts';
import { openBrowser } from './browser.ts';
import { librarySize, libraryWords, writeLibrary } from './full-library.ts';
import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  makeDataFolder,
  password,
  removeDataFolder,
  startServer,
} from './server-process.ts';

const rounds = 60;
const warmUps = 10;
const frameMs = 1_000 / 60;
const searchBarMs = 100;
/** A child looks at what came for longer than this. */
const calmMs = 150;

/** A full library that is filtered, and the search: from Enter to the painted frame, each against a frame with one new word. */
export async function measureLibrary() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  const browser = await openBrowser();
  try {
    await writeLibrary(folder);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = `http://127.0.0.1:${server.port}`;
    await page.goto(`${address}/login`);
    await logIn(page, 'Byte', password);
    await page.getByText('Willkommen zurück, Byte!').waitFor();
    await page.goto(`${address}/code-library`);
    await page.getByRole('article').first().waitFor();
    report(`Filter of ${librarySize} snippets`, await measureFilter(page), 'one frame more');
    await page.goto(`${address}/search`);
    report('Search', await measureSearch(page), `p95 ${inMs(searchBarMs)}`);
  } finally {
    await browser.close();
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}

type Times = { readonly bare: readonly number[]; readonly seen: readonly number[] };

function measureFilter(page: Page): Promise<Times> {
  return measureAsking(page, wordOf, () => 'main output');
}

function wordOf(round: number): string {
  return libraryWords[round % libraryWords.length] ?? '';
}

/** Each topic once: what was found before comes from memory. */
function measureSearch(page: Page): Promise<Times> {
  const topics = loadConcepts().map(({ title }) => title);
  return measureAsking(page, (round) => topics[round] ?? '', resultFor);
}

function resultFor(text: string): string {
  return `section[aria-label="Ergebnisse zu „${text}“"] article`;
}

async function measureAsking(
  page: Page,
  textOf: (round: number) => string,
  placeOf: (text: string) => string,
): Promise<Times> {
  const [bare, seen]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await wait(calmMs);
    bare.push(await page.evaluate(paintWord, round));
    const text = textOf(round);
    seen.push(await page.evaluate(enterAndSee, { text, place: placeOf(text) }));
  }
  return { bare: bare.slice(warmUps), seen: seen.slice(warmUps) };
}

function report(what: string, { bare, seen }: Times, bar: string) {
  const [frame, p50, p95] = [quantile(bare, 0.5), quantile(seen, 0.5), quantile(seen, 0.95)];
  const frames = ((p50 - frame) / frameMs).toFixed(1);
  console.log(`${what}, from Enter to the painted frame: p50 ${inMs(p50)}, p95 ${inMs(p95)}`);
  console.log(
    `a frame with one new word: ${inMs(frame)}; ratio ${(p50 / frame).toFixed(1)}, ${frames} frames more (bar: ${bar})`,
  );
}

type Element = { textContent: string; readonly form?: { requestSubmit(): void } | null } & {
  dispatchEvent(event: unknown): boolean;
};
type Init = { key?: string; bubbles: boolean; cancelable?: boolean };
/** What the page has; the server's types, which this program has too, don't go with all of a page's. */
declare const document: {
  querySelector(selector: string): Element | null;
  createElement(name: string): Element;
  body: { append(element: Element): void };
};
declare const requestAnimationFrame: (call: () => void) => void;
declare const HTMLInputElement: { readonly prototype: object };
declare const InputEvent: new (kind: string, init: Init) => unknown;
declare const KeyboardEvent: new (kind: string, init: Init) => unknown;

/** In the page: what any answer costs before it is to be seen. */
async function paintWord(round: number): Promise<number> {
  const start = performance.now();
  const word = document.querySelector('#bare') ?? document.createElement('p');
  word.textContent = `Wort ${round}`;
  Object.assign(word, { id: 'bare' });
  document.body.append(word);
  await new Promise<void>((resolve) => requestAnimationFrame(resolve));
  // A task that follows a frame runs when that frame is painted.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

type Asked = { readonly text: string; readonly place: string };

/** In the page: types and presses Enter in its search, until another text is painted there. */
async function enterAndSee({ text, place }: Asked): Promise<number> {
  const now = () => document.querySelector(place)?.textContent ?? null;
  const before = now();
  const field = document.querySelector('main input[type=search]');
  // The page watches what is set on the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const start = performance.now();
  // What a script presses submits no form.
  if (field?.form) field.form.requestSubmit();
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  if (!field?.form) field?.dispatchEvent(new KeyboardEvent('keydown', enter));
  do await new Promise<void>((resolve) => requestAnimationFrame(resolve));
  while (now() === null || now() === before);
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}
