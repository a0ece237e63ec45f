import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { familyPassword, readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { setPassword } from '../apps/server/src/features/account/family-password.ts';
import { makePassphrase } from '../apps/server/src/features/account/passphrase.ts';
import { OperatorError } from '../apps/server/src/operator-error.ts';
import { runCommand } from './run-command.ts';

const question = 'Neues Familienpasswort (leer: HBG denkt sich eins aus): ';

await runCommand(async () => {
  const config = readConfig(process.env);
  const typed = process.stdin.isTTY ? await ask() : (await text(process.stdin)).trim();
  const password = typed || makePassphrase();
  const { error } = familyPassword.safeParse(password);
  if (error) throw new OperatorError(`Dieses Passwort geht nicht: ${error.issues[0]?.message}.`);
  const database = openDatabase(config);
  await migrate(database);
  await setPassword(database.db, password, new Date().toISOString());
  await database.db.destroy();
  console.log(
    typed ? 'Das neue Familienpasswort gilt ab jetzt.' : `Das neue Familienpasswort: ${password}`,
  );
  console.log('Alle müssen sich einmal neu anmelden.');
  if (config.FAMILY_PASSWORD)
    console.log('Achtung: FAMILY_PASSWORD ist gesetzt und gilt beim nächsten Start wieder.');
});

/** Reads a line without showing what is typed. */
async function ask(): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const line = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return line.trim();
}
