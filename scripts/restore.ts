import { readConfig } from '../apps/server/src/config.ts';
import { prepareRestore } from '../apps/server/src/db/backup.ts';
import { OperatorError } from '../apps/server/src/operator-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const file = process.argv[2];
  if (!file)
    throw new OperatorError(
      'Welche Sicherung? Zum Beispiel: npm run restore data/backups/….sqlite',
    );
  const { before, finish } = await prepareRestore(readConfig(process.env), file, new Date());
  if (before) console.log(`Der Stand davor liegt in ${before}`);
  await finish();
  console.log(`Zurückgeholt: ${file}`);
  console.log('Es gilt wieder das Familienpasswort von damals. Alle müssen sich neu anmelden.');
});
