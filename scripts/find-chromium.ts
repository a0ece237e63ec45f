import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installChromium } from './install-chromium.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser for the tests: the one that is named, the system's, Playwright's own, else a new one. */
export function findChromium(): string | undefined {
  const found = installedChromium();
  if (found) return found;
  console.log('Installing Chromium for the tests …');
  installChromium();
  return installedChromium();
}

function installedChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return CHROMIUM_PATH || [...onPath, chromium.executablePath()].find(isChromium);
}

/** Starting it is the only proof: Ubuntu's `chromium-browser` is a note that points to a snap. */
function isChromium(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
