import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  removeDataFolder,
  type Server,
  startServer,
} from './server-process.ts';

const exec = promisify(execFile);
const runs = 25;
const learners = 30;
const sustainedMs = 10_000;
/** Long enough for the pool to have a process ready again. */
const calmMs = 700;

/** Programs on the server: against the machine's own Python, under load, and the memory at rest. */
export async function measureSandbox() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  try {
    await wait(3_000);
    reportMemory(server);
    await compareWithPython(server);
    await pressAtOnce(server);
    await pressAllTheTime(server);
  } finally {
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}

async function compareWithPython(server: Server) {
  const cookie = await logIn(server.port);
  const ours: number[] = [];
  const peers: number[] = [];
  for (let round = 0; round < runs; round += 1) {
    await wait(calmMs);
    ours.push(await timed(() => run(server, cookie, 'print(1)', '1\n')));
    await wait(calmMs);
    peers.push(await timed(() => exec('python3', ['-c', 'print(1)'])));
  }
  const [our, peer] = [quantile(ours, 0.5), quantile(peers, 0.5)];
  console.log(`Run on the server: p50 ${inMs(our)}, p95 ${inMs(quantile(ours, 0.95))}`);
  console.log(`python3 -c: p50 ${inMs(peer)}, p95 ${inMs(quantile(peers, 0.95))}`);
  console.log(`ratio ${(our / peer).toFixed(2)} (bar: at most 1.5)`);
}

async function pressAtOnce(server: Server) {
  const cookies = await Promise.all(Array.from({ length: learners }, () => logIn(server.port)));
  await wait(calmMs);
  const times = await Promise.all(
    cookies.map((cookie, index) =>
      timed(() => run(server, cookie, `print(${index})`, `${index}\n`)),
    ),
  );
  console.log(
    `${learners} at once: p50 ${inMs(quantile(times, 0.5))}, p95 ${inMs(quantile(times, 0.95))} (bar: 6 s), none wrong`,
  );
}

async function pressAllTheTime(server: Server) {
  const cookies = await Promise.all(Array.from({ length: 8 }, () => logIn(server.port)));
  const until = performance.now() + sustainedMs;
  const counts = await Promise.all(cookies.map((cookie) => pressUntil(server, cookie, until)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  console.log(`Sustained: ${((total / sustainedMs) * 1_000).toFixed(1)} runs a second`);
}

async function pressUntil(server: Server, cookie: string, until: number): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) await run(server, cookie, 'print(7)', '7\n');
  return count;
}

async function run({ port }: Server, cookie: string, code: string, expected: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/execute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ code, language: 'python' }),
  });
  const text = await response.text();
  if (!response.ok || JSON.parse(text).output !== expected) throw new Error(`wrong: ${text}`);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** The memory that is theirs: shared parts are divided among those who share them. */
function reportMemory({ child }: Server) {
  const ids = childrenOf(child.pid ?? 0);
  const sizes = ids.map(proportionalKilobytes).filter((size) => size > 20_000);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`Pool at rest: ${sizes.length} processes, ${Math.round(total / 1_000)} MB together`);
}

function childrenOf(pid: number): number[] {
  const below = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => parentOf(id) === pid);
  return below.concat(below.flatMap(childrenOf));
}

function parentOf(pid: number): number {
  return Number(readProcess(pid, 'status', /^PPid:\s+(\d+)/m));
}

function proportionalKilobytes(pid: number): number {
  return Number(readProcess(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m));
}

function readProcess(pid: number, file: string, pattern: RegExp): string {
  try {
    return pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
