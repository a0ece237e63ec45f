import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { type Chapter, type Course, chapterFront, courseFront } from './course.ts';
import { courseFolder, type Numbered, numberedFolders } from './folders.ts';
import { type Lesson, lessonFront } from './lesson.ts';
import { loadUnit } from './load-unit.ts';
import { type Page, readPage } from './read-page.ts';
import { fencesOf, partsAroundFence } from './sections.ts';
import type { Unit } from './unit.ts';

/** All courses with their chapters and lessons; the numbers of the folders are their order. */
export function loadCourses(folder = courseFolder): Course[] {
  const owners: Owners = new Map();
  return numberedFolders(folder).map((course) => loadCourse(course, owners));
}

/** The files that the lessons' ids stand in. */
type Owners = Map<string, string>;

function loadCourse({ number: id, path }: Numbered, owners: Owners): Course {
  const { front } = readPage(join(path, 'course.md'), courseFront);
  const chapters = numberedFolders(path).map((chapter) => loadChapter(chapter, id, owners));
  checkOrder(path, chapters);
  return { id, ...front, chapters };
}

function loadChapter({ path }: Numbered, courseId: number, owners: Owners): Chapter {
  const { front } = readPage(join(path, 'chapter.md'), chapterFront);
  const given = { courseId, category: front.title };
  const lessons = numberedFolders(path).map((lesson) => loadLesson(lesson, given, owners));
  return { ...front, lessons };
}

function loadLesson(
  { number: order, path }: Numbered,
  given: Pick<Lesson, 'courseId' | 'category'>,
  owners: Owners,
): Lesson {
  const { unit, page } = loadUnit(path, lessonFront);
  claimId(page, owners);
  const { description, type, objectives, teaches, typed, predict, questions, mistakes } =
    page.front;
  const { title, concepts, hints, goals, content } = unit;
  return {
    id: Number(unit.id.split('/')[1]),
    unit,
    order,
    ...given,
    title,
    concepts,
    hints,
    goals,
    content,
    description,
    type,
    objectives,
    teaches,
    typed,
    predict,
    questions,
    mistakes,
    duration: unit.minutes,
    starterCode: unit.starter['main.py'] ?? '',
    solution: unit.solution['main.py'] ?? '',
    example: readExample(join(path, 'example.md')),
  };
}

function claimId({ file, front, lineOf }: Page<Pick<Unit, 'id'>>, owners: Owners) {
  const owner = owners.get(front.id);
  if (owner) {
    const cure = `id: ${front.id} belongs to ${owner}: take a number that no lesson has ever had`;
    throw new ContentError(file, lineOf('id'), cure);
  }
  owners.set(front.id, file);
}

function readExample(file: string): Lesson['example'] {
  const text = readFileSync(file, 'utf8');
  const [example, ...more] = fencesOf(text);
  if (!example || more.length > 0) throw new ContentError(file, 1, 'write one code fence');
  const [before, after] = partsAroundFence(text);
  if (!before || !after) throw new ContentError(file, 1, 'say something before and after the code');
  return { ...example, output: null, before, after };
}

function checkOrder(path: string, chapters: readonly Chapter[]) {
  const orders = chapters.flatMap(({ lessons }) => lessons.map(({ order }) => order));
  const wrong = orders.findIndex((order, index) => order !== index + 1);
  if (wrong >= 0) {
    throw new ContentError(
      path,
      1,
      `number the lessons from 1 without gaps: ${wrong + 1} is missing`,
    );
  }
}
