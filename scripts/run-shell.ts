import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { cleanEnvironment } from './clean-environment.ts';
import { root } from './paths.ts';

type Result = { readonly isSuccess: boolean; readonly output: string };

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const tools = join(root, 'node_modules/.bin');
const canGroup = process.platform !== 'win32';

/** Runs a command line at the root of the repository, with the tools of node_modules. */
export function runShell(commandLine: string): Promise<Result> {
  const child = spawn(commandLine, {
    shell: true,
    cwd: root,
    env: testEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: canGroup,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      stopForwarding();
      resolve({ isSuccess: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

function testEnvironment(): NodeJS.ProcessEnv {
  return {
    ...cleanEnvironment(),
    PATH: [dirname(process.execPath), tools, process.env['PATH']].join(delimiter),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
}

/** A run that is stopped leaves none of its servers and browsers behind. */
function forwardSignals(child: ChildProcess): () => void {
  const stop = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(1));
    if (canGroup && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
