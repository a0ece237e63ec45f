import type { SandboxCommand } from '../src/sandbox/sandbox-command.ts';
import { engineFolder } from './engine.ts';

const script = `
  const say = (report) => process.stdout.write(JSON.stringify(report) + '\\n');
  let order = '';
  process.stdin.on('data', (chunk) => (order += chunk)).on('end', () => {
    const { code } = JSON.parse(order);
    if (code === 'endless') return setInterval(() => {}, 1_000);
    say({ kind: 'printed', printed: [{ stream: 'out', text: code }] });
    setTimeout(say, code === 'a while' ? 300 : 0, {
      kind: 'ended',
      ending: { kind: 'finished', exitCode: 0 },
    });
  });
  say({ kind: 'ready' });`;

/** A process that speaks like the sandbox's, for who looks at the line: Python starts twenty times slower. */
export const standIn: SandboxCommand = {
  program: process.execPath,
  args: ['--eval', script],
  env: {},
  cwd: engineFolder,
  hasSecondWall: false,
};
