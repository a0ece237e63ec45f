import { createInterface } from 'node:readline';
import { eraseChats, readAllChats, type Which } from '../apps/server/src/ai/chat-store.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { type Database, openDatabase, refuseWithoutData } from '../apps/server/src/db/database.ts';
import { forgetErased } from '../apps/server/src/db/forget-erased.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { isLearner } from '../apps/server/src/features/account/store.ts';
import { loadCourses } from '../packages/content/src/load-courses.ts';
import { messages, overviewLines, talkLines } from './chat-lines.ts';
import { readChatRequest, unfit } from './chat-request.ts';
import { runCommand } from './run-command.ts';

/** For the parents: what was said to the AI, and a way to erase it. */
await runCommand(async () => {
  const { action, which, flag } = readChatRequest(process.argv.slice(2));
  const config = readConfig(process.env);
  refuseWithoutData(config);
  const database = openDatabase(config);
  await migrate(database);
  await refuseUnknown(database, which);
  if (action === 'erase') await erase(database, which, flag);
  else await show(database, which, action === 'overview' ? 'overview' : { isFull: flag });
  await database.db.destroy();
});

async function show({ db }: Database, which: Which, form: 'overview' | Form) {
  const rows = await readAllChats(db, which);
  const learners = await db.selectFrom('learner').selectAll().orderBy('id').execute();
  const names = new Map(learners.map(({ id, name }) => [id, name]));
  const lines =
    form === 'overview'
      ? overviewLines(rows, names)
      : talkLines(rows, names, { ...form, orders: ordersOf() });
  console.log(lines.join('\n'));
}

async function refuseUnknown({ db }: Database, { learner }: Which) {
  if (learner !== null && !(await isLearner(db, learner))) throw unfit(String(learner));
}

type Form = { readonly isFull: boolean };

function ordersOf() {
  const chapters = loadCourses().flatMap((course) => course.chapters);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return new Map(lessons.map(({ id, order }) => [id, order]));
}

async function erase(database: Database, which: Which, isSure: boolean) {
  const { length: count } = await readAllChats(database.db, which);
  const what = `${count} ${messages(count)}`;
  const question = `Das löscht ${what}. Wirklich löschen? (ja) `;
  if (count > 0 && !isSure && !(await isConfirmed(question))) {
    console.log('Nichts gelöscht.');
    return;
  }
  await eraseChats(database.db, which);
  // Also when there was nothing: an earlier try may have left it in the files.
  await forgetErased(database);
  console.log(
    count > 0
      ? `Gelöscht: ${what}. In Sicherungen von früher steht es noch.`
      : 'Da gibt es nichts zu löschen.',
  );
}

async function isConfirmed(question: string): Promise<boolean> {
  process.stdout.write(question);
  for await (const line of createInterface({ input: process.stdin })) return line.trim() === 'ja';
  return false;
}
