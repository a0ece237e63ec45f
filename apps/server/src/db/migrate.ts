import { sql, type Transaction } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';
import type { MigrationDb } from './migration-db.ts';
import * as account from './migrations/0001-account.ts';
import * as chat from './migrations/0002-chat.ts';
import * as lessons from './migrations/0003-lessons.ts';
import * as chatCode from './migrations/0004-chat-code.ts';
import * as codeKept from './migrations/0005-code-kept.ts';
import * as chatPlace from './migrations/0006-chat-place.ts';
import * as units from './migrations/0007-units.ts';
import * as ledger from './migrations/0008-ledger.ts';
import * as activityIndex from './migrations/0009-activity-index.ts';
import * as snippets from './migrations/0010-snippets.ts';
import * as chatPlan from './migrations/0011-chat-plan.ts';
import * as ownPrograms from './migrations/0012-own-programs.ts';
import * as schedule from './migrations/0013-schedule.ts';
import * as projects from './migrations/0014-projects.ts';
import * as profile from './migrations/0015-profile.ts';
import * as maths from './migrations/0016-maths.ts';
import * as katas from './migrations/0017-katas.ts';
import * as assessments from './migrations/0018-assessments.ts';
import * as paths from './migrations/0019-paths.ts';
import * as toldBadges from './migrations/0020-told-badges.ts';
import * as houseLand from './migrations/0021-house-land.ts';
import * as pathMoments from './migrations/0022-path-moments.ts';
import * as quizMoment from './migrations/0023-quiz-moment.ts';
import * as projectCode from './migrations/0024-project-code.ts';
import * as programLanguage from './migrations/0025-program-language.ts';
import type { Schema } from './schema.ts';

type Migration = { readonly name: string; readonly up: (db: MigrationDb) => Promise<void> };

/** Forward only; the order is the order of this list, and a name once released never changes. */
export const migrations: readonly Migration[] = [
  { name: '0001-account', up: account.up },
  { name: '0002-chat', up: chat.up },
  { name: '0003-lessons', up: lessons.up },
  { name: '0004-chat-code', up: chatCode.up },
  { name: '0005-code-kept', up: codeKept.up },
  { name: '0006-chat-place', up: chatPlace.up },
  { name: '0007-units', up: units.up },
  { name: '0008-ledger', up: ledger.up },
  { name: '0009-activity-index', up: activityIndex.up },
  { name: '0010-snippets', up: snippets.up },
  { name: '0011-chat-plan', up: chatPlan.up },
  { name: '0012-own-programs', up: ownPrograms.up },
  { name: '0013-schedule', up: schedule.up },
  { name: '0014-projects', up: projects.up },
  { name: '0015-profile', up: profile.up },
  { name: '0016-maths', up: maths.up },
  { name: '0017-katas', up: katas.up },
  { name: '0018-assessments', up: assessments.up },
  { name: '0019-paths', up: paths.up },
  { name: '0020-told-badges', up: toldBadges.up },
  { name: '0021-house-land', up: houseLand.up },
  { name: '0022-path-moments', up: pathMoments.up },
  { name: '0023-quiz-moment', up: quizMoment.up },
  { name: '0024-project-code', up: projectCode.up },
  { name: '0025-program-language', up: programLanguage.up },
];

export async function migrate({ db, engine }: Database, wanted = migrations): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite's transactions are exclusive from their start; PostgreSQL needs to be asked.
    if (engine === 'postgresql') await sql`select pg_advisory_xact_lock(4201)`.execute(trx);
    const applied = await appliedNames(trx);
    refuseNewer(applied);
    for (const migration of wanted.filter(({ name }) => !applied.has(name))) {
      await apply(trx, migration);
    }
  });
}

async function appliedNames(trx: Transaction<Schema>): Promise<Set<string>> {
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = await trx.selectFrom('migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Nothing may be done to a database that this version doesn't understand. */
export function refuseNewer(applied: Iterable<string>) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (!unknown) return;
  throw new OperatorError(
    `Die Datenbank gehört zu einer neueren Version von HBG (${unknown}): bitte diese Version starten.`,
  );
}

async function apply(trx: Transaction<Schema>, { name, up }: Migration): Promise<void> {
  await up(trx);
  await trx
    .insertInto('migration')
    .values({ name, applied_at: new Date().toISOString() })
    .execute();
}
