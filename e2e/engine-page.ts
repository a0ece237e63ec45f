import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ending, RunResult } from '@hbg/python/protocol';
import type { Page } from '@playwright/test';
import { builtWeb, pythonEngine } from '../scripts/paths.ts';

export type Order = {
  readonly code: string;
  /** Runs first in the same interpreter. */
  readonly before?: string | undefined;
  /** After the last one the program is stopped. */
  readonly inputs?: readonly string[] | undefined;
};
export type Result = Ending & Pick<RunResult, 'output'>;

/** The product's own engine, as its pages load it, but without their screens. */
export async function openEngine(page: Page): Promise<(orders: Order[]) => Promise<Result[]>> {
  await page.goto('/');
  await page.evaluate(startEngine, readAddresses());
  return async (orders) => {
    const results: Result[] = [];
    for (let at = 0; at < orders.length; at += atOnce)
      results.push(...(await page.evaluate(runPrograms, orders.slice(at, at + atOnce))));
    return results;
  };
}

/** A way into the page and back costs as much as a program. */
const atOnce = 50;

type Addresses = {
  readonly engine: string;
  readonly worker: string;
  readonly folder: string;
  readonly snapshotBytes: number;
};

function readAddresses(): Addresses {
  const manifest: Record<string, { file: string }> = readJson(builtWeb, '.vite/manifest.json');
  const { version, bytes } = readJson(pythonEngine, 'engine.json');
  const fileOf = (name: string) => {
    const key = Object.keys(manifest).find((source) => source.endsWith(`/browser/${name}.ts`));
    return `/${manifest[key ?? '']?.file}`;
  };
  return {
    engine: fileOf('python-engine'),
    worker: fileOf('create-worker'),
    folder: `/python/${version}/`,
    snapshotBytes: bytes['snapshot.delta'],
  };
}

function readJson(folder: string, name: string) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** In the page. */
async function startEngine({ engine, worker, folder, snapshotBytes }: Addresses) {
  const [{ PythonEngine }, { createWorker }] = await Promise.all([import(engine), import(worker)]);
  const setting = { engine: { folder, snapshotBytes }, createWorker, hasSpare: true };
  Object.assign(globalThis, { engine: new PythonEngine(setting) });
  Reflect.get(globalThis, 'engine').start();
}

/** In the page. */
async function runPrograms(orders: Order[]): Promise<Result[]> {
  const engine = Reflect.get(globalThis, 'engine');
  const whenReady = () =>
    new Promise<void>((resolve) => {
      const check = () => engine.state.kind === 'ready' && resolve();
      engine.subscribe(check);
      check();
    });
  const runWith = async (code: string, answers: string[]): Promise<Result> => {
    await whenReady();
    const run = engine.run(code, {
      onAsk: () => {
        const answer = answers.shift();
        if (answer === undefined) run.stop();
        else run.answer(answer);
      },
    });
    return run.result;
  };
  const results: Result[] = [];
  for (const { code, before, inputs = [] } of orders) {
    if (before !== undefined) await runWith(before, []);
    results.push(await runWith(code, [...inputs]));
  }
  return results;
}
