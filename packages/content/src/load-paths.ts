import { join } from 'node:path';
import { numberedFolders, pathFolder } from './folders.ts';
import {
  type Finish,
  type HandPlace,
  type LearningPath,
  type PathFront,
  type PathStep,
  pathFront,
  type StepFront,
} from './path.ts';
import { type KnownToPaths, proveEach } from './prove-paths.ts';
import { readPage } from './read-page.ts';

/** All of them, in the order of their folders. */
export function loadPaths(known: KnownToPaths, folder = pathFolder): LearningPath[] {
  const pages = numberedFolders(folder).map(({ path }) =>
    readPage(join(path, 'path.md'), pathFront),
  );
  proveEach(pages, known);
  return pages.map(({ front }) => pathOf(front));
}

function pathOf({ steps, after, ...front }: PathFront): LearningPath {
  return { ...front, after: after ?? null, steps: steps.map((step) => stepOf(front.id, step)) };
}

function stepOf(pathId: number, step: StepFront): PathStep {
  const { id, title, description, type, minutes } = step;
  return { id: `${pathId}-${id}`, title, description, type, minutes, finish: finishOf(step) };
}

function finishOf({ units, exam, assessment, ...byHand }: StepFront): Finish {
  if (units) return { kind: 'units', units };
  if (assessment) return { kind: 'assessment', area: assessment };
  return exam ? { kind: 'exam', unit: exam } : { kind: 'by hand', place: placeOf(byHand) };
}

function placeOf({
  plan,
  snippet,
  room,
}: Pick<StepFront, 'plan' | 'snippet' | 'room'>): HandPlace | null {
  if (plan !== undefined) return { kind: 'plan', id: plan };
  if (snippet !== undefined) return { kind: 'snippet', id: snippet };
  return room === undefined ? null : { kind: 'room', address: room };
}
