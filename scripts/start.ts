import { readConfig } from '../apps/server/src/config.ts';
import { buildHouse } from './build-house.ts';
import { buildWeb } from './build-web.ts';
import { checkPort } from './check-port.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await checkPort(readConfig(process.env));
  await buildHouse();
  await buildWeb();
  await import('../apps/server/src/main.ts');
});
