import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../apps/server/src/operator-error.ts';
import { type Numbered, numberedFolders } from '../../packages/content/src/folders.ts';
import { shownPath } from './place-of-unit.ts';

/** A lesson's number counts through its course: those behind it count on. Gives how many they are. */
export function makeRoomForLesson(folder: string): number {
  const chapter = dirname(folder);
  if (!existsSync(join(chapter, 'chapter.md')))
    throw new OperatorError(`Das Kapitel ${shownPath(chapter)} gibt es nicht.`);
  const chapters = numberedFolders(dirname(chapter));
  const lessons = chapters.flatMap(({ path }) => numberedFolders(path));
  const { first, last } = roomIn(chapter, chapters);
  const number = numberOf(folder);
  if (number < first || number > last)
    throw new OperatorError(`In diesem Kapitel geht jede Nummer von ${first} bis ${last}.`);
  const behind = lessons.filter((lesson) => lesson.number >= number);
  for (const lesson of behind.toReversed()) renameSync(lesson.path, countedOn(lesson));
  return behind.length;
}

/** Beside other units each has a number of its own. */
export function refuseTakenNumber(folder: string) {
  if (!existsSync(dirname(folder))) return;
  const beside = numberedFolders(dirname(folder));
  const owner = beside.find(({ number }) => number === numberOf(folder));
  if (!owner) return;
  const next = (beside.at(-1)?.number ?? 0) + 1;
  throw new OperatorError(
    `Die Nummer ${owner.number} hat schon ${shownPath(owner.path)}: nimm ${next}.`,
  );
}

/** Before the first lesson of the chapter, behind its last, or between. */
function roomIn(chapter: string, chapters: readonly Numbered[]) {
  const at = chapters.findIndex(({ path }) => path === chapter);
  const counts = chapters.map(({ path }) => numberedFolders(path).length);
  const before = counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  return { first: before + 1, last: before + 1 + (counts[at] ?? 0) };
}

function countedOn({ number, path }: Numbered): string {
  return join(dirname(path), basename(path).replace(/^\d+/, String(number + 1)));
}

function numberOf(folder: string): number {
  return Number.parseInt(basename(folder), 10);
}
