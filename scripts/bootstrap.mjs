// Plain JavaScript without dependencies: this file alone runs on the machine's own Node, before
// anything is installed. It installs what is missing and hands over to the project's Node.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;
const projectNode = 26;
const runningNode = Number(process.versions.node.split('.')[0]);
const noNodeSentence = `Für diesen Rechner gibt es kein fertiges Node ${projectNode}: Installiere es von https://nodejs.org und starte noch einmal.`;
/**
 * Not `npm ci`: npm 11 refuses a lock file without the binaries that a tool has for other platforms,
 * and not every registry has them. `--include` outweighs NODE_ENV=production and omit=optional.
 */
const installArguments = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
];
const [command, ...rest] = process.argv.slice(2);
/** A server for a house makes little garbage: collecting it sooner saves a third of its memory. */
const server = ['--max-semi-space-size=2', '--expose-gc', join(root, 'apps/server/src/main.ts')];

if (runningNode < oldestNode) {
  fail(`Hier läuft Node ${process.versions.node}, gebraucht wird Node ${oldestNode} oder neuer.`);
}
if (!command || !existsSync(scriptOf(command))) fail(`Den Befehl „${command}“ gibt es nicht.`);
if (!isInstalled()) await withInstallLock(install).catch(explainFolder);
await handOver([scriptOf(command), ...rest]);
// In a process of its own: what building takes of the memory is free again.
if (command === 'start' && !process.exitCode) await handOver(server);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function explainFolder(error) {
  fail(`In diesem Ordner lässt sich nichts ablegen (${error.code ?? error.message}): ${root}`);
}

function scriptOf(name) {
  return join(root, 'scripts', `${name}.ts`);
}

/** npm's own record of what it installed, so that an `npm install` by hand counts as well. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) => !path || isSame(wanted, installed[path]),
  );
}

function packagesOf(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** Optional ones are missing where they don't fit the platform. */
function isSame(wanted, found) {
  if (!found) return Boolean(wanted.optional);
  return found.version === wanted.version && found.integrity === wanted.integrity;
}

function install() {
  if (isInstalled()) return;
  console.log('Installiere die Pakete, beim ersten Mal dauert das einige Minuten …');
  const { status } = runNpm(installArguments);
  if (status === 0) return;
  fail(
    'Die Pakete ließen sich nicht installieren: Prüfe die Internetverbindung und versuche es noch einmal (hilft das nicht, lösche vorher den Ordner node_modules).',
  );
}

/** The npm that runs this script, where one does: the one on the PATH may be another. */
function runNpm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  if (cli.endsWith('npm-cli.js')) return spawnSync(node, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Two installations at once in the same folder would break each other. */
async function withInstallLock(work) {
  const lock = join(root, '.cache', 'install.lock');
  mkdirSync(dirname(lock), { recursive: true });
  if (!takeLock(lock)) {
    console.log('Eine andere Installation läuft schon, ich warte auf sie …');
    while (!takeLock(lock)) await setTimeout(300);
  }
  work();
  rmSync(lock);
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** A process number lives again after a restart: no installation takes a quarter of an hour. */
function isHeld(lock) {
  try {
    const isFresh = Date.now() - statSync(lock).mtimeMs < 15 * 60_000;
    const holder = Number(readFileSync(lock, 'utf8'));
    return isFresh && holder !== process.pid && process.kill(holder, 0);
  } catch {
    return false;
  }
}

/** Ends with the child's code, or by the signal that has ended it. */
async function handOver(args) {
  const child = spawn(nodeForTheProject(), args, {
    cwd: root,
    stdio: 'inherit',
    // What Node has compiled once is read at the next start: a third of the time till it listens.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  const watch = stopWithNpm(child);
  child.on('error', () => fail(noNodeSentence));
  const [code, signal] = await once(child, 'exit');
  clearInterval(watch);
  for (const name of signals) process.off(name, passOn);
  process.exitCode = code ?? 1;
  if (signal) process.kill(process.pid, signal);
}

/** Who stops npm stops only the shell between npm and us, and that passes nothing on. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 100);
  return watch.unref();
}

/** Not by `node_modules/.bin`: npm 10 makes no link there when other platforms' packages want it too. */
function nodeForTheProject() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const installed = Object.keys(optionalDependencies)
    .map((name) => join(root, 'node_modules', name, binary))
    .find(existsSync);
  if (installed) return installed;
  return runningNode >= projectNode ? process.execPath : fail(noNodeSentence);
}
