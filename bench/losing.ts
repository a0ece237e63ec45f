import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createRandom } from '../apps/server/test/random.ts';
import { logIn } from '../e2e/log-in.ts';
import { killBrowser, type OwnBrowser, openOwnBrowser } from './own-browser.ts';
import { inMs } from './quantiles.ts';
import {
  endServer,
  makeDataFolder,
  password,
  removeDataFolder,
  type Server,
  startServer,
} from './server-process.ts';

const kills = 50;
const offlineKills = 10;
/** Chromium writes local storage to the disk later than that. */
const untilKillMs = 2_000;
const toleratedMs = 2_000;
const patienceMs = 180_000;
const lesson = 3;
const unit = `lektion/${lesson}`;
const kinds = ['tab', 'browser', 'network', 'server'] as const;
const { below, pick } = createRandom(20);

type Bench = {
  readonly folder: string;
  readonly profile: string;
  server: Server;
  browser: OwnBrowser;
  page: Page;
};
type Kind = (typeof kinds)[number];
/** How old the oldest lost keystroke is: 0 when nothing is lost. */
type Loss = { readonly kind: Kind; readonly ms: number };
/** How long the text was, and when. */
type Moment = { readonly at: number; readonly length: number };

/** Tab, browser, network or server go away while somebody types: what is lost of what was typed? */
export async function measureLosing() {
  const bench = await openBench();
  const lost: Loss[] = [];
  for (let kill = 0; kill < kills; kill += 1) lost.push(await killOnce(bench, kill));
  await closeBench(bench);
  const worst = worstOf(lost);
  console.log(
    `${kills} kills while typing: at most the last ${inMs(worst)} were lost (bar: ${inMs(toleratedMs)})`,
  );
  for (const kind of kinds) {
    const ofKind = lost.filter((loss) => loss.kind === kind);
    console.log(`  ${kind}: ${ofKind.length} times, at most ${inMs(worstOf(ofKind))}`);
  }
  if (worst > toleratedMs) process.exitCode = 1;
}

/** Without the network, and the browser is killed before Chromium has written local storage to the disk. */
export async function measureLosingOffline() {
  const bench = await openBench();
  const lost: number[] = [];
  for (let kill = 0; kill < offlineKills; kill += 1) lost.push(await killOffline(bench, kill));
  await closeBench(bench);
  const losses = lost.filter((ms) => ms > 0);
  console.log(
    `typed offline, browser killed after ${inMs(untilKillMs)}: ${offlineKills} times, ${losses.length} with a loss, the oldest of ${inMs(Math.max(0, ...lost))} (bar: 0)`,
  );
  if (losses.length > 0) process.exitCode = 1;
}

async function openBench(): Promise<Bench> {
  const folder = makeDataFolder();
  const profile = mkdtempSync(join(tmpdir(), 'hbg-bench-profile-'));
  const server = await startServer(folder);
  const browser = await openOwnBrowser(profile);
  const page = await openLesson(browser, server);
  return { folder, profile, server, browser, page };
}

async function closeBench({ browser, server, folder, profile }: Bench) {
  await killBrowser(browser);
  await endServer(server, 'SIGTERM');
  removeDataFolder(folder);
  rmSync(profile, { recursive: true });
}

async function openLesson({ context }: OwnBrowser, { port }: Server): Promise<Page> {
  const page = await context.newPage();
  // A busy machine takes its time; what is measured is what is lost.
  page.setDefaultTimeout(patienceMs);
  page.setDefaultNavigationTimeout(patienceMs);
  const address = `http://127.0.0.1:${port}`;
  await page.goto(`${address}/learn/1/${lesson}`);
  await page.waitForLoadState('networkidle');
  if ((await page.locator('.cm-content').count()) === 0) {
    await page.goto(`${address}/login`);
    await logIn(page, 'Byte', password);
    await page.getByText('Willkommen zurück, Byte!').waitFor();
    await page.goto(`${address}/learn/1/${lesson}`);
  }
  await page.locator('.cm-content').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function killOnce(bench: Bench, kill: number): Promise<Loss> {
  const kind = pick(kinds);
  const line = `\n# ${kill} ${kind} `;
  await bench.page.locator('.cm-content').click();
  await bench.page.keyboard.press('Control+End');
  await bench.page.keyboard.insertText(line);
  const before = await textIn(bench.page);
  const moments = await typeFor(bench.page, 800 + below(3_500));
  const killedAt = performance.now();
  const cookies = await bench.browser.context.cookies();
  await killNow(bench, kind);
  const texts = isReachable(kind) ? [await textOnServer(bench.server, cookies)] : [];
  bench.page = await openLesson(bench.browser, bench.server);
  texts.push(await textIn(bench.page));
  const ms = Math.max(...texts.map((text) => ageOfLost(moments, text, before, killedAt)));
  return { kind, ms };
}

/** Neither the server nor the disk of local storage has heard of it; the answer is the age of the oldest loss. */
async function killOffline(bench: Bench, kill: number): Promise<number> {
  const { page, browser } = bench;
  await browser.context.setOffline(true);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  const before = await textIn(page);
  await page.keyboard.insertText(`\n# ${kill} offline `);
  const moments = await typeFor(page, 800);
  const typed = await textIn(page);
  await wait(untilKillMs);
  const killedAt = performance.now();
  await killNow(bench, 'browser');
  bench.page = await openLesson(bench.browser, bench.server);
  const text = await textIn(bench.page);
  return text === typed ? 0 : Math.max(1, ageOfLost(moments, text, before, killedAt));
}

function worstOf(losses: readonly Loss[]): number {
  return Math.max(0, ...losses.map(({ ms }) => ms));
}

/** Then the server must have it before the lesson is opened again. */
function isReachable(kind: Kind): boolean {
  return kind === 'tab' || kind === 'browser';
}

function ageOfLost(moments: readonly Moment[], text: string, before: string, killedAt: number) {
  const length = text.startsWith(before) ? text.length - before.length : 0;
  const firstLost = moments.find((moment) => moment.length > length);
  return firstLost ? killedAt - firstLost.at : 0;
}

async function typeFor(page: Page, ms: number): Promise<Moment[]> {
  const moments: Moment[] = [];
  const end = performance.now() + ms;
  for (let length = 1; performance.now() < end; length += 1) {
    moments.push({ at: performance.now(), length });
    await page.keyboard.type(pick(['a', 'e', 'n', 'r', ' ', 's']));
    await wait(below(120));
  }
  return moments;
}

async function killNow(bench: Bench, kind: Kind) {
  const { page, browser, server } = bench;
  if (kind === 'tab') {
    await page.goto('chrome://crash').catch(() => {
      // That is what it is for.
    });
    await page.close();
  } else if (kind === 'browser') {
    await killBrowser(browser);
    bench.browser = await openOwnBrowser(bench.profile);
  } else if (kind === 'server') {
    await endServer(server, 'SIGKILL');
    await wait(below(3_000));
    bench.server = await startServer(bench.folder, server.port);
    await page.close();
  } else {
    await browser.context.setOffline(true);
    await wait(below(3_000));
    await page.close();
    await browser.context.setOffline(false);
  }
}

type Cookie = { readonly name: string; readonly value: string };

async function textOnServer({ port }: Server, cookies: readonly Cookie[]): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(
    `http://127.0.0.1:${port}/api/drafts?unit=${encodeURIComponent(unit)}`,
    { headers: { cookie } },
  );
  const draft: unknown = await response.json();
  return typeof draft === 'object' && draft !== null && 'code' in draft ? String(draft.code) : '';
}

/** What the lesson's page goes by; an editor shows only the lines that are in view. */
function textIn(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', `code/1/${unit}`);
}

/** What the page has, and this program hasn't. */
declare const localStorage: { getItem(key: string): string | null };
