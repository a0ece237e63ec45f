import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areas, type Concept, conceptFront, type Example } from './concept.ts';
import { ContentError } from './content-error.ts';
import { conceptFolder } from './folders.ts';
import { numberedLines } from './list-lines.ts';
import { type Page, readPage } from './read-page.ts';
import { fencesOf, readSections } from './sections.ts';

const headings = [
  'Kurz',
  'Genauer',
  'So gehst du vor',
  'Beispiel',
  'Häufiger Fehler',
  'Zum Nachdenken',
] as const;

/** All concept cards, by area and then by name. */
export function loadConcepts(folder = conceptFolder): Concept[] {
  const concepts = areas.flatMap((area) =>
    readdirSync(join(folder, area))
      .toSorted()
      .map((name) => loadConcept(join(folder, area, name), area, name.replace(/\.md$/, ''))),
  );
  checkLinks(folder, concepts);
  return concepts;
}

function loadConcept(file: string, area: Area, id: string): Concept {
  const page = readPage(file, conceptFront);
  const textOf = readSections(page, headings);
  return {
    id,
    area,
    ...page.front,
    short: textOf('Kurz'),
    long: textOf('Genauer'),
    steps: numberedLines(page, textOf('So gehst du vor')),
    example: readExample(page, textOf('Beispiel')),
    mistake: textOf('Häufiger Fehler'),
    question: textOf('Zum Nachdenken'),
  };
}

function readExample({ file, bodyLine }: Page<unknown>, text: string): Example {
  const [example, output] = fencesOf(text);
  if (!example) throw new ContentError(file, bodyLine, 'das Beispiel braucht einen Code-Block');
  if (example.language === 'python' && output?.language !== 'ausgabe') {
    throw new ContentError(
      file,
      bodyLine,
      'hinter ein Beispiel in Python gehört ein Block "ausgabe"',
    );
  }
  return { ...example, output: output?.code ?? null };
}

function checkLinks(folder: string, concepts: readonly Concept[]) {
  const known = new Map(concepts.map((concept) => [concept.id, concept]));
  for (const { id, area, related } of concepts) {
    const broken = related.find((other) => other === id || !known.has(other));
    if (broken === undefined) continue;
    throw new ContentError(
      join(folder, area, `${id}.md`),
      2,
      `related: eine andere Karte „${broken}“ gibt es nicht`,
    );
  }
}
