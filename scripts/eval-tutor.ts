import { buildHouse } from './build-house.ts';

await buildHouse();
process.env['TEST_ALL'] = '1';
await import('../packages/tutor/eval/main.ts');
const { evaluateModel } = await import('../apps/server/eval/main.ts');
await evaluateModel();
