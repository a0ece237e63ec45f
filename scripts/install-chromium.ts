import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.ts';

export const debianChromium = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** Tries the ways that this machine offers; whether one worked, the caller sees by looking again. */
export function installChromium(): void {
  if (installDebianChromium()) return;
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]);
}

export function installDebianChromium(): boolean {
  return (
    isRoot &&
    isDebian() &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianChromium])
  );
}

/** Not Ubuntu: its package only points to a snap, which needs a running snapd. */
function isDebian(): boolean {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
