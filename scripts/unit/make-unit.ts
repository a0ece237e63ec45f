import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../apps/server/src/operator-error.ts';
import { templateFolder } from '../../packages/content/src/folders.ts';
import { type Place, placeOfUnit, shownPath } from './place-of-unit.ts';

/** Areas whose units are all of one kind, found nowhere else. */
const ownKinds: ReadonlyMap<string, string> = new Map([
  ['lessons', 'lektion'],
  ['riddles', 'raetsel'],
]);

/** A folder with all files of its kind; what stands in ‹…› is to be written. */
export function makeUnit(kind: string, typed: string) {
  const place = placeOfUnit(typed);
  refuseWrong(kind, place);
  const id = idFor(place);
  cpSync(join(templateFolder, kind), place.folder, { recursive: true });
  const file = join(place.folder, 'unit.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('‹id›', id));
  const path = shownPath(place.folder);
  console.log(
    `Angelegt: ${path}\nSchreib alles, was in ‹…› steht, und prüfe es: npm run unit -- try ${path}`,
  );
}

function refuseWrong(kind: string, { area, folder }: Place) {
  const kinds = readdirSync(templateFolder);
  if (!kinds.includes(kind))
    throw new OperatorError(`Die Art „${kind}“ gibt es nicht, nur ${kinds.join(', ')}.`);
  const isOwn = ownKinds.values().some((own) => own === kind);
  if (ownKinds.get(area.name) !== (isOwn ? kind : undefined))
    throw new OperatorError(
      'Eine lektion gehört in einen Kurs und ein raetsel zu den Rätseln, und dorthin nichts anderes.',
    );
  if (!/^\d+-[a-z0-9-]+$/.test(basename(folder)))
    throw new OperatorError('Nenne den Ordner wie 3-notizen: Nummer, Strich, Name ohne Umlaute.');
  if (existsSync(folder)) throw new OperatorError(`${shownPath(folder)} gibt es schon.`);
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
