import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { type Chapter, type Course, chapterFront, courseFront } from './course.ts';
import { courseFolder, type Numbered, numberedFolders } from './folders.ts';
import { type Lesson, lessonFiles, lessonFront } from './lesson.ts';
import { loadUnit } from './load-unit.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
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
  const lessons = numberedFolders(path).map((lesson) => loadLesson(lesson, given));
  return { ...front, lessons };
}

function loadLesson(
  { number: order, path }: Numbered,
  given: Pick<Lesson, 'courseId' | 'category'>,
): Lesson {
  const { unit, page } = loadUnit(path, lessonFront, lessonFiles);
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

function readExample(file: string): Lesson['example'] {
  const text = readText(file);
  const [example, ...more] = fencesOf(text);
  if (!example || more.length > 0)
    throw new ContentError(file, 1, 'schreib genau einen Code-Block');
  const [before, after] = partsAroundFence(text);
  if (!before || !after) throw new ContentError(file, 1, 'sag vor und nach dem Code etwas');
  return { ...example, output: null, before, after };
}

function checkOrder(path: string, chapters: readonly Chapter[]) {
  const orders = chapters.flatMap(({ lessons }) => lessons.map(({ order }) => order));
  for (const [index, order] of orders.entries()) {
    if (order === index + 1) continue;
    const wrong =
      order <= index ? `nach ${index} kommt noch einmal ${order}` : `${index + 1} fehlt`;
    throw new ContentError(path, 1, `zähle die Lektionen von 1 an ohne Lücke: ${wrong}`);
  }
}
