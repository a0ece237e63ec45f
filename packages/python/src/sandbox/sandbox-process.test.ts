import { expect, test } from 'vitest';
import { engineFolder } from '../../test/engine.ts';
import { SandboxProcess } from './sandbox-process.ts';

/** A process that has broken out of its interpreter and says whatever it likes. */
async function resultOf(script: string) {
  const say = 'const say = (line) => process.stdout.write(`${line}\\n`);';
  const ready = 'say(JSON.stringify({ kind: "ready" }));';
  const forger = new SandboxProcess({
    program: process.execPath,
    args: ['--eval', `${say}${ready}process.stdin.on("data", () => {${script}})`],
    env: {},
    cwd: engineFolder,
    hasSecondWall: false,
  });
  expect(await forger.isReady()).toBe(true);
  return forger.run('print(1)', { wallMs: 10_000, patienceMs: 1_000 });
}

test.each([
  ['rubbish', 'say("rubbish")'],
  ['a list', 'say("[]")'],
  [
    'an error without its facts',
    'say(JSON.stringify({ kind: "ended", ending: { kind: "python-error" } }))',
  ],
  ['an unknown ending', 'say(JSON.stringify({ kind: "ended", ending: { kind: "won" } }))'],
  [
    'millions of wrong parts',
    'say(JSON.stringify({ kind: "printed", printed: Array(900_000).fill(0) }))',
  ],
  ['a line that is too long', 'say(JSON.stringify("x".repeat(3_000_000)))'],
  ['no end of a line', 'process.stdout.write("x".repeat(9_000_000))'],
])('who reports %s has crashed', async (_what, script) => {
  expect(await resultOf(script)).toMatchObject({ kind: 'crashed', error: null });
});

test('hundreds of thousands of printed pieces are taken, up to a limit', async () => {
  const piece = '{ stream: "out", text: "a" }';
  const report = `JSON.stringify({ kind: "printed", printed: Array(10_000).fill(${piece}) })`;
  const result = await resultOf(`for (let i = 0; i < 40; i += 1) say(${report});`);
  expect(result.kind).toBe('crashed');
  expect(result.output.length).toBeGreaterThan(100_000);
});

test('after its end it has nothing more to say', async () => {
  const ended = 'JSON.stringify({ kind: "ended", ending: { kind: "finished", exitCode: 0 } })';
  const result = await resultOf(`say(${ended}); say(${ended}); say("rubbish")`);
  expect(result).toMatchObject({ kind: 'finished', exitCode: 0 });
});
