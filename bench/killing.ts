import { createRandom } from '../apps/server/test/random.ts';
import {
  endServer,
  logIn,
  makeDataFolder,
  removeDataFolder,
  type Server,
  startServer,
} from './server-process.ts';

const kills = 100;
const writers = 4;

/** `kill -9` in the middle of writes: every session that was acknowledged must still open the door. */
export async function measureKilling() {
  const { below } = createRandom(9);
  const folder = makeDataFolder();
  const acknowledged: string[] = [];
  let lost = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(folder);
    lost += await countLost(server, acknowledged.slice(-50));
    const writing = Array.from({ length: writers }, () => writeUntilDead(server, acknowledged));
    await new Promise((resolve) => setTimeout(resolve, 60 + below(150)));
    await endServer(server, 'SIGKILL');
    await Promise.all(writing);
  }
  const server = await startServer(folder);
  lost += await countLost(server, acknowledged);
  await endServer(server, 'SIGTERM');
  removeDataFolder(folder);
  console.log(
    `kill -9: ${kills} times, ${acknowledged.length} acknowledged writes, ${lost} lost (bar: 0)`,
  );
  if (lost > 0) process.exitCode = 1;
}

async function writeUntilDead({ port }: Server, acknowledged: string[]): Promise<void> {
  try {
    for (;;) acknowledged.push(await logIn(port));
  } catch {
    // The server is gone: that write was not acknowledged.
  }
}

async function countLost({ port }: Server, cookies: readonly string[]): Promise<number> {
  let lost = 0;
  for (const cookie of cookies) {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/user`, { headers: { cookie } });
    if (status !== 200) lost += 1;
  }
  return lost;
}
