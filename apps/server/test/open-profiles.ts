import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { completeUnit, type Evidence, noteActivity } from '@hbg/contract/achievements';
import { listAssessments } from '@hbg/contract/assessments';
import { tryKata } from '@hbg/contract/mastery';
import { answerTask } from '@hbg/contract/maths';
import {
  changeProfile,
  listAiSessions,
  listRecommendations,
  listSkills,
  readProfile,
  readProven,
  type Wishes,
} from '@hbg/contract/profile';
import type { Sent } from '@hbg/contract/route';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { writtenAsFraction } from '@hbg/maths/numbers/write-number';
import type { ChatRow } from '../src/ai/chat-store.ts';
import { isoTime } from '../src/clock.ts';
import type { Engine } from '../src/db/database.ts';
import { spokenRow } from './chat.ts';
import { createTestApp, openBrowser, password, type TestApp } from './test-app.ts';

const minute = 60_000;
type KataTry = Sent<typeof tryKata>['body'];

const sumOfFractions = kindOf('B4');

async function openProfile(app: TestApp, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const now = () => isoTime(app.clock.now());
  return {
    browser,
    read: () => browser.call(readProfile, {}),
    change: (body: Wishes) => browser.call(changeProfile, { body }),
    send: (body: unknown) =>
      browser.send('/api/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    recommended: () => browser.call(listRecommendations, {}),
    talks: () => browser.call(listAiSessions, {}),
    skills: () => browser.call(listSkills, {}),
    assessments: () => browser.call(listAssessments, {}),
    proven: () => browser.call(readProven, {}),
    tryTasks: async (unit: string, numbers: readonly number[], part: Partial<KataTry> = {}) => {
      for (const number of numbers) {
        const how = { variant: 1, isRight: true, isHelped: false, isReview: false, exam: null };
        const body = { id: randomUUID(), unit, number, ...how, madeAt: now(), ...part };
        await browser.call(tryKata, { body });
      }
    },
    addFractions: async (seeds: readonly number[], how: 'right' | 'wrong') => {
      if (!sumOfFractions) throw new Error('B4 is gone.');
      for (const seed of seeds) {
        const task = drawTask(sumOfFractions, seed);
        const wrong = task.mistakes[0]?.value ?? task.answer;
        const typed = writtenAsFraction(how === 'right' ? task.answer : wrong);
        const of = { level: 4, byProgram: false, madeAt: now() };
        await browser.call(answerTask, {
          body: { id: randomUUID(), kind: 'B4', seed, typed, ...of },
        });
        app.clock.advance(minute);
      }
    },
    finish: (id: number, part: Partial<Evidence> & { unit?: string } = {}) => {
      const goals = app.context.content.lessons.get(id)?.goals ?? [];
      const how = { hints: 0, hadSolution: false, minutes: 1, madeAt: now() };
      const reached = goals.map(() => true);
      const body = { id: randomUUID(), unit: `lektion/${id}`, reached, ...how, ...part };
      return browser.call(completeUnit, { body });
    },
    work: (minutes: number) =>
      browser.call(noteActivity, {
        body: { id: randomUUID(), kind: 'worked', unit: 'lektion/1', minutes, madeAt: now() },
      }),
  };
}

/** A house with both learners, and what each can be asked of. */
export async function openProfiles(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const { db } = app.context.database;
  const [byte, pixel] = [await openProfile(app, 1), await openProfile(app, 2)];
  let said = 0;
  const say = (row: Partial<ChatRow>) => {
    said += 1;
    const id = `c${String(said).padStart(5, '0')}`;
    const said_at = isoTime(app.clock.now());
    return db
      .insertInto('chat_message')
      .values({ ...spokenRow, id, said_at, ...row })
      .execute();
  };
  return { app, db, byte, pixel, say };
}
