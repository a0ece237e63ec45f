import { afterEach, expect, test, vi } from 'vitest';
import { engineFolder, sandboxCommands } from '../../test/engine.ts';
import { inHurry, type SandboxCommand } from './sandbox-command.ts';
import { type Owner, SandboxPool } from './sandbox-pool.ts';

const pools: SandboxPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.stop()));

function openPool(options: Partial<ConstructorParameters<typeof SandboxPool>[0]> = {}) {
  const pool = new SandboxPool({ commands: sandboxCommands(), ...options });
  pools.push(pool);
  return pool;
}

function ownerAt(session: string, learner = session): Owner {
  return { learner, session };
}

const broken: SandboxCommand = {
  program: process.execPath,
  args: ['--eval', 'console.error("No namespaces here."); process.exit(1)'],
  env: {},
  cwd: engineFolder,
  hasSecondWall: true,
};

test('programs run in processes of their own: none sees another', async () => {
  const pool = openPool();
  await pool.run(
    'import builtins\nbuiltins.print = None\nopen("a.txt", "w").write("x")',
    ownerAt('a'),
  );
  const result = await pool.run('import os\nprint(os.listdir())', ownerAt('a'));
  expect(result).toMatchObject({ kind: 'finished', output: '[]\n' });
});

test('who has two programs running waits, and others pass by', async () => {
  const pool = openPool({ wallMs: 4_000 });
  const ended: string[] = [];
  const run = async (code: string, owner: string) => {
    await pool.run(code, ownerAt(owner));
    ended.push(owner);
  };
  const endless = 'while True: pass';
  const greedy = [run(endless, 'Byte'), run(endless, 'Byte'), run('print(1)', 'Byte')];
  await run('print(1)', 'Pixel');
  expect(ended).toEqual(['Pixel']);
  await Promise.all(greedy);
});

test('a learner at many devices does not keep the other one waiting', async () => {
  const pool = openPool({ warm: 1, most: 2, wallMs: 1_500 });
  const ended: string[] = [];
  const run = async (code: string, learner: string, session: string) => {
    await pool.run(code, ownerAt(session, learner));
    ended.push(learner);
  };
  const devices = ['1', '2', '3', '4'];
  const greedy = devices.map((device) => run('while True: pass', 'Byte', device));
  await run('print(1)', 'Pixel', '5');
  expect(ended.filter((learner) => learner === 'Byte').length).toBeLessThanOrEqual(2);
  await Promise.all(greedy);
});

test('a program that nobody waits for any more is ended, or never begun', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const leave = new AbortController();
  const running = pool.run('while True: pass', ownerAt('a'), leave.signal);
  const waiting = pool.run('while True: pass', ownerAt('b'), leave.signal);
  leave.abort();
  expect(await running).toMatchObject({ kind: 'stopped' });
  expect(await waiting).toMatchObject({ kind: 'stopped' });
  expect(await pool.run('print(1)', ownerAt('c'))).toMatchObject({
    kind: 'finished',
    output: '1\n',
  });
});

test('a wall that this system does not allow is left out', async () => {
  const [, plain] = [broken, ...sandboxCommands().filter((command) => !command.hasSecondWall)];
  const onWallLost = vi.fn<(why: string) => void>();
  const pool = openPool({ commands: plain ? [broken, plain] : [], onWallLost });
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
  const answer = await pool.run('while True: pass', ownerAt('a'), AbortSignal.abort());
  expect(answer).toMatchObject({ kind: 'stopped', durationMs: 0 });
});

test('a program that runs when the server stops may come to its end', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  await pool.run('print(1)', ownerAt('a'));
  const running = pool.run('import time\ntime.sleep(0.3)\nprint("fertig")', ownerAt('a'));
  await vi.waitFor(() => expect(pool.load.running).toBe(1), { timeout: 20_000 });
  pool.stop(5_000);
  expect(await running).toMatchObject({ kind: 'finished', output: 'fertig\n' });
});

test('who waits when the server stops gets an answer', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const running = pool.run('while True: pass', ownerAt('a'));
  const waiting = pool.run('print(1)', ownerAt('b'));
  pool.stop();
  expect(await waiting).toBe('unavailable');
  expect(await running).toSatisfy(
    (answer) => answer === 'unavailable' || answer.kind === 'stopped',
  );
});

test('in a long line every program gets its own answer, from processes that start in a hurry', async () => {
  const pool = openPool({ warm: 1, most: 2 });
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((number) => pool.run(`print(${number} ** 2)`, ownerAt(`${number}`))),
  );
  const outputs = answers.map((answer) => typeof answer === 'object' && answer.output);
  expect(outputs).toEqual(numbers.map((number) => `${number ** 2}\n`));
});

test('a hurry changes nothing but how code is compiled', () => {
  for (const command of sandboxCommands()) {
    const changed = inHurry(command).args.filter((arg, index) => arg !== command.args[index]);
    expect(changed).toEqual([expect.stringMatching(/^--v8-flags=.*max-mem-pages.*liftoff-only$/)]);
  }
});
