import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from './content-error.ts';

const content = new URL('../', import.meta.url);

export const conceptFolder = fileURLToPath(new URL('concepts/', content));
export const sampleFolder = fileURLToPath(new URL('samples/', content));
export const templateFolder = fileURLToPath(new URL('templates/', content));
export const riddleFolder = fileURLToPath(new URL('riddles/', content));
export const masteryFolder = fileURLToPath(new URL('mastery/', content));
export const assessmentFolder = fileURLToPath(new URL('assessments/', content));
export const courseFolder = fileURLToPath(new URL('courses/', content));
export const blueprintFolder = fileURLToPath(new URL('blueprints/', content));
export const recipeFolder = fileURLToPath(new URL('recipes/', content));
export const pathFolder = fileURLToPath(new URL('paths/', content));
export const snippetFolder = fileURLToPath(new URL('snippets/', content));
export const schoolHolidayFolder = fileURLToPath(new URL('holidays/', content));
export const questionFolder = fileURLToPath(new URL('questions/', content));
export const phraseFolder = fileURLToPath(new URL('phrases/', content));
export const dangerFolder = fileURLToPath(new URL('phrases/dangers/', content));
export const answerFolder = fileURLToPath(new URL('phrases/answers/', content));

export const signFolder = fileURLToPath(new URL('signs/', content));
export const wordFolder = fileURLToPath(new URL('words/', content));
export const replyFolder = fileURLToPath(new URL('replies/', content));
export const glossaryFile = fileURLToPath(new URL('glossary.md', content));

export const folderName = 'nenne den Ordner wie 3-notizen: Nummer, Strich, Name ohne Umlaute';

export type Numbered = { readonly number: number; readonly path: string };

/** In the order of the numbers that their names begin with. */
export function numberedFolders(folder: string): Numbered[] {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ number: numberOf(folder, name), path: join(folder, name) }))
    .toSorted((a, b) => a.number - b.number);
  for (const [index, { number, path }] of found.entries()) {
    const before = found[index - 1];
    if (before?.number === number)
      throw new ContentError(path, 1, `die Nummer ${number} hat schon ${before.path}`);
  }
  return found;
}

function numberOf(folder: string, name: string): number {
  const [, number] = /^(\d+)-[a-z0-9-]+$/.exec(name) ?? [];
  if (!number) throw new ContentError(join(folder, name), 1, folderName);
  return Number(number);
}
