import { chatLines } from '../apps/server/src/ai/chat-lines.ts';
import { eraseChats, readAllChats } from '../apps/server/src/ai/chat-store.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { OperatorError } from '../apps/server/src/operator-error.ts';
import { runCommand } from './run-command.ts';

/** For the parents: what was said to the AI, and a way to erase it. */
await runCommand(async () => {
  const [action = 'show', who] = process.argv.slice(2);
  if (action !== 'show' && action !== 'erase') {
    throw new OperatorError(
      'npm run chats -- show [1|2] zeigt die Gespräche, npm run chats -- erase [1|2] löscht sie.',
    );
  }
  const learner = who === undefined ? null : learnerOf(who);
  const config = readConfig(process.env);
  const database = openDatabase(config);
  await migrate(database);
  if (action === 'erase') {
    const count = await eraseChats(database.db, learner);
    console.log(`Gelöscht: ${count} ${count === 1 ? 'Nachricht' : 'Nachrichten'}.`);
  } else {
    const names = { 1: config.LEARNER_1_NAME, 2: config.LEARNER_2_NAME };
    for (const line of chatLines(await readAllChats(database.db, learner), names))
      console.log(line);
  }
  await database.db.destroy();
});

function learnerOf(who: string) {
  if (who === '1') return 1;
  if (who === '2') return 2;
  throw new OperatorError('Wessen Gespräche? 1 oder 2, oder ohne Zahl alle.');
}
