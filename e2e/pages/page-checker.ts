import type { Page } from '@playwright/test';
import type {
  CheckOrder,
  PageGoalResult,
} from '../../apps/web/src/features/units/shared/check/check-order.ts';
import { openLoggedIn } from '../log-in.ts';
import { openKitAt } from './page-kit.ts';

export type { CheckOrder, PageGoalResult };

/** Pages side by side share a process: one that hangs would take the others with it. */
export const oneByOne = 1;
/** For pages that end. */
const sideBySide = 4;

/** The product's own checking of pages, in its own sandbox, but without its screens. */
export async function openChecker(page: Page) {
  await openLoggedIn(page);
  return openCheckerAt(page);
}

/** The same on the page that is open. */
export async function openCheckerAt(page: Page) {
  await openKitAt(page);
  // Its worker comes with the first page; from then on nothing has to pass through here.
  await page.evaluate(checkAll, { orders: [firstPage], atOnce: oneByOne });
  await page.unroute('**/assets/*');
  return (orders: readonly CheckOrder[], atOnce = sideBySide): Promise<PageGoalResult[][]> =>
    page.evaluate(checkAll, { orders, atOnce });
}

const firstPage: CheckOrder = {
  files: {},
  check: "function goal_1(page) { page.find('body'); }",
  goals: 1,
};

type Batch = { readonly orders: readonly CheckOrder[]; readonly atOnce: number };

/** In the page. */
async function checkAll({ orders, atOnce }: Batch): Promise<PageGoalResult[][]> {
  const { checkPage } = Reflect.get(globalThis, 'pageKit');
  const results: PageGoalResult[][] = [];
  // An open frame keeps the process for the next ones, as the preview does on a bench.
  const keeper = document.createElement('iframe');
  Object.assign(keeper, { src: '/sandbox', sandbox: 'allow-scripts allow-forms', inert: true });
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
  keeper.remove();
  return results;
}
