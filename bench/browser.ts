import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from '../scripts/browser-arguments.ts';
import { findChromium } from '../scripts/find-chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: browserArguments(), ...(executablePath && { executablePath }) });
}
