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
