import { type LearnerId, login } from '@hbg/contract/account';
import {
  completeUnit,
  noteActivity,
  readAchievements,
  tellBadges,
} from '@hbg/contract/achievements';
import { tryKata } from '@hbg/contract/mastery';
import { answerTask } from '@hbg/contract/maths';
import { saveProgress } from '@hbg/contract/progress';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { answerText } from '@hbg/maths/judge';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testsAll } from '../../../../../scripts/sample-of.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
const units = ['lektion/1', 'lektion/2', 'lektion/3', 'muster/hupe'];

const unit = fc.constantFrom(...units);
const id = fc.uuid({ version: 4 });
/** Within three weeks, and some in the future. */
const madeAt = fc.integer({ min: -30_000, max: 60 }).map((at) => isoTime(start + at * 60_000));
const quiz = fc.option(
  fc.constantFrom({ right: 1, of: 2 }, { right: 2, of: 4 }, { right: 0, of: 3 }),
);
const evidence = fc.record({
  id,
  madeAt,
  reached: fc.array(fc.boolean(), { maxLength: 5 }),
  quiz,
  hints: fc.nat(3),
  hadSolution: fc.boolean(),
  minutes: fc.nat(30),
});
const call = fc.oneof(
  fc.record({ kind: fc.constant('completed' as const), unit, evidence }),
  fc.record({
    kind: fc.constantFrom('worked' as const, 'repaired' as const),
    unit,
    id,
    madeAt,
    minutes: fc.nat(15),
  }),
  fc.record({
    kind: fc.constant('review' as const),
    id,
    madeAt,
    number: fc.integer({ min: 1, max: 6 }),
    isRight: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('maths' as const),
    id,
    madeAt,
    task: fc.constantFrom('A1', 'B1', 'C1'),
    isRight: fc.boolean(),
    byProgram: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('lesson' as const),
    lessonId: fc.integer({ min: 1, max: 3 }),
    evidence: fc.option(evidence, { nil: undefined }),
  }),
);
type Call = typeof call extends fc.Arbitrary<infer Of> ? Of : never;

/** Different calls have different ids; of a lesson told without one there is one a day. */
function idOf(sent: Call): string {
  if (sent.kind === 'completed') return sent.evidence.id;
  if (sent.kind === 'lesson') return sent.evidence?.id ?? `lektion/${sent.lessonId}`;
  return sent.id;
}

/** The same calls twice over: in their order, and in another one with some of them repeated. */
const histories = fc
  .uniqueArray(call, { minLength: 1, maxLength: 10, selector: idOf })
  .chain((calls) => fc.tuple(fc.constant(calls), fc.subarray(calls).chain(shuffledWith(calls))));

function shuffledWith(calls: readonly Call[]) {
  return (again: readonly Call[]) => {
    const all = [...calls, ...again];
    return fc.shuffledSubarray(all, { minLength: all.length });
  };
}

const tables = ['completion', 'activity', 'kata_try', 'maths_answer', 'told_badge'] as const;

/** Many histories are many tests: none of them takes long, on a busy machine neither. */
const runs = testsAll ? 40 : 15;
const parts = Array.from({ length: testsAll ? 50 : 1 }, (_, part) => part);

describe.each(engines)('on %s', (engine) => {
  test.each(parts)(
    'calls in any order, some of them twice, come to the same (%i)',
    async (part) => {
      const app = await createTestApp(engine);
      const { db } = app.context.database;
      const [one, other] = [await openLedger(app, 1), await openLedger(app, 2)];
      await fc.assert(
        fc.asyncProperty(histories, async ([calls, others]) => {
          app.clock.advance(10_000);
          for (const table of tables) await db.deleteFrom(table).execute();
          const [expected, outcome] = await Promise.all([one(calls), other(others)]);
          expect(outcome).toEqual(expected);
          expect(outcome.toldAgain).toEqual([]);
        }),
        { seed: 20_261_125 + part, numRuns: runs },
      );
    },
  );
});

/** What calls come to for a learner who has done nothing before. */
async function openLedger(app: TestApp, user: LearnerId) {
  const { db } = app.context.database;
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  return async (calls: readonly Call[]) => {
    for (const sent of calls) await send(browser, sent);
    // Of each badge one question is told, and no other.
    const told = await ask(browser);
    const toldAgain = await ask(browser);
    const done = db.selectFrom('completion').selectAll().where('learner_id', '=', user);
    const activities = db.selectFrom('activity').selectAll().where('learner_id', '=', user);
    return {
      done: (await done.orderBy('unit').execute()).map(ofAnybody),
      activities: (await activities.orderBy('id').execute()).map(ofAnybody),
      achievements: await browser.call(readAchievements, {}),
      told,
      toldAgain,
    };
  };
}

function ask(browser: ReturnType<typeof openBrowser>) {
  return browser.call(tellBadges, { body: { id: crypto.randomUUID() } });
}

function ofAnybody<Row extends { learner_id: LearnerId }>(row: Row) {
  return { ...row, learner_id: null };
}

async function send(browser: ReturnType<typeof openBrowser>, sent: Call): Promise<void> {
  if (sent.kind === 'completed') {
    await browser.call(completeUnit, { body: { unit: sent.unit, ...sent.evidence } });
  } else if (sent.kind === 'review') {
    const { kind: _, ...tried } = sent;
    const how = { variant: 1, isHelped: false, isReview: true, exam: null };
    await browser.call(tryKata, { body: { unit: 'python-mastery/ausgabe', ...tried, ...how } });
  } else if (sent.kind === 'maths') {
    await browser.call(answerTask, { body: answerOf(sent) });
  } else if (sent.kind === 'lesson') {
    const { lessonId, evidence: known } = sent;
    const body = { lessonId, completed: true, score: 100, codeSubmitted: 'print(1)' };
    await browser.call(saveProgress, { body: { ...body, ...(known && { evidence: known }) } });
  } else {
    await browser.call(noteActivity, { body: sent });
  }
}

/** No two are the same task: of these the first that comes in would count. */
function answerOf({ id, madeAt, task, isRight, byProgram }: Extract<Call, { kind: 'maths' }>) {
  const seed = Number.parseInt(id.slice(0, 8), 16);
  const kind = kindOf(task);
  const right = kind ? answerText(drawTask(kind, seed)) : '';
  return { id, madeAt, kind: task, seed, level: 1, typed: isRight ? right : '987654', byProgram };
}
