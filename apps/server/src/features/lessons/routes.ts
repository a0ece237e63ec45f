import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { listCourses, listLessons, readCourse, readLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress, saveProgress } from '@hbg/contract/progress';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { findDraft, readVersions } from './code-store.ts';
import { keepVersionIn, unlessFull } from './keep-version.ts';
import { courseAnswer, lessonAnswer, lessonsOf } from './lesson-answers.ts';
import { addProgress, readAllProgress, readProgressOf } from './progress-store.ts';
import { saveDraftOf } from './save-draft.ts';

/** Something of it has to grow old first. */
const fullForSeconds = 3_600;

export function lessonEndpoints(context: Context): Endpoint[] {
  return [...contentEndpoints(context), ...progressEndpoints(context), ...codeEndpoints(context)];
}

function contentEndpoints({ content }: Context): Endpoint[] {
  const { courses, lessons, concepts } = content;
  const find = (courseId: number) => courses.find(({ id }) => id === courseId);
  return [
    endpoint(listCourses, async () =>
      courses.map((course) =>
        Object.assign(courseAnswer(course), { lessonCount: lessonsOf(course).length }),
      ),
    ),
    endpoint(readCourse, async ({ params }) => {
      const course = find(params.courseId);
      return course ? courseAnswer(course) : refuse('unknownCourse');
    }),
    endpoint(listLessons, async ({ params }) => {
      const course = find(params.courseId);
      if (!course) return refuse('unknownCourse');
      return lessonsOf(course).map((lesson) => lessonAnswer(lesson, concepts));
    }),
    endpoint(readLesson, async ({ params }) => {
      const lesson = lessons.get(params.lessonId);
      return lesson ? lessonAnswer(lesson, concepts) : refuse('unknownLesson');
    }),
  ];
}

function progressEndpoints({
  content,
  database: { db },
  clock,
  writes,
  rates: { saving },
}: Context): Endpoint[] {
  return [
    endpoint(listProgress, ({ learner }) => readAllProgress(db, learner.id)),
    endpoint(readProgress, async ({ params: { lessonId }, learner }) =>
      content.lessons.has(lessonId)
        ? readProgressOf(db, learner.id, lessonId)
        : refuse('unknownLesson'),
    ),
    endpoint(saveProgress, async ({ body, learner }) => {
      if (!content.lessons.has(body.lessonId)) return refuse('unknownLesson');
      const wait = saving.take(learner.id);
      if (wait > 0) return refuse('tooOften', wait);
      return writes.watch(() => addProgress(db, learner.id, body, isoTime(clock.now())));
    }),
  ];
}

function codeEndpoints({
  content,
  database: { db },
  clock,
  writes,
  rates: { saving },
}: Context): Endpoint[] {
  /** A clock that runs ahead doesn't win for ever. */
  const notLater = (moment: string) => {
    const now = isoTime(clock.now());
    return moment < now ? isoTime(Date.parse(moment)) : now;
  };
  return [
    endpoint(keepVersion, async ({ body, learner }) => {
      const { lessonId: lesson, ...sent } = body;
      if (!content.lessons.has(lesson)) return refuse('unknownLesson');
      const wait = saving.take(learner.id);
      if (wait > 0) return refuse('tooOften', wait);
      const version = { ...sent, madeAt: notLater(sent.madeAt) };
      const place = { learner: learner.id, lesson };
      const keep = (trx: Db) => keepVersionIn(trx, place, version, clock.now());
      const kept = await writes.watch(() => unlessFull(() => db.transaction().execute(keep)));
      return kept === 'full' ? refuse('full', fullForSeconds) : kept;
    }),
    endpoint(listVersions, ({ query: { lessonId: lesson, ...before }, learner }) =>
      readVersions(db, { learner: learner.id, lesson }, before),
    ),
    endpoint(readDraft, async ({ params: { lessonId: lesson }, learner }) =>
      content.lessons.has(lesson)
        ? findDraft(db, { learner: learner.id, lesson })
        : refuse('unknownLesson'),
    ),
    endpoint(saveDraft, async ({ params: { lessonId: lesson }, body, learner }) => {
      if (!content.lessons.has(lesson)) return refuse('unknownLesson');
      const wait = saving.take(learner.id);
      if (wait > 0) return refuse('tooOften', wait);
      const edited = { ...body, editedAt: notLater(body.editedAt), now: clock.now() };
      const place = { learner: learner.id, lesson };
      const saved = await writes.watch(() => unlessFull(() => saveDraftOf(db, place, edited)));
      return saved === 'full' ? refuse('full', fullForSeconds) : saved;
    }),
  ];
}
