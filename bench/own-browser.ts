import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments } from '../scripts/browser-arguments.ts';
import { findChromium } from '../scripts/find-chromium.ts';

export type OwnBrowser = { readonly process: ChildProcess; readonly context: BrowserContext };

/** A browser that keeps its profile on the disk, as a learner's does, and that can be killed. */
export async function openOwnBrowser(profile: string): Promise<OwnBrowser> {
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      '--headless',
      '--disable-gpu',
      ...browserArguments(),
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return { process: child, context };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser says nothing.');
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (ws:.+)$/.exec(line)?.[1];
    // What it says later must not fill the pipe.
    if (address) return address;
  }
  throw new Error('The browser did not start.');
}

/** With all its processes, in the midst of whatever they do. */
export async function killBrowser({ process: child }: OwnBrowser) {
  const ended = once(child, 'exit');
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  await ended;
}
