/** What journeys and measurements open pages with, on a page of the product that has no bench. */
export { checkPage } from '../src/features/units/shared/check/check-page.ts';
export { LivePage } from '../src/features/units/shared/page/live-page.ts';
export { openUnseenPage } from '../src/features/units/shared/page/unseen-page.ts';
