import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

type Query<Row> = { compile(): CompiledQuery<Row> };

/**
 * A query built and compiled once for each database, for the few that stand before every call.
 * `build` gets any values; the parameters take their places in the order they have in the SQL.
 */
export function compiledOnce<Row>(build: (db: Db) => Query<Row>) {
  const known = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db: Db, parameters: readonly string[]): Promise<readonly Row[]> => {
    let compiled = known.get(db);
    if (!compiled) known.set(db, (compiled = build(db).compile()));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
