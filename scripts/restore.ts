import { readConfig } from '../apps/server/src/config.ts';
import { restoreBackup } from '../apps/server/src/db/backup.ts';
import { OperatorError } from '../apps/server/src/operator-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const file = process.argv[2];
  if (!file)
    throw new OperatorError(
      'Welche Sicherung? Zum Beispiel: npm run restore data/backups/….sqlite',
    );
  const before = await restoreBackup(readConfig(process.env), file, new Date());
  console.log(`Zurückgeholt: ${file}`);
  if (before) console.log(`Der Stand davor liegt in ${before}`);
});
