import { buildWeb } from './build-web.ts';

await buildWeb();
await import('../apps/server/src/main.ts');
