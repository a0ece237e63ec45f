import type { CodeVersion } from '@hbg/contract/code';
import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { listCourses, listLessons, readCourse, readLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress, saveProgress } from '@hbg/contract/progress';
import { isoTime } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { findDraft, keepCode, readVersions } from './code-store.ts';
import { courseAnswer, lessonAnswer, lessonsOf } from './lesson-answers.ts';
import { addProgress, readAllProgress, readProgressOf } from './progress-store.ts';
import { saveDraftOf } from './save-draft.ts';

export function lessonEndpoints(context: Context): Endpoint[] {
  return [...contentEndpoints(context), ...progressEndpoints(context), ...codeEndpoints(context)];
}

function contentEndpoints({ content }: Context): Endpoint[] {
  const { courses, lessons, knowledge } = content;
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
      return lessonsOf(course).map((lesson) => lessonAnswer(lesson, knowledge.concepts));
    }),
    endpoint(readLesson, async ({ params }) => {
      const lesson = lessons.get(params.lessonId);
      return lesson ? lessonAnswer(lesson, knowledge.concepts) : refuse('unknownLesson');
    }),
  ];
}

function progressEndpoints({ content, database: { db }, clock }: Context): Endpoint[] {
  return [
    endpoint(listProgress, ({ learner }) => readAllProgress(db, learner.id)),
    endpoint(readProgress, async ({ params: { lessonId }, learner }) =>
      content.lessons.has(lessonId)
        ? readProgressOf(db, learner.id, lessonId)
        : refuse('unknownLesson'),
    ),
    endpoint(saveProgress, async ({ body, learner }) =>
      content.lessons.has(body.lessonId)
        ? addProgress(db, learner.id, body, isoTime(clock.now()))
        : refuse('unknownLesson'),
    ),
  ];
}

function codeEndpoints({ content, database: { db }, clock }: Context): Endpoint[] {
  /** A clock that runs ahead doesn't win for ever. */
  const notLater = (moment: string) => {
    const now = isoTime(clock.now());
    return moment < now ? isoTime(Date.parse(moment)) : now;
  };
  return [
    endpoint(keepVersion, async ({ body, learner }) => {
      const { lessonId: lesson, ...version } = body;
      if (!content.lessons.has(lesson)) return refuse('unknownLesson');
      const kept: CodeVersion = { ...version, madeAt: notLater(version.madeAt) };
      await keepCode(db, { learner: learner.id, lesson }, kept);
      return kept;
    }),
    endpoint(listVersions, ({ query, learner }) =>
      readVersions(db, { learner: learner.id, lesson: query.lessonId }, query.before),
    ),
    endpoint(readDraft, async ({ params: { lessonId: lesson }, learner }) =>
      content.lessons.has(lesson)
        ? findDraft(db, { learner: learner.id, lesson })
        : refuse('unknownLesson'),
    ),
    endpoint(saveDraft, async ({ params: { lessonId: lesson }, body, learner }) => {
      if (!content.lessons.has(lesson)) return refuse('unknownLesson');
      const edited = { ...body, editedAt: notLater(body.editedAt) };
      return saveDraftOf(db, { learner: learner.id, lesson }, edited);
    }),
  ];
}
