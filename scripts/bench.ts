import { buildHouse } from './build-house.ts';
import { buildWeb } from './build-web.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildHouse();
  await buildWeb();
  await import('../bench/main.ts');
});
