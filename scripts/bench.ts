import { buildWeb } from './build-web.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildWeb();
  await import('../bench/main.ts');
});
