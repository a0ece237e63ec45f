import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { prepareFamilyPassword } from './features/account/family-password.ts';
import { saveLearners } from './features/account/store.ts';
import { raiseWorth } from './features/achievements/store.ts';

/** Brings the database to what this version needs; the answer is a freshly made family password. */
export async function prepareDatabase(context: Context): Promise<string | null> {
  const { config, content, database } = context;
  await migrate(database);
  await saveLearners(database.db, [
    { id: 1, name: config.LEARNER_1_NAME },
    { id: 2, name: config.LEARNER_2_NAME },
  ]);
  await raiseWorth(database.db, content.units.values());
  return prepareFamilyPassword(context);
}
