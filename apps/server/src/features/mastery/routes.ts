import { drawKata, type Kata } from '@hbg/content/kata';
import { unitOfKata } from '@hbg/content/kata-unit';
import type { MasteryLesson } from '@hbg/content/load-mastery';
import type { LearnerId } from '@hbg/contract/account';
import { drawTasks, readKata, readMastery, readTerms, tryKata } from '@hbg/contract/mastery';
import type { Input } from '@hbg/contract/route';
import { believable } from '../../clock.ts';
import type { Content } from '../../content.ts';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, refuse } from '../../http/adapter.ts';
import { whyNotNow } from '../../why-not-kept.ts';
import { isAsked } from '../assessments/unaided/open-checks.ts';
import { examTasks, reviewTasks } from './draw-tasks.ts';
import { passExamIn } from './pass-exam.ts';
import { readMasteryWork, readStandings } from './read-chapters.ts';
import { addTry, type TryRow } from './store.ts';
import { termsOf } from './terms.ts';

export function masteryEndpoints(context: Context): Endpoint[] {
  return [...kataEndpoints(context), ...chapterEndpoints(context)];
}

function kataEndpoints(context: Context): Endpoint[] {
  const { content, database, writes } = context;
  const { db } = database;
  return [
    endpoint(readKata, async ({ query: { unit, number, variant }, learner }) => {
      const found = kataOf(content, unit, number);
      const task = { source: unit, number, variant };
      if (!found || (await isAsked(context, learner.id, task))) return refuse('unknownKata');
      const drawn = drawKata(found.kata, variant);
      return { form: drawn.form, unit: unitOfKata(found.lesson.unit, drawn) };
    }),
    endpoint(tryKata, async ({ body, learner }) => {
      if (!isKnown(content, body)) return refuse('unknownKata');
      const refused = whyNotNow(context, learner.id);
      if (refused) return refused;
      const brought = await writes.watch(() =>
        db.transaction().execute(async (trx) => {
          await addTry(trx, rowOf(context, learner.id, body));
          return body.exam && passExamIn(trx, context, learner.id, body.exam);
        }),
      );
      const standings = await readStandings(context, learner.id, body.unit);
      return { standing: standings(body.unit), brought };
    }),
  ];
}

function chapterEndpoints(context: Context): Endpoint[] {
  const { mastery } = context.content;
  return [
    endpoint(readTerms, async ({ query: { area } }) => ({
      terms: termsOf(context.content, area),
    })),
    endpoint(readMastery, async ({ query: { area }, learner }) => {
      const { chapters } = await readMasteryWork(context, learner.id, area);
      return { chapters: [...chapters] };
    }),
    endpoint(drawTasks, async ({ query: { area, chapter: wanted }, learner }) => {
      const chapters = mastery.find((one) => one.area === area)?.chapters ?? [];
      if (wanted !== undefined) {
        const chapter = chapters.find(({ id }) => id === wanted);
        return chapter ? { tasks: examTasks(chapter.lessons) } : refuse('unknownChapter');
      }
      const standingOf = await readStandings(context, learner.id, area);
      const lessons = chapters.flatMap((chapter) => chapter.lessons);
      return { tasks: reviewTasks(lessons.filter(({ unit }) => standingOf(unit.id).isDue)) };
    }),
  ];
}

type Sent = Input<typeof tryKata>['body'];

function isKnown(content: Content, { unit, number, exam }: Sent): boolean {
  const isExam =
    exam === null ||
    content.mastery.some(({ chapters }) =>
      chapters.some((chapter) => chapter.exam.id === exam.unit && holds(chapter.lessons, unit)),
    );
  return isExam && kataOf(content, unit, number) !== null;
}

function holds(lessons: readonly MasteryLesson[], id: string): boolean {
  return lessons.some(({ unit }) => unit.id === id);
}

function kataOf(
  { masteryLessons }: Content,
  id: string,
  number: number,
): { lesson: MasteryLesson; kata: Kata } | null {
  const lesson = masteryLessons.find(({ unit }) => unit.id === id);
  const kata = lesson?.katas[number - 1];
  return lesson && kata ? { lesson, kata } : null;
}

function rowOf({ clock }: Context, learner: LearnerId, sent: Sent): TryRow {
  const { id, unit, number, variant, isRight, isHelped, isReview, exam, madeAt } = sent;
  return {
    learner_id: learner,
    id,
    unit,
    number,
    variant,
    way: exam ? 'exam' : isReview ? 'review' : 'lab',
    exam: exam?.unit ?? null,
    series: exam?.id ?? null,
    is_right: Number(isRight),
    is_helped: Number(isHelped),
    at: believable(clock, madeAt),
  };
}
