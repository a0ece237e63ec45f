import { openHouse } from '../../packages/content/proof/house.ts';
import { pagesOfKatas } from '../../packages/content/proof/kata-pages.ts';
import { placeholderFindings } from '../../packages/content/proof/unit-proofs.ts';
import { loadFrom, loadUnitsOnDisk, type UnitOnDisk } from '../../packages/content/src/areas.ts';
import { ContentError } from '../../packages/content/src/content-error.ts';
import { buildPython } from '../build-python.ts';
import { root } from '../paths.ts';
import { firstCauses, unreadableFiles } from './first-causes.ts';
import { topicFolder } from './place-of-topic.ts';
import { placeOfUnit } from './place-of-unit.ts';
import { spellingIn } from './spelling-in.ts';
import { topicFindings } from './try-topic.ts';

/** Proves one unit, or one topic of the assessments, as the tests prove all, and says in German what is wrong. */
export async function tryUnit(typed: string) {
  const topic = topicFolder(typed);
  const find = topic === null ? findUnit(typed) : () => topicFindings(topic);
  const start = performance.now();
  const found = await findingsOf(find);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).replace('.', ',');
  for (const finding of found) console.log(`✗ ${finding.replaceAll(`${root}/`, '')}`);
  if (found.length > 0) process.exitCode = 1;
  console.log(
    found.length === 0
      ? `Alles in Ordnung (${seconds} s).`
      : `\nNoch zu tun: ${found.length} (${seconds} s).`,
  );
}

function findUnit(typed: string): () => Promise<string[]> {
  const { area, folder } = placeOfUnit(typed);
  return async () => {
    const written = loadFrom(area, folder);
    refuseAmongOthers(written);
    return proofFindings(written);
  };
}

async function findingsOf(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

/** Whatever else isn't finished is another's matter. */
function refuseAmongOthers({ folder }: UnitOnDisk) {
  try {
    loadUnitsOnDisk();
  } catch (error) {
    if (!(error instanceof ContentError) || error.message.includes(folder)) throw error;
  }
}

async function proofFindings(written: UnitOnDisk): Promise<string[]> {
  const open = placeholderFindings(written);
  if (open.length > 0) return open;
  const { kind, language } = written.unit;
  if (language === 'python' || kind === 'katas') await buildPython();
  const { proofs } = openHouse();
  const found = spellingIn(written.folder);
  for (const { find } of proofs(written)) found.push(...(await find()));
  const pages = [...(language === 'web' ? [written] : []), ...pagesOfKatas(written, 3)];
  if (pages.length === 0 || unreadableFiles(found).size > 0) return firstCauses(found);
  // What a browser needs is loaded for pages alone.
  const { tryPages } = await import('./try-page.ts');
  return [...found, ...(await tryPages(pages))];
}
