import { execute } from '@hbg/contract/execution';
import { findSandboxCommands } from '@hbg/python/sandbox/sandbox-command';
import { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import { afterAll, expect, test } from 'vitest';
import { standIn } from '../../../../../packages/python/test/stand-in.ts';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';

const engine = new URL('../../../../../packages/python/dist/engine', import.meta.url).pathname;
const sandbox = new SandboxPool({
  commands: findSandboxCommands({ engine, cache: `${engine}/../deno` }),
  warm: 1,
  wallMs: 3_000,
  patienceMs: 20_000,
});
/** Of what they run, nobody here asks anything. */
const standIns = new SandboxPool({ commands: [standIn] });
afterAll(() => [sandbox, standIns].forEach((pool) => pool.stop()));

async function openLearner(pool = sandbox) {
  const app = await createTestApp('sqlite', {}, { sandbox: pool });
  const browser = openBrowser(app);
  await browser.send('/api/login', {
    method: 'POST',
    body: JSON.stringify({ user: 1, password }),
    headers: { 'content-type': 'application/json' },
  });
  const run = (code: string, language = 'python') =>
    browser.call(execute, { body: { code, language } });
  return { ...browser, run, metrics: app.context.metrics };
}

test('a program runs and its output is the answer', async () => {
  const { run } = await openLearner();
  const { durationMs, ...answer } = await run('print("Hällo 🚀")');
  expect(answer).toEqual({
    output: 'Hällo 🚀\n',
    success: true,
    result: 'finished',
    exitCode: 0,
    afterword: '',
    error: null,
  });
  expect(durationMs).toBeGreaterThanOrEqual(0);
});

test('an error comes with its facts, and with its traceback at the end of the output', async () => {
  const { run } = await openLearner();
  const answer = await run('print("los")\nprint(1 / 0)');
  expect(answer).toMatchObject({
    success: false,
    result: 'python-error',
    error: { type: 'ZeroDivisionError', line: 2, column: 7, source: '1 / 0' },
  });
  expect(answer.output).toMatch(/^los\nTraceback .*\n {2}File "main.py", line 2/);
});

test('input() is refused with a hint where to find it', async () => {
  const { run } = await openLearner();
  const answer = await run('name = input("Wie heißt du? ")');
  expect(answer).toMatchObject({ success: false, error: { type: 'EOFError' } });
  expect(answer.output).toContain('Das geht nur in der Seite');
});

test('an exit code other than 0 is no success', async () => {
  const { run } = await openLearner();
  expect(await run('import sys\nsys.exit(3)')).toMatchObject({ success: false, exitCode: 3 });
});

test('an endless program is ended after its time, with the place where it was', async () => {
  const { run } = await openLearner();
  const answer = await run('x = 1\nwhile True:\n    x += 1');
  expect(answer).toMatchObject({ success: false, result: 'timed-out' });
  expect(answer.output).toBe(answer.afterword);
  expect(answer.afterword).toBe(
    'Dein Programm steckt in der Schleife `while True:` in Zeile 2 und wird nicht fertig. Prüf, ob sich in der Schleife etwas ändert, das sie irgendwann beendet.\n',
  );
  expect(answer.error?.frames.at(-1)?.function).toBe('');
});

test.each([
  ['while True: print("Ha" * 500, end="")', 'output-limit', /Ha\nIn der Schleife .* Zeile 1 gibt/],
  ['text = "x" * 300_000_000\nprint(len(text))', 'out-of-memory', /^Dein Programm wollte sich/],
])('what ended the program is said in German at the end: %s', async (code, result, text) => {
  const { run } = await openLearner();
  const answer = await run(code);
  expect(answer).toMatchObject({ success: false, result });
  expect(answer.output).toMatch(text);
});

test('the numbers tell of every run, and of the processes', async () => {
  const { run, metrics } = await openLearner(standIns);
  await run('print(1)');
  await run('print(2)');
  const numbers = await metrics.registry.metrics();
  expect(numbers).toContain('hbg_python_runs_total{result="finished"} 2\n');
  expect(numbers).toMatch(/^hbg_sandbox_load\{state="waiting"\} 0$/m);
});

test('another language is refused in words', async () => {
  const { run } = await openLearner();
  await expect(run('puts 1', 'ruby')).rejects.toThrow('400: Hier läuft nur Python');
});

test('a program of more than 100 KB is bad input', async () => {
  const { run } = await openLearner(standIns);
  await expect(run(`# ${'ä'.repeat(51_200)}`)).rejects.toThrow(/^400: .*höchstens 100 KB/);
  expect(await run(`# ${'ä'.repeat(51_190)}`)).toMatchObject({ success: true });
});

test('without a sandbox the call is refused, not answered wrongly', async () => {
  const { run } = await openLearner(new SandboxPool({ commands: [] }));
  await expect(run('print(1)')).rejects.toThrow(
    '503: Auf dem Server kann gerade kein Python laufen.',
  );
});

test('more runs than the line holds are refused with a time to come back', async () => {
  const pool = new SandboxPool({ commands: [standIn], warm: 1, most: 1 });
  const { send } = await openLearner(pool);
  const request = {
    method: 'POST',
    body: JSON.stringify({ code: 'endless', language: 'python' }),
    headers: { 'content-type': 'application/json' },
  };
  const runs = Array.from({ length: 14 }, () => send('/api/execute', request));
  const refused = await Promise.race(runs);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(pool.load.waiting + pool.load.running).toBeGreaterThanOrEqual(10);
  pool.stop();
  await Promise.all(runs);
});
