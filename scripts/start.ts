import { readConfig } from '../apps/server/src/config.ts';
import { buildHouse } from './build-house.ts';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { checkPort } from './check-port.ts';
import { runCommand } from './run-command.ts';

/** All that a start needs; the server itself is started after it, in a process of its own. */
await runCommand(async () => {
  await checkPort(readConfig(process.env));
  await buildHouse();
  await buildWeb();
  await buildServer();
});
