import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

const busyTimeoutMs = 10_000;
/** Lists of many lengths make many texts, and a prepared one holds about 130 KB. */
const keptStatements = 200;

export function openSqlite(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path, { timeout: busyTimeoutMs });
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  sqlite.exec('pragma secure_delete = on');
  return sqlite;
}

export function sqliteDialect(sqlite: DatabaseSync): SqliteDialect {
  const statements = new Map<string, Statement>();
  return new SqliteDialect({
    database: {
      close: () => sqlite.close(),
      prepare(sql) {
        const statement = statements.get(sql) ?? new Statement(sqlite, sql);
        // The last used ones stand at the end; the first goes when there are too many.
        statements.delete(sql);
        statements.set(sql, statement);
        if (statements.size > keptStatements)
          statements.delete(statements.keys().next().value ?? '');
        return statement;
      },
    },
  });
}

class Statement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(sqlite: DatabaseSync, sql: string) {
    // A deferred transaction that reads first and writes later fails at once, without the busy
    // timeout, when another process wrote in between.
    this.#statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql);
    this.reader = this.#statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]) {
    return this.#statement.all(...parameters.map(toSqlValue));
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(toSqlValue));
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...parameters.map(toSqlValue));
  }
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite stores text, numbers and null, not ${typeof value}`);
}
