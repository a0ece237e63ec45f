import type { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import type { Logger } from 'pino';
import { type Model, openModel } from './ai/model.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import type { Database } from './db/database.ts';
import { LoginThrottle } from './features/account/login-throttle.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';

/** What every feature may lean on; made once in main.ts, and once for each test. */
export type Context = {
  readonly version: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly loginThrottle: LoginThrottle;
  readonly sandbox: SandboxPool;
  readonly content: Content;
  /** Null where no model is configured. */
  readonly model: Model | null;
};

type Given = Omit<Context, 'metrics' | 'loginThrottle' | 'model'>;

export function createContext(given: Given): Context {
  return {
    ...given,
    model: openModel(given.config, given.clock, given.log),
    metrics: createMetrics(given.sandbox),
    loginThrottle: new LoginThrottle(given.clock),
  };
}
