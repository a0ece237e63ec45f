import type { Page } from '@playwright/test';

/** As on plain http: no memory that page and worker share. */
export async function withoutIsolation(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'unsafe-none' };
    return route.fulfill({ response, headers });
  });
}

/** Python can't put its stack aside: it stands still while it waits. */
export async function withoutStackSwitching(page: Page) {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `delete WebAssembly.Suspending;\n${await response.text()}`;
    return route.fulfill({ response, body });
  });
}
