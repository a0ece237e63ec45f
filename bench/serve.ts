import { Hono } from 'hono';
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext } from '../apps/server/src/context.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import type { App, Env } from '../apps/server/src/http/env.ts';
import { createLog } from '../apps/server/src/log.ts';
import { prepareDatabase } from '../apps/server/src/prepare.ts';
import { listen } from '../apps/server/src/server.ts';

/** The product's own server with one more address: a constant answer without any of our work. */
const config = readConfig(process.env);
const context = createContext({
  version: 'bench',
  config,
  clock: systemClock,
  log: createLog(config),
  database: openDatabase(config),
});
await prepareDatabase(context);
const bare = new Hono<Env>().get('/bare', (c) => c.json({ id: 1, name: 'Byte' }));
const app = createApp(context, 'no web app');
const fetch: App['fetch'] = (request, ...rest) =>
  (request.url.endsWith('/bare') ? bare : app).fetch(request, ...rest);
const { port } = await listen({ fetch }, config);
process.send?.(port);
