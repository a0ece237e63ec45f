import { measureRate } from './load.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  removeDataFolder,
  startServer,
} from './server-process.ts';

const rounds = 5;
const seconds = 2;

/** An authenticated read against a constant answer of the same server, in turns. */
export async function measureReading() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  const cookie = await logIn(server.port);
  const bare = { port: server.port, path: '/bare' };
  const read = { port: server.port, path: '/api/user', cookie };
  await measureRate(bare, 1);
  await measureRate(read, 1);
  const results: { bare: number; read: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = {
      bare: await measureRate(bare, seconds),
      read: await measureRate(read, seconds),
    };
    results.push({ ...rates, ratio: rates.read / rates.bare });
  }
  await endServer(server, 'SIGTERM');
  removeDataFolder(folder);
  const median = results.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)];
  if (median) report(median);
}

function report({ bare, read, ratio }: { bare: number; read: number; ratio: number }) {
  console.log(`Authenticated read: ${read}/s, constant answer: ${bare}/s`);
  console.log(`ratio ${(ratio * 100).toFixed(0)} % (bar: at least 35 %)`);
}
