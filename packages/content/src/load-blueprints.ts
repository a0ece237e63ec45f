import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Blueprint, blueprintFront } from './blueprint.ts';
import { ContentError } from './content-error.ts';
import { blueprintFolder, numberedFolders } from './folders.ts';
import { dashedLines, numberedLines } from './list-lines.ts';
import { type Page, readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { readSections } from './sections.ts';

/** What plans point at. */
type Known = {
  readonly concepts: readonly { readonly id: string }[];
  readonly lessons: readonly { readonly id: number }[];
};

type Written = { readonly plan: Blueprint; readonly page: Page<Blueprint> };

const headings = ['In fünf Minuten', 'Dann', 'Deine Ideen'] as const;

/** All plans, by number. */
export function loadBlueprints(known: Known, folder = blueprintFolder): Blueprint[] {
  const written = numberedFolders(folder).map(({ path }) => loadBlueprint(path));
  for (const each of written) refuseUnknown(each, known);
  refuseSameIds(written);
  refuseSamePhrases(written);
  return written.map(({ plan }) => plan);
}

function loadBlueprint(path: string): Written {
  const page = readPage(join(path, 'plan.md'), blueprintFront);
  const textOf = readSections(page, headings);
  const code = codeIn(path);
  refuseOtherId(path, page);
  refuseOtherLanguage(page, code.codeLanguage);
  const plan = {
    ...page.front,
    ...code,
    start: textOf('In fünf Minuten'),
    steps: numberedLines(page, textOf('Dann')),
    ideas: dashedLines(page, textOf('Deine Ideen')),
  };
  return { plan, page: { ...page, front: plan } };
}

function codeIn(path: string): Pick<Blueprint, 'code' | 'codeLanguage'> {
  const [name, other] = readdirSync(path).filter((entry) => entry !== 'plan.md');
  if (other !== undefined || (name !== 'code.py' && name !== 'code.html')) {
    const cure = 'hier liegen plan.md und dazu genau eins von code.py und code.html';
    throw new ContentError(join(path, other ?? name ?? ''), 1, cure);
  }
  const code = readText(join(path, name));
  return { code, codeLanguage: name === 'code.py' ? 'python' : 'html' };
}

function refuseOtherId(path: string, { file, front, lineOf }: Page<{ readonly id: string }>) {
  const slug = basename(path).replace(/^\d+-/, '');
  if (front.id === slug) return;
  const cure = `id: der Ordner heißt „${slug}“, also auch der Plan`;
  throw new ContentError(file, lineOf('id'), cure);
}

function refuseOtherLanguage(
  { file, front, lineOf }: Page<Pick<Blueprint, 'languages'>>,
  codeLanguage: Blueprint['codeLanguage'],
) {
  if ((front.languages[0] === 'python') === (codeLanguage === 'python')) return;
  const cure = `languages: zuerst steht die Sprache von ${codeLanguage === 'python' ? 'code.py' : 'code.html'}`;
  throw new ContentError(file, lineOf('languages'), cure);
}

function refuseUnknown({ plan, page: { file, lineOf } }: Written, known: Known) {
  const cards = new Set(known.concepts.map(({ id }) => id));
  const lessons = new Set(known.lessons.map(({ id }) => id));
  const card = plan.concepts.findIndex((id) => !cards.has(id));
  if (card >= 0) {
    const cure = `concepts: eine Karte „${plan.concepts[card]}“ gibt es nicht`;
    throw new ContentError(file, lineOf('concepts', card), cure);
  }
  const lesson = plan.lessons.findIndex((id) => !lessons.has(id));
  if (lesson >= 0) {
    const cure = `lessons: eine Lektion ${plan.lessons[lesson]} gibt es nicht`;
    throw new ContentError(file, lineOf('lessons', lesson), cure);
  }
}

function refuseSameIds(written: readonly Written[]) {
  const owners = new Map<string, string>();
  for (const { plan, page } of written) {
    const owner = owners.get(plan.id);
    if (owner) throw new ContentError(page.file, page.lineOf('id'), `id: so heißt schon ${owner}`);
    owners.set(plan.id, page.file);
  }
}

/** Nobody could tell which of two plans it asks for. */
function refuseSamePhrases(written: readonly Written[]) {
  const owners = new Map<string, string>();
  for (const { plan, page } of written) {
    for (const [at, phrase] of plan.asked.entries()) {
      const wording = phrase
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const owner = owners.get(wording);
      if (owner) {
        const cure = `asked: „${phrase}“ steht schon bei „${owner}“: frag hier anders`;
        throw new ContentError(page.file, page.lineOf('asked', at), cure);
      }
      owners.set(wording, plan.id);
    }
  }
}
