import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, watch } from 'node:fs';
import { createServer } from 'vite';
import { sentenceFor } from '../apps/server/src/operator-error.ts';
import { buildHouse } from './build-house.ts';
import { buildPython } from './build-python.ts';
import { builtHouse, contentFolder, root, webFolder } from './paths.ts';

await buildHouse().catch(showWhatWasBefore);
await buildPython();
let server = startServer();
const vite = await createServer({ root: webFolder, configFile: `${webFolder}/vite.config.ts` });
await vite.listen();
vite.printUrls();

// What was written while all this was built counts too.
let showing = showContent();
let isWaiting = false;
// A lesson put between others moves dozens of folders at once.
watch(contentFolder, { recursive: true }, () => {
  if (isWaiting) return;
  isWaiting = true;
  showing = showing.then(() => {
    isWaiting = false;
    return showContent();
  });
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

/** Its reason stands above. */
function showWhatWasBefore(error: unknown) {
  if (existsSync(builtHouse)) return;
  console.error(sentenceFor(error));
  process.exit(1);
}

function startServer(): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
