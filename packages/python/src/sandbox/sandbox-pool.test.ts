import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { engineFolder, sandboxCommands } from '../../test/engine.ts';
import { standIn } from '../../test/stand-in.ts';
import { inHurry, type SandboxCommand } from './sandbox-command.ts';
import { type Owner, SandboxPool } from './sandbox-pool.ts';

const pools: SandboxPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.stop()));

function openPool(options: Partial<ConstructorParameters<typeof SandboxPool>[0]> = {}) {
  const pool = new SandboxPool({ commands: [standIn], ...options });
  pools.push(pool);
  return pool;
}

function ownerAt(session: string, learner = session): Owner {
  return { learner, session };
}

const broken: SandboxCommand = {
  ...standIn,
  args: ['--eval', 'console.error("No namespaces here."); process.exit(1)'],
  hasSecondWall: true,
};

async function untilRunning(pool: SandboxPool, count: number) {
  await expect.poll(() => pool.load.running, { timeout: 60_000 }).toBe(count);
}

test('programs run in processes of their own: none sees another', async () => {
  const pool = openPool({ commands: sandboxCommands(), warm: 1, most: 1 });
  await pool.run(
    'import builtins\nbuiltins.print = None\nopen("a.txt", "w").write("x")',
    ownerAt('a'),
  );
  const result = await pool.run('import os\nprint(os.listdir())', ownerAt('a'));
  expect(result).toMatchObject({ kind: 'finished', output: '[]\n' });
});

test('who has two programs running waits, and others pass by', async () => {
  const pool = openPool({ warm: 1, most: 4 });
  const leave = new AbortController();
  const ended: string[] = [];
  const run = async (code: string, owner: string) => {
    await pool.run(code, ownerAt(owner), leave.signal);
    ended.push(owner);
  };
  const greedy = [run('endless', 'Byte'), run('endless', 'Byte')];
  const third = pool.run('print(1)', ownerAt('Byte'));
  await run('print(1)', 'Pixel');
  expect(ended).toEqual(['Pixel']);
  // A process of the other two may still be starting.
  await vi.waitFor(() => expect(pool.load.waiting).toBe(1), { timeout: 30_000 });
  leave.abort();
  await Promise.all(greedy);
  expect(await third).toMatchObject({ kind: 'finished' });
});

test('a learner at many devices does not keep the other one waiting', async () => {
  const pool = openPool({ warm: 1, most: 2 });
  const ended: string[] = [];
  const run = async (code: string, learner: string, session: string, signal?: AbortSignal) => {
    await pool.run(code, ownerAt(session, learner), signal);
    ended.push(learner);
  };
  const leave = new AbortController();
  const [first, others] = [new AbortController(), ['2', '3', '4']];
  const greedy = [
    run('endless', 'Byte', '1', first.signal),
    ...others.map((device) => run('endless', 'Byte', device, leave.signal)),
  ];
  await untilRunning(pool, 2);
  const pixel = run('print(1)', 'Pixel', '5');
  first.abort();
  await pixel;
  expect(ended).toEqual(['Byte', 'Pixel']);
  leave.abort();
  await Promise.all(greedy);
});

test('a program that nobody waits for any more is ended, or never begun', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const leave = new AbortController();
  const running = pool.run('endless', ownerAt('a'), leave.signal);
  const waiting = pool.run('endless', ownerAt('b'), leave.signal);
  leave.abort();
  expect(await running).toMatchObject({ kind: 'stopped' });
  expect(await waiting).toMatchObject({ kind: 'stopped' });
  expect(await pool.run('print(1)', ownerAt('c'))).toMatchObject({
    kind: 'finished',
    output: 'print(1)',
  });
});

test('a wall that this system does not allow is left out', async () => {
  const onWallLost = vi.fn<(why: string) => void>();
  const pool = openPool({ commands: [broken, standIn], onWallLost });
  expect(await pool.run('print(1)', ownerAt('a'))).toMatchObject({ kind: 'finished' });
  expect(onWallLost.mock.calls).toEqual([['No namespaces here.']]);
  expect(pool.hasSecondWall).toBe(false);
  expect(pool.state).toBe('ready');
});

test('a sandbox that cannot be started says so instead of letting learners wait', async () => {
  const onFailure = vi.fn<(why: string) => void>();
  const pool = openPool({ commands: [broken], onFailure });
  expect(await pool.run('print(1)', ownerAt('a'))).toBe('unavailable');
  expect(onFailure.mock.calls).toEqual([['No namespaces here.']]);
  expect(pool.state).toBe('failing');
});

test('a program that does not exist is a sandbox that cannot be started', async () => {
  const pool = openPool({ commands: [{ ...broken, program: `${engineFolder}/no-such-program` }] });
  expect(await pool.run('print(1)', ownerAt('a'))).toBe('unavailable');
});

test('without a way to start a sandbox it is absent', async () => {
  const pool = openPool({ commands: [] });
  expect(pool.state).toBe('absent');
  expect(await pool.run('print(1)', ownerAt('a'))).toBe('unavailable');
});

test('a program that nobody waits for from the start is not begun', async () => {
  const pool = openPool();
  const answer = await pool.run('endless', ownerAt('a'), AbortSignal.abort());
  expect(answer).toMatchObject({ kind: 'stopped', durationMs: 0 });
});

test('a program that runs when the server stops may come to its end', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const running = pool.run('a while', ownerAt('a'));
  await untilRunning(pool, 1);
  pool.stop(60_000);
  expect(await running).toMatchObject({ kind: 'finished', output: 'a while' });
});

test('a process that still starts when the server stops is ended at once', async () => {
  const spawned = join(mkdtempSync(join(tmpdir(), 'hbg-pool-')), 'spawned');
  const slow = `require('fs').writeFileSync(${JSON.stringify(spawned)}, ''); setInterval(() => {}, 1_000)`;
  const pool = openPool({ commands: [{ ...standIn, args: ['--eval', slow] }], warm: 1 });
  await expect.poll(() => existsSync(spawned), { timeout: 60_000 }).toBe(true);
  expect(pool.load.starting).toBe(1);
  pool.stop();
  await expect.poll(() => pool.load.starting, { timeout: 20_000 }).toBe(0);
  rmSync(dirname(spawned), { recursive: true });
});

test('who waits when the server stops gets an answer', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const running = pool.run('endless', ownerAt('a'));
  const waiting = pool.run('print(1)', ownerAt('b'));
  pool.stop();
  expect(await waiting).toBe('unavailable');
  expect(await running).toSatisfy(
    (answer) => answer === 'unavailable' || answer.kind === 'stopped',
  );
});

test('in a long line every program gets its own answer', async () => {
  const pool = openPool({ warm: 1, most: 2 });
  const numbers = Array.from({ length: 8 }, (_, index) => `${index}`);
  const answers = await Promise.all(numbers.map((number) => pool.run(number, ownerAt(number))));
  expect(answers.map((answer) => typeof answer === 'object' && answer.output)).toEqual(numbers);
});

test('a hurry changes nothing but how code is compiled', async () => {
  for (const command of sandboxCommands()) {
    const changed = inHurry(command).args.filter((arg, index) => arg !== command.args[index]);
    expect(changed).toEqual([expect.stringMatching(/^--v8-flags=.*max-mem-pages.*liftoff-only$/)]);
  }
  const pool = openPool({ commands: sandboxCommands().map(inHurry), warm: 1, most: 1 });
  expect(await pool.run('print(7 ** 2)', ownerAt('a'))).toMatchObject({ output: '49\n' });
});
