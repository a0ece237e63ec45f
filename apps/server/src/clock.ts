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

/** A clock that runs ahead doesn't win for ever. */
export function notLater(clock: Pick<Clock, 'now'>, moment: string): string {
  const now = isoTime(clock.now());
  return moment < now ? isoTime(Date.parse(moment)) : now;
}
