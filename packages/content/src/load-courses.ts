import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { type Chapter, type Course, chapterFront, courseFront } from './course.ts';
import { courseFolder, type Numbered, numberedFolders } from './folders.ts';
import { type Lesson, lessonFront } from './lesson.ts';
import { readPage } from './read-page.ts';
import { fencesOf, partsAroundFence } from './sections.ts';

/** All courses with their chapters and lessons; the numbers of the folders are their order. */
export function loadCourses(folder = courseFolder): Course[] {
  return numberedFolders(folder).map(loadCourse);
}

function loadCourse({ number: id, path }: Numbered): Course {
  const { front } = readPage(join(path, 'course.md'), courseFront);
  const chapters = numberedFolders(path).map((chapter) => loadChapter(chapter, id));
  checkOrder(path, chapters);
  return { id, ...front, chapters };
}

function loadChapter({ path }: Numbered, courseId: number): Chapter {
  const { front } = readPage(join(path, 'chapter.md'), chapterFront);
  const given = { courseId, category: front.title };
  return { ...front, lessons: numberedFolders(path).map((lesson) => loadLesson(lesson, given)) };
}

function loadLesson(
  { number: order, path }: Numbered,
  given: Pick<Lesson, 'courseId' | 'category'>,
): Lesson {
  const { front, body } = readPage(join(path, 'lesson.md'), lessonFront);
  const readCode = (name: string) => readFileSync(join(path, name), 'utf8');
  return {
    // The first course's lessons are addressed by their order alone.
    id: given.courseId === 1 ? order : given.courseId * 1_000 + order,
    order,
    ...given,
    ...front,
    content: body.trim(),
    starterCode: readCode('starter.py'),
    solution: readCode('solution.py'),
    example: readExample(join(path, 'example.md')),
  };
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
