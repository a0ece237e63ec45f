import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { debianChromium, installChromium, installDebianChromium } from './install-chromium.ts';

/** Debian's has no windows: its start and its pages cost half. */
const names = [debianChromium, 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser for the tests: the one that is named, the lightest of the system's, Playwright's own, else a new one. */
export function findChromium(): string | undefined {
  const found = installedChromium();
  if (found) return found;
  console.log('Installing Chromium for the tests …');
  installChromium();
  return installedChromium();
}

/** Worth an installation where many pages are to be opened. */
export function findLightChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH && !pathsOf([debianChromium]).some(isChromium)) installDebianChromium();
  return findChromium();
}

function installedChromium(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] || [...pathsOf(names), chromium.executablePath()].find(isChromium)
  );
}

function pathsOf(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Starting it is the only proof: Ubuntu's `chromium-browser` is a note that points to a snap. */
function isChromium(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
