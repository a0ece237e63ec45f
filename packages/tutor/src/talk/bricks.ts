import { openTable } from './answer-table.ts';
import { isForBrowser } from './best-plan.ts';
import { isFormWished } from './suggest-plan.ts';
import { sayOfPlan } from './tell-plan.ts';

const ofProgram = openTable('bricks', []);
const ofPage = openTable('page-bricks', []);

const mostTold = 3;

/** The parts of what is wished for and has no plan, the general ones first; empty where none is heard. */
export function bricksFor(message: string): string {
  const isPage = isForBrowser(message) || isFormWished('a page to build', message);
  const table = isPage ? ofPage : ofProgram;
  const told = table.rowsIn(message).slice(0, mostTold).toReversed().map(table.sayRow);
  if (told.length === 0) return '';
  return sayOfPlan(told.length > 1 ? 'its bricks' : 'its brick', 0, {
    bricks: told.join('\n\n'),
  });
}
