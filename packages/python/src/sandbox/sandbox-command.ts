import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SandboxCommand = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The one folder that the process may read. */
  readonly cwd: string;
  readonly hasSecondWall: boolean;
};

type Folders = {
  readonly engine: string;
  /** Where Deno keeps its translations of our sources; only Deno itself writes there. */
  readonly cache: string;
};

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const sources = fileURLToPath(new URL('..', import.meta.url));
const maxComputingSeconds = 30;
const memoryPages = (256 * 1024 * 1024) / 65_536;
/** Compiling in one go takes a tenth less of the processor; nobody is waiting meanwhile. */
const v8Flags = [
  `--wasm-max-mem-pages=${memoryPages}`,
  '--max-old-space-size=256',
  '--no-wasm-async-compilation',
  '--disallow-code-generation-from-strings',
];
const flags = `--v8-flags=${v8Flags.join(',')}`;

/** Programs of learners never take the time of the server itself. */
export const lowPriority = 10;
const endFirst = '[ ! -w /proc/self/oom_score_adj ] || echo 900 > /proc/self/oom_score_adj;';
/** Nothing but reading the engine: no other file, no environment, no process, no network. */
const permissions = [
  '--no-prompt',
  '--no-remote',
  '--no-npm',
  '--no-config',
  '--no-lock',
  '--cached-only',
  // By its own path a folder with a comma in its name would be two.
  '--allow-read=.',
  flags,
];

/** The ways to start the sandbox's process on this machine, the safest first. */
export function findSandboxCommands({ engine, cache }: Folders): SandboxCommand[] {
  const deno = findDeno();
  if (!deno || !existsSync(join(engine, 'snapshot.bin'))) return [];
  // The learners' clock is that of the house.
  const { timeZone: TZ } = Intl.DateTimeFormat().resolvedOptions();
  const env = { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1', TZ };
  const args = ['run', ...permissions, main, `${engine}/`];
  const plain = { ...limited(deno, args), env, cwd: engine, hasSecondWall: false };
  const wall = process.platform === 'linux' && findOnPath('bwrap');
  if (!wall) return [plain];
  const walled = [...wallArgs([deno, engine, cache, sources], engine), deno, ...args];
  return [{ ...limited(wall, walled), env, cwd: engine, hasSecondWall: true }, plain];
}

/**
 * A process that starts with a third less of computing, because nothing is compiled a second time
 * for speed. A program that computes for seconds takes twice as long in it.
 */
export function inHurry(command: SandboxCommand): SandboxCommand {
  const hurried = `${flags},--liftoff-only`;
  return { ...command, args: command.args.map((arg) => (arg === flags ? hurried : arg)) };
}

/**
 * The system ends a process that has computed for longer than any run may take: also when the
 * server, which would end it, is gone. And where memory runs out, it ends this one first.
 */
function limited(program: string, args: readonly string[]) {
  if (process.platform === 'win32') return { program, args };
  const shell = `ulimit -t ${maxComputingSeconds}; ulimit -c 0; ${endFirst} exec nice -n ${lowPriority} "$@"`;
  return { program: '/bin/sh', args: ['-c', shell, 'sh', program, ...args] };
}

function findDeno(): string | null {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const file = process.platform === 'win32' ? 'deno.exe' : 'deno';
  try {
    const name = `@deno/${process.platform}-${process.arch}${libc}/package.json`;
    return join(dirname(createRequire(import.meta.url).resolve(name)), file);
  } catch {
    return null;
  }
}

function findOnPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** Namespaces of its own: even Deno itself sees no network, no process, only these folders. */
function wallArgs(readable: readonly string[], cwd: string): string[] {
  return [
    ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ['/lib', '/lib64', '/usr/lib'].flatMap((path) => ['--ro-bind-try', path, path]),
    ['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
    readable.flatMap((path) => ['--ro-bind', path, path]),
    ['--chdir', cwd],
  ].flat();
}
