/** What journeys and measurements open pages with, on a page of the product that has no bench. */
export { LivePage } from '../src/features/units/shared/page/live-page.ts';
export { openUnseenPage } from '../src/features/units/shared/page/unseen-page.ts';
