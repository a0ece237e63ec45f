import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../apps/server/src/operator-error.ts';
import { folderName, templateFolder } from '../../packages/content/src/folders.ts';
import { makeRoomForLesson, refuseTakenNumber } from './make-room.ts';
import { type Place, placeOfUnit, shownPath } from './place-of-unit.ts';

/** Where kinds lie that have an area of their own; all others lie among the samples. */
const ownFolders: ReadonlyMap<string, { readonly area: string; readonly folder: string }> = new Map(
  [
    ['lektion', { area: 'lessons', folder: 'packages/content/courses/1-python/5-schleifen' }],
    ['raetsel', { area: 'riddles', folder: 'packages/content/riddles' }],
  ],
);
const others = { area: 'samples', folder: 'packages/content/samples' };

/** A folder with all files of its kind; what stands in ‹…› is to be written. */
export function makeUnit(kind: string, typed: string) {
  const place = placeOfUnit(typed);
  refuseWrong(kind, place);
  const id = idFor(place);
  const counted = place.area.name === 'lessons' ? makeRoomForLesson(place.folder) : 0;
  cpSync(join(templateFolder, kind), place.folder, { recursive: true });
  const file = join(place.folder, 'unit.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('‹id›', id));
  const path = shownPath(place.folder);
  console.log(`Angelegt: ${path}`);
  if (counted > 0) console.log(`Lektionen dahinter, die nun um eins weiter zählen: ${counted}`);
  console.log(`Schreib alles, was in ‹…› steht, und prüfe es: npm run unit -- try ${path}`);
}

function refuseWrong(kind: string, { area, folder }: Place) {
  const kinds = readdirSync(templateFolder);
  if (!kinds.includes(kind))
    throw new OperatorError(`Die Art „${kind}“ gibt es nicht, nur ${kinds.join(', ')}.`);
  const right = ownFolders.get(kind) ?? others;
  if (area.name !== right.area)
    throw new OperatorError(
      `Die Art ${kind} kommt woandershin: nimm etwa ${right.folder}/${basename(folder)}.`,
    );
  if (!/^\d+-[a-z0-9-]+$/.test(basename(folder)))
    throw new OperatorError(`${basename(folder)}: ${folderName}.`);
  if (existsSync(folder)) throw new OperatorError(`${shownPath(folder)} gibt es schon.`);
  if (area.name !== 'lessons') refuseTakenNumber(folder);
}

/** A lesson is given the next free number, any other unit the name of its folder. */
function idFor({ area, folder }: Place): string {
  const ids = idsBelow(area.folder);
  if (area.name === 'lessons') {
    const numbers = ids.map(({ id }) => Number(id.split('/')[1]) || 0);
    return `lektion/${Math.max(0, ...numbers) + 1}`;
  }
  const beside = ids.find(({ parent }) => parent === dirname(folder));
  return `${beside?.id.split('/')[0] ?? nameOf(dirname(folder))}/${nameOf(folder)}`;
}

/** Read without the loader, which refuses whatever else isn't finished. */
function idsBelow(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => basename(name) === 'unit.md')
    .map((name) => join(folder, name))
    .map((file) => ({
      id: /^id: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
      parent: dirname(dirname(file)),
    }));
}

function nameOf(folder: string): string {
  return basename(folder).replace(/^\d+-/, '');
}
