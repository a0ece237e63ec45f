import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Written in the background: one write to the disk for each request would slow all of them. */
export function createLog(
  { LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>,
  to: DestinationStream = destination({ sync: false }),
): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, to);
}

/** Not the whole object: a database error also carries the values of the row. */
function describeError(error: unknown) {
  return error instanceof Error ? { name: error.name, stack: error.stack } : { name: typeof error };
}
