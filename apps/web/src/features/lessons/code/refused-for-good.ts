import { CallError } from '@hbg/contract/client';

/** What the server will never take, such as work on a lesson that is gone, holds up the rest. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof CallError && (error.status === 400 || error.status === 404);
}
