import { sql } from 'kysely';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './database.ts';

/**
 * Conversations that were deleted leave the files as well. Overwriting alone doesn't do it: the log
 * beside SQLite's file still holds them, and so does what older versions have left in the file.
 */
export async function forgetErased({ db, engine }: Database): Promise<void> {
  if (engine === 'postgresql') {
    await sql`vacuum full chat_message`.execute(db);
    return;
  }
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy) throw new OperatorError(stillRead);
}

const stillRead =
  'Gelöscht ist es, nur in den Dateien steht es noch, weil gerade jemand liest: bitte noch einmal.';
