import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type {
  CheckOrder,
  PageGoalResult,
} from '../../apps/web/src/features/units/shared/check/check-order.ts';
import { webFolder } from '../../scripts/paths.ts';

export type { CheckOrder, PageGoalResult };

const entry = join(webFolder, 'src/features/units/shared/check/check-page.ts');
/** Pages side by side share a process: one that hangs would take the others with it. */
export const oneByOne = 1;
/** For pages that end. */
const sideBySide = 4;

/** The product's own checking of pages, in its own sandbox, but without its screens. */
export async function openChecker(page: Page) {
  const files = await buildOnce();
  const { headers } = await fetchHead(page);
  await page.route('**/page-check/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/page-check/', '');
    const body = name === '' ? '<!doctype html><title>Prüfstand</title>' : files.get(name);
    await route.fulfill({
      headers: { ...headers, 'content-type': typeOf(name) },
      body: body ?? '',
    });
  });
  await page.goto('/page-check/');
  await page.evaluate(loadChecker, [...files.keys()]);
  // Its worker comes with the first page; from then on nothing has to pass through here.
  await page.evaluate(checkAll, { orders: [firstPage], atOnce: 1 });
  await page.unroute('**/page-check/**');
  return (orders: readonly CheckOrder[], atOnce = sideBySide): Promise<PageGoalResult[][]> =>
    page.evaluate(checkAll, { orders, atOnce });
}

const firstPage: CheckOrder = {
  files: {},
  check: "function goal_1(page) { page.find('body'); }",
  goals: 1,
};

/** What every page of the house brings: its policy and its isolation. */
async function fetchHead(page: Page) {
  const answer = await page.request.get('/');
  const { 'content-length': _, 'content-encoding': __, ...headers } = answer.headers();
  return { headers };
}

let built: Promise<ReadonlyMap<string, string>> | null = null;

function buildOnce() {
  built ??= buildChecker();
  return built;
}

async function buildChecker(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'error',
    base: '/page-check/',
    build: {
      write: false,
      rolldownOptions: {
        input: { 'check-page': entry },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((output) => [output.fileName, textOf(output)]));
}

function textOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return output.type === 'chunk' ? output.code : String(output.source);
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript';
  return name.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
}

/** In the page. */
async function loadChecker(names: readonly string[]) {
  for (const name of names.filter((one) => one.endsWith('.css'))) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `/page-check/${name}` });
    document.head.append(link);
  }
  const address = '/page-check/check-page.js';
  Object.assign(globalThis, { checker: await import(address) });
}

type Batch = { readonly orders: readonly CheckOrder[]; readonly atOnce: number };

/** In the page. */
async function checkAll({ orders, atOnce }: Batch): Promise<PageGoalResult[][]> {
  const { checkPage } = Reflect.get(globalThis, 'checker');
  const results: PageGoalResult[][] = [];
  // An open frame keeps the process for the next ones, as the preview does on a bench.
  const keeper = document.createElement('iframe');
  Object.assign(keeper, { src: '/sandbox', sandbox: 'allow-scripts allow-forms' });
  if (atOnce > 1) document.body.append(keeper);
  let next = 0;
  const work = async () => {
    while (next < orders.length) {
      const at = next;
      next += 1;
      results[at] = await checkPage(orders[at]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
