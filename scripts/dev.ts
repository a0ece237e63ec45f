import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, watch } from 'node:fs';
import { createServer } from 'vite';
import { buildHouse } from './build-house.ts';
import { buildPython } from './build-python.ts';
import { builtHouse, contentFolder, root, webFolder } from './paths.ts';

await buildHouse();
await buildPython();
let server = startServer();
const vite = await createServer({ root: webFolder, configFile: `${webFolder}/vite.config.ts` });
await vite.listen();
vite.printUrls();

// What was written while all this was built counts too.
let showing = showContent();
watch(contentFolder, { recursive: true }, () => {
  showing = showing.then(showContent);
});
// At once: Vite ends this process at these signals, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    process.exit();
  });
}

/** What somebody has written; while it can't be read, the server keeps what it had. */
async function showContent() {
  const before = statSync(builtHouse).ino;
  try {
    await buildHouse();
  } catch {
    // Its reason stands above.
    return;
  }
  if (statSync(builtHouse).ino === before) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  server = startServer();
}

function startServer(): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
