import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import type {
  PageMessage,
  PageRequest,
  PageSetting,
} from '../../apps/web/src/features/units/shared/page/messages.ts';
import { openLoggedIn } from '../log-in.ts';
import { builtKit } from './built-kit.ts';

export type Shown = Pick<PageSetting, 'files' | 'data' | 'extraScript'>;

/** How long a page is heard: to such a message, such an error or its end, and a moment more. */
type Wait = { readonly until: string; readonly orError: string; readonly moreMs: number };

/** Pages that nobody sees: each is opened and heard to the end. */
export async function openPageKit(page: Page) {
  await loadOn(page);
  return hearPages(page);
}

function hearPages(page: Page) {
  return (shown: Shown, wait: Wait): Promise<PageMessage[]> =>
    page.evaluate(hearPage, { shown, wait });
}

/** A page in view beside a field for code, as on a bench. */
export async function openLivePage(page: Page, data: Shown['files'] = {}) {
  await loadOn(page);
  return livePage(page, data);
}

export async function livePage(page: Page, data: Shown['files'] = {}) {
  await page.evaluate(startLivePage, data);
  return {
    code: page.getByLabel('Code'),
    shown: page.frameLocator('iframe[title="Deine Seite"]:not([inert])'),
    change: (files: Shown['files']) => page.evaluate(changePage, files),
    hear: hearPages(page),
    heard: (): Promise<PageMessage[]> => page.evaluate(() => Reflect.get(globalThis, 'heard')),
  };
}

async function loadOn(page: Page) {
  await openLoggedIn(page);
  await openKitAt(page);
}

/** The house's own way to show pages, built as for the product, on the page of the product that is open. */
export async function openKitAt(page: Page) {
  const files = await builtKit();
  await page.route('**/assets/*', (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const body = files.get(name);
    return body === undefined
      ? route.fallback()
      : route.fulfill({ body, headers: headersOf(name) });
  });
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  await page.evaluate(loadKit, styles);
}

function headersOf(name: string): Record<string, string> {
  return {
    'content-type': name.endsWith('.css') ? 'text/css' : 'text/javascript',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** In the page. */
async function loadKit(styles: string[]) {
  const address = '/assets/page-kit.js';
  Object.assign(globalThis, { pageKit: await import(address) });
  for (const name of styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/assets/${name}`;
    document.head.append(link);
  }
}

/** In the page. */
async function hearPage({ shown, wait }: { shown: Shown; wait: Wait }): Promise<PageMessage[]> {
  const heard: PageMessage[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const error = new RegExp(wait.orError);
  const onMessage = (message: PageMessage) => {
    heard.push(message);
    const isError = message.kind === 'error' && error.test(message.message);
    if (isError || message.kind === 'stopped' || message.kind === wait.until) resolve();
  };
  const frame = await Reflect.get(globalThis, 'pageKit').openUnseenPage({ ...shown, onMessage });
  await promise;
  await new Promise((done) => setTimeout(done, wait.moreMs));
  frame.remove();
  return heard;
}

/** In the page. */
function startLivePage(data: Shown['files']) {
  const bench = document.createElement('div');
  bench.innerHTML = '<textarea aria-label="Code"></textarea><div></div>';
  const place = bench.lastElementChild;
  if (!(place instanceof HTMLElement)) throw new Error('The page has no place.');
  bench.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: white';
  place.style.cssText = 'position: relative; height: 400px';
  document.body.append(bench);
  const { LivePage } = Reflect.get(globalThis, 'pageKit');
  const heard: PageMessage[] = [];
  const stored = { all: {} };
  const storage = {
    read: () => stored.all,
    write: (all: Record<string, string>) => void (stored.all = all),
  };
  const answer = ({ method, address, body }: PageRequest) =>
    address === '/api/echo' ? { status: 201, type: 'text/plain', body: `${method} ${body}` } : null;
  const onMessage = (message: PageMessage) => void heard.push(message);
  const live = new LivePage(place, { data, storage, answer, onMessage });
  Object.assign(globalThis, { live, heard });
}

/** In the page. */
function changePage(files: Shown['files']) {
  Reflect.get(globalThis, 'live').change(files);
}
