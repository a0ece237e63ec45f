import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { buildHouse } from './build-house.ts';
import { buildPython } from './build-python.ts';
import { root, webFolder } from './paths.ts';

await buildHouse();
await buildPython();
const server = startServer();
const vite = await createServer({ root: webFolder, configFile: `${webFolder}/vite.config.ts` });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
await once(server, 'exit');
await vite.close();

function startServer(): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
