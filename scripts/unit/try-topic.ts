import { openHouse } from '../../packages/content/proof/house.ts';
import { pagesOfTopic } from '../../packages/content/proof/topic-proofs.ts';
import { placeholderFindings } from '../../packages/content/proof/unit-proofs.ts';
import { loadTopic } from '../../packages/content/src/load-assessments.ts';
import { buildPython } from '../build-python.ts';
import { firstCauses, unreadableFiles } from './first-causes.ts';
import { spellingIn } from './spelling-in.ts';

/** As many of each page as a writer waits for. */
const mostVariants = 3;

/** What the tests would find in a topic of the assessments. */
export async function topicFindings(folder: string): Promise<string[]> {
  const written = loadTopic(folder);
  const open = placeholderFindings(written);
  if (open.length > 0) return open;
  await buildPython();
  const found = spellingIn(folder);
  for (const { find } of openHouse().topicProofs(written)) found.push(...(await find()));
  const pages = pagesOfTopic(written, mostVariants);
  if (pages.length === 0 || unreadableFiles(found).size > 0) return firstCauses(found);
  // What a browser needs is loaded for pages alone.
  const { tryPages } = await import('./try-page.ts');
  return [...found, ...(await tryPages(pages))];
}
