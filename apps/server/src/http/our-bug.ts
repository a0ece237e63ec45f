import type { HttpContext } from './env.ts';

/** All that is told of it; the log tells the rest. */
export function ourBug(c: HttpContext): string {
  return `Da ist bei uns etwas schiefgegangen (${c.get('requestId')}).`;
}
