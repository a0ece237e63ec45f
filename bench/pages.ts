import { openBrowser } from './browser.ts';
import { endServer, makeDataFolder, removeDataFolder, startServer } from './server-process.ts';

/** Its types are those of a page, which the server's aren't: it's loaded by its name alone. */
const measuring = new URL('../e2e/pages/measure-pages.ts', import.meta.url).href;

/** Children's pages: from the last key to the page in view, and how the house answers while one hangs. */
export async function measurePages() {
  const folder = makeDataFolder();
  const server = await startServer(folder);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.port}/login`);
    const { measurePagesOn } = await import(measuring);
    for (const line of await measurePagesOn(page)) console.log(line);
  } finally {
    await browser.close();
    await endServer(server, 'SIGTERM');
    removeDataFolder(folder);
  }
}
