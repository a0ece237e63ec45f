import { afterAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import type { RunResult } from '../src/protocol.ts';
import { SandboxPool } from '../src/sandbox/sandbox-pool.ts';
import { sandboxCommands } from './engine.ts';
import { hostilePrograms } from './hostile/all.ts';
import { complaints } from './hostile/complaints.ts';
import { answerOfJavaScript, withOwnCode } from './hostile/javascript.ts';
import { programs } from './programs/all.ts';
import { mismatches } from './programs/compare.ts';

/** A busy machine takes its time; what ends of its own is never late here. */
const pool = new SandboxPool({ commands: sandboxCommands(), wallMs: 50_000 });
/** For programs that never end of their own. */
const impatient = new SandboxPool({ commands: sandboxCommands(), warm: 1, most: 2, wallMs: 3_000 });
afterAll(() => [pool, impatient].forEach((opened) => opened.stop()));

let owner = 0;

async function run(code: string, on = pool): Promise<RunResult> {
  owner += 1;
  const answer = await on.run(code, { learner: `learner ${owner}`, session: String(owner) });
  if (typeof answer === 'string') throw new Error(`The sandbox is ${answer}.`);
  return answer;
}

describe.concurrent('programs in the sandbox', () => {
  const possible = programs.filter(({ needs }) => needs !== 'input');
  // On an interpreter in this process many more of them run.
  test.each(sampleOf(possible, 8))('$title', async (program) => {
    expect(mismatches(program, await run(program.code))).toEqual([]);
  });
});

describe.concurrent('hostile programs in the sandbox', () => {
  const { refused = [], ended = [] } = Object.groupBy(hostilePrograms, ({ held }) => held);

  test.each(sampleOf(refused, 12))('$title', async (hostile) => {
    expect(complaints(hostile, await run(hostile.code))).toEqual([]);
  });

  test.each(sampleOf(ended, 8))('$title', async (hostile) => {
    // What has to fail of its own may take its time to come there.
    const on = hostile.allowedKinds.includes('timed-out') ? impatient : pool;
    expect(complaints(hostile, await run(hostile.code, on))).toEqual([]);
  });
});

test('after all of them programs run as before', async () => {
  for (const pooled of [pool, impatient])
    expect(await run('print(6 * 7)', pooled)).toMatchObject({ output: '42\n' });
});

/** Each wall for itself, without the flag that already stops these programs. */
describe.each(sandboxCommands().map((command) => [command.hasSecondWall, command] as const))(
  'programs with JavaScript of their own, second wall: %s',
  (_hasSecondWall, command) => {
    const args = command.args.map((arg) =>
      arg.replace(',--disallow-code-generation-from-strings', ''),
    );
    const open = new SandboxPool({ commands: [{ ...command, args }], wallMs: 3_000 });
    afterAll(() => open.stop());

    test('they reach JavaScript', async () => {
      expect(await run(answerOfJavaScript, open)).toMatchObject({ output: '42\n' });
    });

    test.each(withOwnCode)('$title', async (hostile) => {
      expect(complaints(hostile, await run(hostile.code, open))).toEqual([]);
    });
  },
);
