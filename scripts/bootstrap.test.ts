import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';

const lockFile = JSON.stringify({
  packages: {
    '': { name: 'hbg' },
    'node_modules/needed': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
});
const installedRecord = JSON.stringify({
  packages: { 'node_modules/needed': { version: '1.0.0', integrity: 'sha512-a' } },
});

test('hands the command its arguments and ends with its code', async () => {
  const folder = repository({
    'node_modules/.package-lock.json': installedRecord,
    'scripts/greet.ts': 'console.log(`Hallo ${process.argv[2]}`); process.exitCode = 3;',
  });
  expect(await bootstrap(folder, ['greet', 'Byte'])).toEqual({ code: 3, output: 'Hallo Byte\n' });
});

test('the server starts in a process of its own, after what it needs is made', async () => {
  const folder = repository({
    'node_modules/.package-lock.json': installedRecord,
    'scripts/start.ts': 'console.log("built"); process.exitCode = Number(process.argv[2] ?? 0);',
    'apps/server/src/main.ts': 'console.log("served");',
  });
  expect(await bootstrap(folder, ['start'])).toEqual({ code: 0, output: 'built\nserved\n' });
  expect(await bootstrap(folder, ['start', '4'])).toEqual({ code: 4, output: 'built\n' });
});

test('what Node compiles is kept for the next start', async () => {
  const folder = repository({
    'node_modules/.package-lock.json': installedRecord,
    'scripts/greet.ts': "import './name.ts';",
    'scripts/name.ts': 'console.log("Byte");',
  });
  await bootstrap(folder, ['greet']);
  expect(readdirSync(join(folder, '.cache/compile'))).toHaveLength(1);
});

test('installs first where a package of the lock file is missing', async () => {
  const folder = repository({
    'scripts/greet.ts': 'console.log("Hallo");',
    'npm-cli.js': `
      const { mkdirSync, writeFileSync } = require('node:fs');
      mkdirSync('node_modules');
      writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(installedRecord)});`,
  });
  const first = await bootstrap(folder, ['greet']);
  expect(first.output).toMatch(/^Installiere die Pakete, .+\nHallo\n$/);
  expect(await bootstrap(folder, ['greet'])).toEqual({ code: 0, output: 'Hallo\n' });
});

test('installs again where another version is locked by now', async () => {
  const folder = repository({
    'node_modules/.package-lock.json': installedRecord.replace('1.0.0', '0.9.0'),
    'scripts/greet.ts': '',
    'npm-cli.js': '',
  });
  expect((await bootstrap(folder, ['greet'])).output).toContain('Installiere die Pakete');
});

test('says in one sentence that the installation failed', async () => {
  const folder = repository({ 'scripts/greet.ts': '', 'npm-cli.js': 'process.exit(1)' });
  const { code, output } = await bootstrap(folder, ['greet']);
  expect(code).toBe(1);
  expect(output).toContain('Die Pakete ließen sich nicht installieren');
});

test('says in one sentence that there is no such command', async () => {
  const folder = repository({});
  expect(await bootstrap(folder, ['dance'])).toEqual({
    code: 1,
    output: 'Den Befehl „dance“ gibt es nicht.\n',
  });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on', async (signal) => {
  const folder = repository({
    'node_modules/.package-lock.json': installedRecord,
    'scripts/wait.ts': `
      process.on('${signal}', () => process.exit(7));
      setInterval(() => {}, 1000);
      console.log('ready');`,
  });
  const running = start(folder, ['wait']);
  await once(running.stdout, 'data');
  running.kill(signal);
  expect(await once(running, 'exit')).toEqual([7, null]);
});

function repository(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { 'package.json': '{ "optionalDependencies": {} }', 'package-lock.json': lockFile };
  for (const [path, content] of Object.entries({ ...all, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  return folder;
}

function start(folder: string, args: readonly string[]) {
  const env = { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm-cli.js') };
  return spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], { cwd: folder, env });
}

function bootstrap(folder: string, args: readonly string[]) {
  return outcomeOf(start(folder, args));
}
