import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { greeting } from './addresses.ts';
import { openModel } from './ai/open-model.ts';
import { warmUp } from './ai/warm-up.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { loadContent } from './content.ts';
import { type Context, createContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { openSandbox } from './features/execution/open-sandbox.ts';
import { createLog } from './log.ts';
import { sentenceFor } from './operator-error.ts';
import { prepareDatabase } from './prepare.ts';
import { listen, type RunningServer } from './server.ts';

const root = new URL('../../../', import.meta.url);
const exitWithinMs = 9_500;
/** Of the time that requests get to finish; a program that is ended is answered too. */
const runsMayTakeMs = 4_000;
const folders = {
  house: fileURLToPath(new URL('packages/tutor/dist', root)),
  web: fileURLToPath(new URL('apps/web/dist/', root)),
  pythonEngine: fileURLToPath(new URL('packages/python/dist/engine', root)),
};

if (import.meta.main) await start().catch(explain);

function explain(error: unknown) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

async function start() {
  // The database and its copies are for this account alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = openDatabase(config);
  const sandbox = openSandbox(folders.pythonEngine, log);
  const content = loadContent(folders.house);
  const version = readVersion();
  const model = await openModel(config, systemClock, log);
  const given = { version, config, clock: systemClock, log, database, sandbox, content, model };
  try {
    await serve(createContext(given));
  } catch (error) {
    // Its processes would keep this one alive.
    sandbox.stop();
    throw error;
  }
}

async function serve(context: Context) {
  const { config } = context;
  const passphrase = await prepareDatabase(context);
  // At once: it's stored as a hash alone, and what follows may fail.
  if (passphrase) process.stdout.write(passwordLines(passphrase));
  const server = await listen(createApp(context, folders), config);
  stopOnSignal(context, server);
  greet(context, server.port);
  await warmUp(context.content.knowledge);
  // What starting has left would otherwise stay for hours in a house where little happens.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function greet({ config, model }: Context, port: number) {
  const ai = model ? `${model.name} bei ${model.host}` : 'kein Modell, nichts verlässt das Haus';
  process.stdout.write(`${greeting(config.HOST, port, networkInterfaces())}KI: ${ai}\n`);
}

function passwordLines(passphrase: string): string {
  return `Euer Familienpasswort: ${passphrase}
Schreibt es auf, es wird nur dieses eine Mal gezeigt. Ein neues setzt: npm run password
`;
}

/** One Ctrl-C reaches us twice: from the terminal and from npm. */
function stopOnSignal({ database, log, sandbox }: Context, server: RunningServer) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), exitWithinMs).unref();
    sandbox.stop(runsMayTakeMs);
    await server.stop();
    await database.db.destroy();
    log.flush();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop());
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return String(version);
}
