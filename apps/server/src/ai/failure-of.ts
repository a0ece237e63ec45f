import { APICallError, RetryError } from 'ai';
import { ModelFailure, type Problem } from './model-failure.ts';

/** In our words what the library has thrown. */
export function failureOf(error: unknown): ModelFailure {
  const tries = RetryError.isInstance(error) ? error.errors : [error];
  const last = tries.at(-1);
  const status = APICallError.isInstance(last) ? last.statusCode : undefined;
  const problem = isUnsent(last) ? 'unreachable' : problemOf(status);
  return new ModelFailure(problem, { status, hasLeft: !tries.every(isUnsent) });
}

function problemOf(status: number | undefined): Problem {
  if (status === undefined || status < 400) return 'unreadable';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'address';
  return status === 429 ? 'busy' : 'failure';
}

const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Nobody was there to take it. */
function isUnsent(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && unsent.has(String(cause.code));
}
