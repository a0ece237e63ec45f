import { historySize, writeHistory } from './ledger-history.ts';
import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  removeDataFolder,
  type Server,
  startServer,
} from './server-process.ts';

const rounds = 60;
const warmUps = 10;
const barMs = 15;

/** What two years of a learner cost, against an answer that reads nothing of them, in turns. */
export async function measureLedger() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  try {
    const units = await writeHistory(folder);
    const send = await openSession(server);
    const [bare, figures, completions]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      bare.push(await send('/api/user'));
      figures.push(await send('/api/achievements'));
      completions.push(await send('/api/completions', completionOf(units, round)));
    }
    const base = medianOf(bare);
    console.log(`History of ${historySize}; GET /api/user: p50 ${base.toFixed(2)} ms`);
    report('Figures', medianOf(figures), base);
    report('Completion', medianOf(completions), base);
  } finally {
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}

async function openSession({ port }: Server) {
  const headers = { 'content-type': 'application/json', cookie: await logIn(port) };
  return async (path: string, body?: object): Promise<number> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return performance.now() - start;
  };
}

function completionOf(units: readonly string[], round: number) {
  const how = { reached: [true, true, true], quiz: null, hints: 0, hadSolution: false, minutes: 3 };
  const made = { id: crypto.randomUUID(), madeAt: new Date().toISOString() };
  return { unit: units[round % units.length], ...made, ...how };
}

function medianOf(times: readonly number[]): number {
  return quantile(times.slice(warmUps), 0.5);
}

function report(name: string, ms: number, base: number) {
  console.log(
    `${name}: p50 ${inMs(ms)}, ${(ms / base).toFixed(0)} times as long (bar: ${barMs} ms)`,
  );
}
