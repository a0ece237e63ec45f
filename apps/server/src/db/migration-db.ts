import type { Kysely } from 'kysely';

/** No typed tables: a migration must keep working when the schema of today has moved on. */
export type MigrationDb = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>;
