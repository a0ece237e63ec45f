import type { PageMessage } from '../page/messages.ts';

export type PageError = Extract<PageMessage, { kind: 'error' }>;
/** What stands in the console: all that a page says by itself. */
export type LogEntry = Extract<
  PageMessage,
  { kind: 'log' | 'table' | 'error' | 'dropped' | 'note' | 'stopped' }
>;

export type PageLog = {
  readonly entries: readonly LogEntry[];
  /** The first one: the others often follow from it. */
  readonly error: PageError | null;
};

export const emptyLog: PageLog = { entries: [], error: null };
const mostEntries = 200;

/** What the console shows after a message; a fresh page begins with an empty one. */
export function logAfter(log: PageLog, message: PageMessage): PageLog {
  switch (message.kind) {
    case 'opened':
      return emptyLog;
    case 'clear':
      return { ...log, entries: log.entries.filter(({ kind }) => kind === 'error') };
    case 'loaded':
    case 'extra':
      return log;
    default:
      return {
        entries: [...log.entries, message].slice(-mostEntries),
        error: log.error ?? (message.kind === 'error' ? message : null),
      };
  }
}

export function errorCount({ entries }: PageLog): number {
  return entries.filter((entry) => entry.kind === 'error').length;
}
