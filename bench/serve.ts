import { Hono } from 'hono';
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext } from '../apps/server/src/context.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { prepareDatabase } from '../apps/server/src/db/prepare.ts';
import type { Env } from '../apps/server/src/http/env.ts';
import { createLog } from '../apps/server/src/log.ts';
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
const app = new Hono<Env>().get('/bare', (c) => c.json({ id: 1, name: 'Byte' }));
app.route('/', createApp(context, 'no web app'));
const { port } = await listen(app, config);
process.send?.(port);
