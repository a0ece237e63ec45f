import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}
