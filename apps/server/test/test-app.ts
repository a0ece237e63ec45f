import type { AssessmentArea } from '@hbg/content/assessment';
import { createClient } from '@hbg/contract/client';
import { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import { expect, onTestFinished } from 'vitest';
import { builtHouse } from '../../../scripts/paths.ts';
import type { Model } from '../src/ai/model.ts';
import { openModel } from '../src/ai/open-model.ts';
import { createApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { loadContent } from '../src/content.ts';
import { type Context, createContext } from '../src/context.ts';
import type { Engine } from '../src/db/database.ts';
import type { App } from '../src/http/env.ts';
import { createLog } from '../src/log.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { openPreparedDatabase, password } from './prepared-database.ts';

const content = loadContent(builtHouse);

export { password };

export type TestClock = Clock & { advance(ms: number): void };

/** Time stands still but for `advance` and `sleep`, which passes at once. */
export function createTestClock(): TestClock {
  let now = Date.parse('2026-03-01T08:00:00Z');
  return {
    now: () => now,
    advance: (ms) => (now += ms),
    sleep: async (ms) => {
      now += ms;
    },
  };
}

export type TestApp = {
  readonly app: App;
  readonly context: Context;
  readonly clock: TestClock;
  /** What was logged as an error; who expects it takes it out. */
  readonly errors: string[];
};

/** What a test wants otherwise than it is in a house. */
export type TestParts = {
  readonly sandbox?: SandboxPool;
  readonly modelOf?: (context: Context) => Model;
  readonly assessments?: readonly AssessmentArea[];
};

export async function createTestApp(
  engine: Engine = 'sqlite',
  env: Readonly<Record<string, string>> = {},
  { sandbox = new SandboxPool({ commands: [] }), modelOf, assessments }: TestParts = {},
): Promise<TestApp> {
  const database = await openPreparedDatabase(engine);
  onTestFinished(() => database.db.destroy());
  const clock = createTestClock();
  const config = readConfig({ FAMILY_PASSWORD: password, ...env });
  const { log, errors } = createStrictLog();
  const version = '0.0.0';
  const model = await openModel(config, clock, log);
  const taught = assessments ? { ...content, assessments } : content;
  const given = { version, config, clock, log, database, sandbox, content: taught, model };
  const house = createContext(given);
  const context = modelOf ? { ...house, model: modelOf(house) } : house;
  await prepareDatabase(context);
  return { app: createApp(context, folders), context, clock, errors };
}

/** An error that only the log would tell fails the test. */
function createStrictLog() {
  const errors: string[] = [];
  onTestFinished(() => expect(errors).toEqual([]));
  const log = createLog({ LOG_LEVEL: 'error' }, { write: (line) => void errors.push(line) });
  return { log, errors };
}

const folders = {
  web: new URL('./fixtures/web/', import.meta.url).pathname,
  pythonEngine: new URL('./fixtures/engine', import.meta.url).pathname,
};

/** A browser's side: the real client with a cookie jar, straight into the app. */
export function openBrowser({ app }: TestApp, headers: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const sent = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    sent.set('host', 'localhost');
    if (jar.size > 0) sent.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await app.request(path, { ...init, headers: sent }, {});
    for (const line of response.headers.getSetCookie()) store(jar, line);
    return response;
  };
  return { send, jar, ...createClient(send) };
}

function store(jar: Map<string, string>, line: string) {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (/max-age=0/i.test(line)) jar.delete(name);
  else jar.set(name, value);
}
