import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SandboxCommand = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
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

/** The ways to start the sandbox's process on this machine, the safest first. */
export function findSandboxCommands({ engine, cache }: Folders): SandboxCommand[] {
  const deno = findDeno();
  if (!deno || !existsSync(join(engine, 'snapshot.bin'))) return [];
  const env = { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const args = ['run', ...permissions(engine), main, `${engine}/`];
  const plain = { ...limited(deno, args), env, hasSecondWall: false };
  const wall = process.platform === 'linux' && findOnPath('bwrap');
  if (!wall) return [plain];
  const walled = [...wallArgs([deno, engine, cache, sources]), deno, ...args];
  return [{ ...limited(wall, walled), env, hasSecondWall: true }, plain];
}

/**
 * The system ends a process that has computed for longer than any run may take: also when the
 * server, which would end it, is gone.
 */
function limited(program: string, args: readonly string[]) {
  if (process.platform === 'win32') return { program, args };
  const shell = `ulimit -t ${maxComputingSeconds}; ulimit -c 0; exec "$@"`;
  return { program: '/bin/sh', args: ['-c', shell, 'sh', program, ...args] };
}

/** Nothing but reading the engine: no other file, no environment, no process, no network. */
function permissions(engine: string): string[] {
  return [
    '--no-prompt',
    '--no-remote',
    '--no-npm',
    '--no-config',
    '--no-lock',
    '--cached-only',
    `--allow-read=${engine}`,
    `--v8-flags=${v8Flags.join(',')}`,
  ];
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
function wallArgs(readable: readonly string[]): string[] {
  return [
    ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ['/lib', '/lib64', '/usr/lib'].flatMap((path) => ['--ro-bind-try', path, path]),
    ['--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
    readable.flatMap((path) => ['--ro-bind', path, path]),
    ['--chdir', '/'],
  ].flat();
}
