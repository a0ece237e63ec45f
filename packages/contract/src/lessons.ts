import * as z from 'zod/mini';
import { route } from './route.ts';
import { files, goal } from './units.ts';
import { wholeNumber } from './whole-number.ts';

const course = z.object({ id: z.int(), name: z.string(), description: z.string() });

const chapter = z.object({
  title: z.string(),
  description: z.string(),
  /** In order. */
  lessonIds: z.array(z.int()),
});

const prediction = z.object({
  code: z.string(),
  options: z.array(z.string()),
  /** The number of the right one, from 1. */
  right: z.int(),
  why: z.string(),
});

const listedLesson = z.object({
  id: z.int(),
  courseId: z.int(),
  order: z.int(),
  title: z.string(),
  description: z.string(),
  /** The title of its chapter. */
  category: z.string(),
  type: z.enum(['Theory', 'Interactive', 'Project']),
  /** Minutes. */
  duration: z.int(),
  /** Simple markup. */
  content: z.string(),
  objectives: z.array(z.string()),
  hints: z.array(z.string()),
  goals: z.array(goal),
  /** The source of what checks the goals that are a text alone. */
  check: z.nullable(z.string()),
  /** What a program finds beside itself. */
  data: files,
  predict: z.nullable(prediction),
  concepts: z.array(z.object({ id: z.string(), title: z.string(), short: z.string() })),
  starterCode: z.string(),
});
export type ListedLesson = z.infer<typeof listedLesson>;

const lesson = z.extend(listedLesson, { solution: z.string() });
export type Lesson = z.infer<typeof lesson>;

const unknownCourse = { status: 404, text: 'Diesen Kurs gibt es nicht.' };
const unknownLesson = { status: 404, text: 'Diese Lektion gibt es nicht.' };

export const listCourses = route({
  method: 'GET',
  path: '/api/courses',
  summary: 'All courses.',
  answer: z.array(z.extend(course, { lessonCount: z.int() })),
});

export const readCourse = route({
  method: 'GET',
  path: '/api/courses/:courseId',
  summary: 'A course with its chapters.',
  params: z.object({ courseId: wholeNumber }),
  answer: z.extend(course, { chapters: z.array(chapter) }),
  refusals: { unknownCourse },
});

export const listLessons = route({
  method: 'GET',
  path: '/api/courses/:courseId/lessons',
  summary: 'The lessons of a course in order, without their solutions.',
  params: z.object({ courseId: wholeNumber }),
  answer: z.array(listedLesson),
  refusals: { unknownCourse },
});

export const readLesson = route({
  method: 'GET',
  path: '/api/lessons/:lessonId',
  summary: 'A lesson with its solution.',
  params: z.object({ lessonId: wholeNumber }),
  answer: lesson,
  refusals: { unknownLesson },
});
