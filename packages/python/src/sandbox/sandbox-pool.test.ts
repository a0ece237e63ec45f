import { afterEach, expect, test, vi } from 'vitest';
import { engineFolder, sandboxCommands } from '../../test/engine.ts';
import type { SandboxCommand } from './sandbox-command.ts';
import { SandboxPool } from './sandbox-pool.ts';

const pools: SandboxPool[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.stop()));

function openPool(options: Partial<ConstructorParameters<typeof SandboxPool>[0]> = {}) {
  const pool = new SandboxPool({ commands: sandboxCommands(), ...options });
  pools.push(pool);
  return pool;
}

const broken: SandboxCommand = {
  program: process.execPath,
  args: ['--eval', 'process.exit(1)'],
  env: {},
  hasSecondWall: true,
};

test('programs run in processes of their own: none sees another', async () => {
  const pool = openPool();
  await pool.run('import builtins\nbuiltins.print = None\nopen("a.txt", "w").write("x")', 'a');
  const result = await pool.run('import os\nprint(os.listdir())', 'a');
  expect(result).toMatchObject({ kind: 'finished', output: '[]\n' });
});

test('who has two programs running waits, and others pass by', async () => {
  const pool = openPool({ wallMs: 4_000 });
  const ended: string[] = [];
  const run = async (code: string, owner: string) => {
    await pool.run(code, owner);
    ended.push(owner);
  };
  const endless = 'while True: pass';
  const greedy = [run(endless, 'Byte'), run(endless, 'Byte'), run('print(1)', 'Byte')];
  await run('print(1)', 'Pixel');
  expect(ended).toEqual(['Pixel']);
  await Promise.all(greedy);
});

test('a program that nobody waits for any more is ended, or never begun', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const leave = new AbortController();
  const running = pool.run('while True: pass', 'a', leave.signal);
  const waiting = pool.run('while True: pass', 'b', leave.signal);
  leave.abort();
  expect(await running).toMatchObject({ kind: 'stopped' });
  expect(await waiting).toMatchObject({ kind: 'stopped' });
  expect(await pool.run('print(1)', 'c')).toMatchObject({ kind: 'finished', output: '1\n' });
});

test('a wall that this system does not allow is left out', async () => {
  const [, plain] = [broken, ...sandboxCommands().filter((command) => !command.hasSecondWall)];
  const pool = openPool({ commands: plain ? [broken, plain] : [] });
  expect(await pool.run('print(1)', 'a')).toMatchObject({ kind: 'finished' });
  expect(pool.hasSecondWall).toBe(false);
  expect(pool.state).toBe('ready');
});

test('a sandbox that cannot be started says so instead of letting learners wait', async () => {
  const onFailure = vi.fn<() => void>();
  const pool = openPool({ commands: [broken], onFailure });
  expect(await pool.run('print(1)', 'a')).toBe('unavailable');
  expect(onFailure).toHaveBeenCalled();
  expect(pool.state).toBe('failing');
});

test('a program that does not exist is a sandbox that cannot be started', async () => {
  const pool = openPool({ commands: [{ ...broken, program: `${engineFolder}/no-such-program` }] });
  expect(await pool.run('print(1)', 'a')).toBe('unavailable');
});

test('without a way to start a sandbox it is absent', async () => {
  const pool = openPool({ commands: [] });
  expect(pool.state).toBe('absent');
  expect(await pool.run('print(1)', 'a')).toBe('unavailable');
});

test('who waits when the server stops gets an answer', async () => {
  const pool = openPool({ warm: 1, most: 1 });
  const running = pool.run('while True: pass', 'a');
  const waiting = pool.run('print(1)', 'b');
  pool.stop();
  expect(await waiting).toBe('unavailable');
  expect(await running).toSatisfy(
    (answer) => answer === 'unavailable' || answer.kind === 'stopped',
  );
});
