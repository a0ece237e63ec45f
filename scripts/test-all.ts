import { root } from './paths.ts';

/** All that `npm test` proves, with every row of the long tables and every journey. */
process.env['TEST_ALL'] = '1';
await import(`${root}/scripts/test.ts`);
