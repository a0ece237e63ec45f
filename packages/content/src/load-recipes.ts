import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProjectLanguage } from '@hbg/contract/project-languages';
import { ContentError } from './content-error.ts';
import { numberedFolders, recipeFolder } from './folders.ts';
import { type Page, readPage } from './read-page.ts';
import { programFront, type Recipe, type RecipeProgram, recipeFront, type Slot } from './recipe.ts';
import { readParts, wishSlot } from './recipe-code.ts';
import { fencesOf } from './sections.ts';

/** The name of a language's file, and what its fence is called. */
export const recipeFiles = {
  Python: { name: 'python', fence: 'python' },
  JavaScript: { name: 'javascript', fence: 'javascript' },
  Java: { name: 'java', fence: 'java' },
  'C++': { name: 'cpp', fence: 'cpp' },
  'C#': { name: 'csharp', fence: 'csharp' },
  'HTML/CSS': { name: 'html', fence: 'html' },
  React: { name: 'react', fence: 'jsx' },
  'Node.js': { name: 'node', fence: 'node' },
  PHP: { name: 'php', fence: 'php' },
  Go: { name: 'go', fence: 'go' },
} as const satisfies Record<ProjectLanguage, { name: string; fence: string }>;

/** All recipes, by number. */
export function loadRecipes(folder = recipeFolder): Recipe[] {
  const recipes = numberedFolders(folder).map(({ path }) => loadRecipe(path));
  refuseTwins(recipes, folder);
  return recipes;
}

function loadRecipe(path: string): Recipe {
  const page = readPage(join(path, 'recipe.md'), recipeFront);
  const { file, front, body, bodyLine, lineOf } = page;
  const slug = basename(path).replace(/^\d+-/, '');
  if (front.id !== slug)
    throw new ContentError(
      file,
      lineOf('id'),
      `id: der Ordner heißt „${slug}“, also auch das Rezept`,
    );
  if (body.trim() !== '')
    throw new ContentError(file, bodyLine, 'unter den Feldern steht hier nichts');
  refuseOtherFiles(path);
  refuseOddNumbers(page);
  refuseOddTables(page);
  const programOf = (language: ProjectLanguage) => loadProgram(path, language, front.slots);
  return {
    ...front,
    programs: {
      Python: programOf('Python'),
      JavaScript: programOf('JavaScript'),
      Java: programOf('Java'),
      'C++': programOf('C++'),
      'C#': programOf('C#'),
      'HTML/CSS': programOf('HTML/CSS'),
      React: programOf('React'),
      'Node.js': programOf('Node.js'),
      PHP: programOf('PHP'),
      Go: programOf('Go'),
    },
  };
}

function refuseOtherFiles(path: string) {
  const known = new Set([
    'recipe.md',
    ...Object.values(recipeFiles).map(({ name }) => `${name}.md`),
  ]);
  const other = readdirSync(path).find((name) => !known.has(name));
  if (other)
    throw new ContentError(join(path, other), 1, `hier liegen nur ${[...known].join(', ')}`);
}

function refuseOddNumbers({ file, front, lineOf }: Page<Pick<Recipe, 'slots'>>) {
  const at = front.slots.findIndex(
    (slot) => slot.kind === 'number' && (slot.default < slot.least || slot.default > slot.most),
  );
  if (at >= 0)
    throw new ContentError(file, lineOf('slots', at), 'slots: default liegt von least bis most');
}

/** What it's about where nothing is said must be what its first rows are about. */
function refuseOddTables({ file, front: { slots }, lineOf }: Page<Pick<Recipe, 'slots'>>) {
  for (const [at, slot] of slots.entries()) {
    if (slot.kind !== 'table') continue;
    const line = lineOf('slots', at);
    const topic = slots.find(({ kind, name }) => kind === 'word' && name === slot.topic);
    if (topic?.kind !== 'word' || topic.default !== slot.sets[0]?.title)
      throw new ContentError(
        file,
        line,
        `slots: ${slot.topic} ist ein Wort, und von ihm handelt die erste Tabelle`,
      );
    const isCounted = slots.some(({ kind, name }) => kind === 'number' && name === slot.count);
    if (slot.count !== undefined && !isCounted)
      throw new ContentError(file, line, `slots: ${slot.count} ist eine Zahl`);
    const widths = [...slot.sets.flatMap(({ rows }) => rows), ...slot.own].map((row) => row.length);
    if (new Set(widths).size !== 1)
      throw new ContentError(file, line, 'slots: alle Zeilen haben gleich viele Spalten');
  }
}

function loadProgram(
  path: string,
  language: ProjectLanguage,
  slots: readonly Slot[],
): RecipeProgram {
  const { name, fence } = recipeFiles[language];
  const { file, front, body, bodyLine } = readPage(join(path, `${name}.md`), programFront);
  const [program, more] = fencesOf(body);
  if (!program || more || program.language !== fence)
    throw new ContentError(
      file,
      bodyLine,
      `hierher gehört genau ein \`\`\`${fence} mit dem Programm`,
    );
  const parts = readParts(program.code);
  refuseWrongGaps(file, parts);
  refuseUnknownSlots({ file, bodyLine }, parts, slots);
  return { parts, gaps: front.gaps };
}

function refuseWrongGaps(file: string, parts: RecipeProgram['parts']) {
  const numbers = parts.flatMap((part) => (part.kind === 'gap' ? [part.number] : []));
  if (numbers.length === 3 && [1, 2, 3].every((each) => numbers.includes(each))) return;
  throw new ContentError(file, 1, 'im Programm steht jede Lücke einmal: ⟦1:…⟧, ⟦2:…⟧ und ⟦3:…⟧');
}

function refuseUnknownSlots(
  { file, bodyLine }: Pick<Page<unknown>, 'file' | 'bodyLine'>,
  parts: RecipeProgram['parts'],
  slots: readonly Slot[],
) {
  const kinds = new Map(slots.map(({ name, kind }) => [name, kind]));
  for (const part of parts) {
    if (part.kind === 'text' && /[⟦⟧]/.test(part.text))
      throw new ContentError(
        file,
        bodyLine,
        `lies noch einmal, wie Marken aussehen: ${part.text.trim()}`,
      );
    if (part.kind !== 'slot' || part.name === wishSlot) continue;
    const kind = kinds.get(part.name);
    if (!kind) throw new ContentError(file, bodyLine, `⟦${part.name}⟧ steht nicht unter slots`);
    if (part.each !== null && kind !== 'list' && kind !== 'table')
      throw new ContentError(file, bodyLine, `⟦${part.name}:…#…⟧ geht nur mit einer Liste`);
    if (part.each === null && kind === 'table')
      throw new ContentError(file, bodyLine, `⟦${part.name}:…#1…⟧ sagt, wie eine Zeile aussieht`);
  }
}

/** Nobody could tell which of two recipes is asked for. */
function refuseTwins(recipes: readonly Recipe[], folder: string) {
  const owners = new Map<string, string>();
  for (const { id, asked } of recipes) {
    for (const phrase of [`id: ${id}`, ...asked]) {
      const key = phrase
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const owner = owners.get(key);
      if (owner) throw new ContentError(folder, 1, `„${phrase}“ steht bei ${owner} und bei ${id}`);
      owners.set(key, id);
    }
  }
}
