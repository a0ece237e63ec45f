import type { Config } from '../apps/server/src/config.ts';

/** Typed so that a new setting of the product can't be forgotten here. */
const settings: Record<keyof Config, true> = {
  PORT: true,
  HOST: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  FAMILY_PASSWORD: true,
  LEARNER_1_NAME: true,
  LEARNER_2_NAME: true,
  AI_BASE_URL: true,
  AI_API_KEY: true,
  AI_MODEL: true,
  AI_DAILY_TOKENS: true,
  TZ: true,
  TRUST_PROXY: true,
  PUBLIC_URL: true,
  LOG_LEVEL: true,
};
/** What changes how Node, Vite or a PostgreSQL client behave, or the look of their output. */
const foreign = /^(NODE_ENV|NODE_OPTIONS|NO_COLOR|VITE_\w+|VITEST\w*|PG[A-Z]+)$/;

/** The caller's environment without anything that would make a test run differ from another. */
export function cleanEnvironment(env = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !(name in settings) && !foreign.test(name)),
  );
}
