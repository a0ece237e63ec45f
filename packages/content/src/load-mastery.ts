import { join } from 'node:path';
import type * as z from 'zod/mini';
import { masteryFolder, type Numbered, numberedFolders } from './folders.ts';
import type { Kata } from './kata.ts';
import { loadKatas } from './load-katas.ts';
import { loadUnit } from './load-unit.ts';
import { type MasteryFront, masteryChapterFront, masteryFiles, masteryFront } from './mastery.ts';
import { readPage } from './read-page.ts';
import type { Unit } from './unit.ts';

export type MasteryLesson = {
  readonly unit: Unit;
  readonly type: MasteryFront['type'];
  /** A program or a page, to be looked at and changed. */
  readonly example: string;
  readonly katas: readonly Kata[];
};

export type MasteryChapter = Readonly<z.output<typeof masteryChapterFront>> & {
  readonly lessons: readonly MasteryLesson[];
  /** Pays the chapter's XP. */
  readonly exam: Unit;
};

export type Mastery = {
  /** `python-mastery`: what the ids of its units begin with. */
  readonly area: string;
  readonly chapters: readonly MasteryChapter[];
};

/** All of them, in the order of their folders. */
export function loadMastery(folder = masteryFolder): Mastery[] {
  return numberedFolders(folder).map(({ path }) => {
    const area = `${path.replace(/^.*[/\\]\d+-/, '')}-mastery`;
    return { area, chapters: numberedFolders(path).map((chapter) => loadChapter(area, chapter)) };
  });
}

function loadChapter(area: string, { path }: Numbered): MasteryChapter {
  const { front } = readPage(join(path, 'chapter.md'), masteryChapterFront);
  const lessons = numberedFolders(path).map(loadLesson);
  return { ...front, lessons, exam: examOf(`${area}/pruefung-${front.id}`, front) };
}

function loadLesson({ path }: Numbered): MasteryLesson {
  const { unit, page } = loadUnit(path, masteryFront, masteryFiles);
  const { type, example } = page.front;
  return { unit, type, example, katas: loadKatas(path) };
}

/** Ten tasks of the chapter's lessons: it has no content of its own. */
function examOf(id: string, { title, xp }: z.output<typeof masteryChapterFront>): Unit {
  return {
    id,
    title: `Prüfung: ${title}`,
    kind: 'quiz',
    language: null,
    minutes: 15,
    content: '',
    concepts: [],
    needs: [],
    introduces: [],
    goals: [],
    hints: [],
    quiz: [],
    starter: {},
    solution: {},
    check: null,
    data: {},
    xp,
  };
}
