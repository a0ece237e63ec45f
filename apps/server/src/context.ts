import type { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import type { Logger } from 'pino';
import type { Model } from './ai/model.ts';
import { ModelTurns } from './ai/model-turns.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import type { Database } from './db/database.ts';
import { WriteWatch } from './db/write-watch.ts';
import { LoginThrottle } from './features/account/login-throttle.ts';
import { JustErased } from './features/snippets/just-erased.ts';
import type { Erased } from './features/snippets/store.ts';
import { type HouseDays, openHouseDays } from './house-days.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { RateLimit } from './rate-limit.ts';

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
  readonly modelTurns: ModelTurns;
  readonly writes: WriteWatch;
  readonly days: HouseDays;
  /** Snippets, by their ids. */
  readonly erased: JustErased<Erased>;
  readonly rates: Readonly<Record<'saving' | 'talking' | 'searching', RateLimit>>;
};

/** Two devices come back from a weekend with full queues; typing saves two drafts a second. */
const savingRate = { atOnce: 1_500, perSecond: 10 };
/** Nobody reads answers faster. */
const talkingRate = { atOnce: 40, perSecond: 1 / 3 };
/** Nobody reads results faster. */
const searchingRate = { atOnce: 100, perSecond: 1 };

type Given = Omit<
  Context,
  'metrics' | 'loginThrottle' | 'modelTurns' | 'writes' | 'days' | 'erased' | 'rates'
>;

export function createContext(given: Given): Context {
  const { clock, log } = given;
  return {
    ...given,
    metrics: createMetrics(given.sandbox),
    loginThrottle: new LoginThrottle(clock),
    modelTurns: new ModelTurns(),
    writes: new WriteWatch(log),
    days: openHouseDays(given.config.TZ),
    erased: new JustErased(),
    rates: {
      saving: new RateLimit(clock, savingRate),
      talking: new RateLimit(clock, talkingRate),
      searching: new RateLimit(clock, searchingRate),
    },
  };
}
