import { readConfig } from '../apps/server/src/config.ts';
import { writeBackup } from '../apps/server/src/db/backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const path = await writeBackup(readConfig(process.env), new Date());
  console.log(`Gesichert: ${path}`);
});
