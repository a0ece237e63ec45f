import { setTimeout } from 'node:timers/promises';

/** The only source of time for rules, so that tests can set it. */
export type Clock = { now(): number; sleep(ms: number): Promise<void> };

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => setTimeout(ms),
};

export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

const longestUnsentMs = 30 * 86_400_000;

/** When something was made, by a clock that may run ahead or far behind: neither wins for ever. */
export function believable(clock: Pick<Clock, 'now'>, moment: string): string {
  const now = clock.now();
  return isoTime(Math.max(now - longestUnsentMs, Math.min(now, Date.parse(moment))));
}
