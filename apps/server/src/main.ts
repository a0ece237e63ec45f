import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { prepareDatabase } from './db/prepare.ts';
import { createLog } from './log.ts';
import { sentenceFor } from './operator-error.ts';
import { listen, type RunningServer } from './server.ts';

const root = new URL('../../../', import.meta.url);
const exitWithinMs = 9_500;
const webFolder = fileURLToPath(new URL('apps/web/dist/', root));

try {
  await start();
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

async function start() {
  const config = readConfig(process.env);
  const context = createContext({
    version: readVersion(),
    config,
    clock: systemClock,
    log: createLog(config),
    database: openDatabase(config),
  });
  const passphrase = await prepareDatabase(context);
  const server = await listen(createApp(context, webFolder), config);
  stopOnSignal(context, server);
  greet(config, server.port, passphrase);
}

function greet({ HOST }: Config, port: number, passphrase: string | null) {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  const address = `HBG läuft: http://${host}:${port}\n`;
  process.stdout.write(passphrase ? address + passwordLines(passphrase) : address);
}

function passwordLines(passphrase: string): string {
  return `Euer Familienpasswort: ${passphrase}
Schreibt es auf, es wird nur dieses eine Mal gezeigt. Ein neues setzt: npm run password
`;
}

/** One Ctrl-C reaches us twice: from the terminal and from npm. */
function stopOnSignal({ database, log }: Context, server: RunningServer) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), exitWithinMs).unref();
    await server.stop();
    await database.db.destroy();
    log.flush();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return String(version);
}
