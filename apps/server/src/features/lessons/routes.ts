import type { Lesson } from '@hbg/content/lesson';
import { listCourses, listLessons, readCourse, readLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress, saveProgress } from '@hbg/contract/progress';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, prepared, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { courseAnswer, lessonAnswer, lessonsOf } from './lesson-answers.ts';
import { readAllProgress, readProgressOf } from './progress-store.ts';
import { saveProgressIn } from './save-progress.ts';

export function lessonEndpoints(context: Context): Endpoint[] {
  return [...contentEndpoints(context), ...progressEndpoints(context)];
}

function contentEndpoints({ content }: Context): Endpoint[] {
  const { courses, concepts } = content;
  const answerOf = (lesson: Lesson) => lessonAnswer(lesson, concepts);
  const list = prepared(() =>
    courses.map((course) =>
      Object.assign(courseAnswer(course), { lessonCount: lessonsOf(course).length }),
    ),
  );
  const single = preparedById(courses, courseAnswer);
  const listed = preparedById(courses, (course) => lessonsOf(course).map(answerOf));
  const lessons = preparedById([...content.lessons.values()], answerOf);
  return [
    endpoint(listCourses, async () => list),
    endpoint(
      readCourse,
      async ({ params }) => single.get(params.courseId) ?? refuse('unknownCourse'),
    ),
    endpoint(
      listLessons,
      async ({ params }) => listed.get(params.courseId) ?? refuse('unknownCourse'),
    ),
    endpoint(
      readLesson,
      async ({ params }) => lessons.get(params.lessonId) ?? refuse('unknownLesson'),
    ),
  ];
}

function preparedById<Item extends { readonly id: number }, Of>(
  items: readonly Item[],
  answerOf: (item: Item) => Of,
) {
  return new Map(items.map((item) => [item.id, prepared(() => answerOf(item))]));
}

function progressEndpoints(context: Context): Endpoint[] {
  const { content, writes } = context;
  const { db } = context.database;
  return [
    endpoint(listProgress, ({ learner }) => readAllProgress(db, learner.id)),
    endpoint(readProgress, async ({ params: { lessonId }, learner }) =>
      content.lessons.has(lessonId)
        ? readProgressOf(db, learner.id, lessonId)
        : refuse('unknownLesson'),
    ),
    endpoint(saveProgress, async ({ body, learner }) => {
      if (!content.lessons.has(body.lessonId)) return refuse('unknownLesson');
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const save = (trx: Db) => saveProgressIn(trx, context, learner.id, body);
      return writes.watch(() => db.transaction().execute(save));
    }),
  ];
}
