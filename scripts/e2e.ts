import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment } from './clean-environment.ts';
import { findLightChromium } from './find-chromium.ts';
import { root } from './paths.ts';

/** The journeys on a fresh database; the arguments go to Playwright (`npm run e2e -- public`). */
const chromium = findLightChromium();
if (!chromium) {
  console.error(
    'The tests need a Chromium: install one, for example by `npx playwright install --with-deps chromium`, or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
const dataFolder = await mkdtemp(join(tmpdir(), 'hbg-e2e-'));
const env = {
  ...cleanEnvironment(),
  CHROMIUM_PATH: chromium,
  E2E_PORT: String(await freePort()),
  E2E_PARTS_PORT: String(await freePort()),
  E2E_DATA_DIR: dataFolder,
};
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
const playwright = spawn(process.execPath, [...args, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => playwright.kill(signal));
}
const [code] = await once(playwright, 'exit');
await rm(dataFolder, { recursive: true, force: true });
process.exitCode = code === 0 ? 0 : 1;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
