import { defineConfig } from '@playwright/test';
import { browserArguments } from '../scripts/browser-arguments.ts';
import { testsAll } from '../scripts/sample-of.ts';
import { familyPassword } from './family-password.ts';
import { partsAddress } from './parts-address.ts';
import { setting } from './setting.ts';

const port = setting('E2E_PORT');
const address = `http://127.0.0.1:${port}`;
// Where nothing is built yet, the start builds first, and both are slow on a busy machine.
const startWithin = 300_000;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  ...(testsAll ? {} : { grepInvert: /@long/ }),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // Nothing asserts a time; on a busy machine a new Python takes a while.
  expect: { timeout: 60_000 },
  timeout: 300_000,
  use: {
    baseURL: address,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: setting('CHROMIUM_PATH'), args: browserArguments() },
  },
  projects: [
    {
      name: 'desktop',
      ...(testsAll ? {} : { grepInvert: /@long|@first/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // The engine and the frames of checks know no screen.
      testIgnore: [
        '**/python-programs.spec.ts',
        '**/{page-checks,page-errors,unit-pages,recipes}.spec.ts',
      ],
      ...(testsAll ? { grepInvert: /@desk/ } : { grep: /@phone/ }),
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: [product(), ...(testsAll ? [partsServer()] : [])],
});

function product() {
  return {
    command: 'npm start',
    cwd: '..',
    url: `${address}/api/health`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: setting('E2E_DATA_DIR'),
      FAMILY_PASSWORD: familyPassword,
    },
    timeout: startWithin,
    gracefulShutdown,
  };
}

/** The page of all parts is in no build: it is served as to those who work on it. */
function partsServer() {
  const { hostname, port, origin } = new URL(partsAddress());
  return {
    command: `npx vite apps/web --host ${hostname} --port ${port} --strictPort`,
    cwd: '..',
    url: origin,
    timeout: startWithin,
    gracefulShutdown,
  };
}
