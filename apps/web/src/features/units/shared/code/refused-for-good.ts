import { CallError } from '@hbg/contract/client';

/** Bad input, gone, and too large. */
const statuses: ReadonlySet<number> = new Set([400, 404, 413]);

/** What the server will never take, such as work on a lesson that is gone, holds up the rest. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof CallError && statuses.has(error.status);
}
