import { Hono } from 'hono';
import { openModel } from '../apps/server/src/ai/open-model.ts';
import { warmUp } from '../apps/server/src/ai/warm-up.ts';
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { loadContent } from '../apps/server/src/content.ts';
import { createContext } from '../apps/server/src/context.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { openSandbox } from '../apps/server/src/features/execution/open-sandbox.ts';
import type { App, Env } from '../apps/server/src/http/env.ts';
import { createLog } from '../apps/server/src/log.ts';
import { prepareDatabase } from '../apps/server/src/prepare.ts';
import { listen } from '../apps/server/src/server.ts';
import { builtHouse, builtWeb, pythonEngine } from '../scripts/paths.ts';

/** The product's own server with one more address: a constant answer without any of our work. */
const config = readConfig(process.env);
const log = createLog(config);
const context = createContext({
  version: 'bench',
  config,
  clock: systemClock,
  log,
  database: openDatabase(config),
  sandbox: openSandbox(pythonEngine, log),
  content: loadContent(builtHouse),
  model: await openModel(config, systemClock, log),
});
await prepareDatabase(context);
const bare = new Hono<Env>().get('/bare', (c) => c.json({ id: 1, name: 'Byte' }));
const app = createApp(context, { web: builtWeb, pythonEngine });
const fetch: App['fetch'] = (request, ...rest) =>
  (request.url.endsWith('/bare') ? bare : app).fetch(request, ...rest);
const { port } = await listen({ fetch }, config);
process.send?.(port);
await warmUp(context.content.knowledge);
