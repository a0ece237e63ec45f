import { inMs, quantile } from './quantiles.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  removeDataFolder,
  startServer,
} from './server-process.ts';

const starts = 9;
const barMs = 50;
const questions = ['was ist eine variable', 'wie geht eine schleife', 'was macht print'];

/** What the first question after a start takes longer than the next ones. */
export async function measureFirstQuestion() {
  const late: number[] = [];
  for (let round = 0; round < starts; round += 1) late.push(await firstIsLate());
  console.log(
    `First question: ${inMs(quantile(late, 0.5))} more than the next (bar: ${barMs} ms more)`,
  );
}

async function firstIsLate(): Promise<number> {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  const cookie = await logIn(server.port);
  const times: number[] = [];
  for (const message of questions) times.push(await timeToAnswer(server.port, cookie, message));
  await endServer(server, 'SIGTERM');
  removeDataFolder(folder);
  const [first = 0, ...next] = times;
  return first - quantile(next, 0.5);
}

async function timeToAnswer(port: number, cookie: string, message: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ message, lessonId: 3, code: 'print("Hallo")\n' }),
  });
  await response.text();
  if (!response.ok) throw new Error(`the tutor answered ${response.status}`);
  return performance.now() - start;
}
