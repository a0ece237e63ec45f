import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { completeUnit, type Evidence, noteActivity } from '@hbg/contract/achievements';
import { listAssessments } from '@hbg/contract/assessments';
import { tryKata } from '@hbg/contract/mastery';
import { answerTask } from '@hbg/contract/maths';
import { pausePath, startPath } from '@hbg/contract/paths';
import {
  changeProfile,
  listAiSessions,
  listRecommendations,
  listSkills,
  profileLimits,
  readProfile,
  readProven,
  type Wishes,
} from '@hbg/contract/profile';
import { saveProgress } from '@hbg/contract/progress';
import type { Sent } from '@hbg/contract/route';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { writtenAsFraction } from '@hbg/maths/numbers/write-number';
import { describe, expect, test } from 'vitest';
import { spokenRow } from '../../../test/chat.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { ChatRow } from '../../ai/chat-store.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { dayMs } from '../../house-days.ts';

const minute = 60_000;
type KataTry = Sent<typeof tryKata>['body'];

const nothing = {
  skillLevel: null,
  learningStyle: null,
  preferredLanguages: [],
  learningGoals: [],
  timeSpentLearning: 0,
  totalExercisesCompleted: 0,
  averageScore: '0.0',
};

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

async function openHouse(engine: Engine = 'sqlite') {
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

describe.each(engines)('the profile on %s', (engine) => {
  test('is empty at first, and its figures are those of the ledger', async () => {
    const { app, byte } = await openHouse(engine);
    expect(await byte.read()).toEqual(nothing);
    await byte.finish(1);
    const [, ...open] = app.context.content.lessons.get(2)?.goals ?? [];
    await byte.finish(2, { reached: [true, ...open.map(() => false)] });
    await byte.work(12);
    const share = 1 / (open.length + 1);
    expect(await byte.read()).toEqual({
      ...nothing,
      timeSpentLearning: 12,
      totalExercisesCompleted: 2,
      averageScore: ((100 + 100 * share) / 2).toFixed(1),
    });
  });

  test('what is changed is there, and the rest stays', async () => {
    const { db, byte, pixel } = await openHouse(engine);
    const all = {
      skillLevel: 'Fortgeschritten',
      learningStyle: 'visual',
      preferredLanguages: ['python', 'html'],
      learningGoals: ['ein eigenes Spiel', 'KI verstehen'],
    } as const satisfies Wishes;
    const sent = { ...all, preferredLanguages: [...all.preferredLanguages] };
    expect(await byte.change({ ...sent, learningGoals: [...all.learningGoals] })).toEqual({
      ...nothing,
      ...all,
    });
    await byte.change({ learningStyle: 'kinesthetic' });
    expect(await byte.change({ learningGoals: [] })).toEqual({
      ...nothing,
      ...all,
      learningStyle: 'kinesthetic',
      learningGoals: [],
    });
    expect(await byte.change({})).toMatchObject({ skillLevel: 'Fortgeschritten' });
    expect(await pixel.read()).toEqual(nothing);
    expect(await db.selectFrom('profile').selectAll().execute()).toEqual([
      {
        learner_id: 1,
        skill_level: 'Fortgeschritten',
        learning_style: 'kinesthetic',
        preferred_languages: '["python","html"]',
        learning_goals: '[]',
        changed_at: expect.any(String),
      },
    ]);
  });

  test('two devices that change different things at once lose nothing', async () => {
    const { byte } = await openHouse(engine);
    await Promise.all([
      byte.change({ skillLevel: 'Experte' }),
      byte.change({ learningStyle: 'auditory' }),
      byte.change({ learningGoals: ['Musik machen'] }),
      byte.change({ preferredLanguages: ['java'] }),
    ]);
    expect(await byte.read()).toMatchObject({
      skillLevel: 'Experte',
      learningStyle: 'auditory',
      learningGoals: ['Musik machen'],
      preferredLanguages: ['java'],
    });
  });

  test('goals are kept trimmed and once, without empty lines', async () => {
    const { byte } = await openHouse(engine);
    const learningGoals = ['  Spiel  ', '', '   ', 'Übung', 'Spiel'];
    expect((await byte.change({ learningGoals })).learningGoals).toEqual(['Spiel', 'Übung']);
  });

  test('each chapter tells what is done and what is proven of it', async () => {
    const { app, byte, pixel } = await openHouse(engine);
    await byte.finish(1);
    await byte.finish(2, { hadSolution: true });
    const [first, ...others] = await byte.skills();
    const [chapter] = app.context.content.courses[0]?.chapters ?? [];
    expect(first).toEqual({
      title: chapter?.title,
      lessons: chapter?.lessons.length,
      done: 2,
      proven: 1,
    });
    expect(others).toHaveLength(9);
    expect((await pixel.skills())[0]).toMatchObject({ done: 0, proven: 0 });
  });
});

test.each([
  [{ skillLevel: 'Meister' }, /^skillLevel: /],
  [{ learningStyle: 'laut' }, /^learningStyle: /],
  [{ preferredLanguages: ['python', 'klingonisch'] }, /^preferredLanguages/],
  [{ learningGoals: 'Spiel' }, /^learningGoals: /],
  [{ learningGoals: ['x'.repeat(profileLimits.goal + 1)] }, /^learningGoals.*höchstens 200/s],
  [
    { learningGoals: Array.from({ length: profileLimits.goals + 1 }, (_, at) => `Ziel ${at}`) },
    /^learningGoals: Höchstens 20/,
  ],
])('%j is refused, with the field named', async (body, text) => {
  const { byte } = await openHouse();
  const response = await byte.send(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(text);
});

test('figures that are sent are not taken', async () => {
  const { byte } = await openHouse();
  const response = await byte.send({ totalExercisesCompleted: 900, averageScore: '100.0' });
  expect(response.status).toBe(200);
  expect(await byte.read()).toEqual(nothing);
});

describe.each(engines)('what is proven on %s', (engine) => {
  test('is nothing at first, and each learner’s own', async () => {
    const { app, byte, pixel } = await openHouse(engine);
    await pixel.finish(1);
    const [course] = app.context.content.courses;
    expect(await byte.proven()).toEqual({
      day: '2026-03-01',
      courses: [{ title: course?.name, have: 0, of: 70, chapters: [] }],
      masteries: [
        { area: 'python-mastery', have: 0, of: 32, chapters: [] },
        { area: 'html-mastery', have: 0, of: 32, chapters: [] },
      ],
      maths: { have: 0, of: 45, courses: [] },
      assessments: [],
      badges: [],
    });
  });

  test('is only what was checked, with its day', async () => {
    const { app, byte } = await openHouse(engine);
    const [first, second] = [1, 2].map((id) => app.context.content.lessons.get(id));
    await byte.finish(1);
    await byte.finish(2, { hadSolution: true });
    const on = '2026-03-01';
    const { courses, badges } = await byte.proven();
    expect(courses).toMatchObject([
      {
        have: 1,
        of: 70,
        chapters: [{ title: first?.category, lessons: [{ title: first?.title, on }] }],
      },
    ]);
    expect(JSON.stringify(courses)).not.toContain(second?.title);
    expect(badges).toEqual([
      {
        title: 'Erste Zeile',
        description: 'Du hast etwas geschrieben, und es lief.',
        because: first?.title,
        on,
      },
    ]);
  });

  test('tells a lesson of a mastery as sure and as mastered, and an exam that was passed', async () => {
    const { app, byte } = await openHouse(engine);
    const unit = 'python-mastery/ausgabe';
    await byte.tryTasks(unit, [1, 2, 3, 4, 5, 6]);
    await byte.finish(1, { unit, reached: [], quiz: { right: 4, of: 4 } });
    const lesson = async () => (await byte.proven()).masteries[0]?.chapters[0]?.lessons[0];
    expect(await lesson()).toEqual({
      title: 'Ausgabe',
      on: '2026-03-01',
      state: 'sure',
      isDue: false,
    });
    app.clock.advance(2 * dayMs);
    await byte.browser.call(login, { body: { user: 1, password } });
    expect(await lesson()).toMatchObject({ state: 'sure', isDue: true });
    await byte.tryTasks(unit, [1], { isReview: true });
    expect(await lesson()).toMatchObject({ on: '2026-03-03', state: 'mastered', isDue: false });
    const exam = { id: randomUUID(), unit: 'python-mastery/pruefung-grundlagen' };
    await byte.tryTasks(unit, [1, 2, 3, 4, 5, 6], { exam });
    await byte.tryTasks('python-mastery/variablen', [1, 2, 3, 4], { exam });
    const [python] = (await byte.proven()).masteries;
    expect(python).toMatchObject({
      have: 1,
      of: 32,
      chapters: [{ title: 'Grundlagen', exam: { right: 10, of: 10, on: '2026-03-03' } }],
    });
  });

  test('holds the kinds of maths that were right three times', async () => {
    const { byte } = await openHouse(engine);
    await byte.addFractions([1, 2], 'right');
    expect((await byte.proven()).maths).toMatchObject({ have: 0, courses: [] });
    await byte.addFractions([3], 'wrong');
    await byte.addFractions([4], 'right');
    const title = 'Brüche addieren';
    expect((await byte.proven()).maths).toEqual({
      have: 1,
      of: 45,
      courses: [
        {
          title: 'Brüche und Prozente',
          kinds: [{ title, on: '2026-03-01', right: 3, answered: 4 }],
        },
      ],
    });
  });
});

describe.each(engines)('talks with the AI on %s', (engine) => {
  test('are told by what they were about, the newest first', async () => {
    const { app, byte, say } = await openHouse(engine);
    const { content } = app.context;
    await say({ place: 'lesson:3', intent: 'hint', concept: null });
    app.clock.advance(5 * minute);
    await say({ place: 'lesson:3', intent: 'hint', concept: null });
    app.clock.advance(60 * minute);
    await say({ place: 'companion:buddy', intent: 'concept', concept: 'liste' });
    await say({ place: 'companion:helper', intent: 'small-talk' });
    await say({ place: 'companion:buddy', intent: 'praise' });
    app.clock.advance(31 * minute);
    await say({ place: 'companion:buddy', intent: 'idea', plan: 'pong' });
    const lesson = content.lessons.get(3);
    expect(await byte.talks()).toEqual([
      expect.objectContaining({
        topic: content.knowledge.plans.get('pong')?.title,
        sessionType: 'project',
        messages: 1,
        address: '/ai-companion?begleiter=profi',
      }),
      expect.objectContaining({
        topic: content.concepts.get('liste')?.title,
        sessionType: 'explanation',
        messages: 2,
      }),
      expect.objectContaining({
        topic: 'Geplauder',
        sessionType: 'talk',
        address: '/ai-companion?begleiter=bastel',
      }),
      {
        id: 'c00001',
        topic: lesson?.title,
        sessionType: 'help',
        messages: 2,
        startedAt: '2026-03-01T08:00:00.000Z',
        endedAt: '2026-03-01T08:05:00.000Z',
        address: `/learn/${lesson?.courseId}/3`,
      },
    ]);
  });

  test('are at most five, and nobody else’s', async () => {
    const { app, byte, pixel, say } = await openHouse(engine);
    for (let talk = 0; talk < 7; talk += 1) {
      app.clock.advance(60 * minute);
      await say({ place: `lesson:${talk + 1}`, intent: 'quiz' });
    }
    const talks = await byte.talks();
    expect(talks.map(({ address }) => address)).toEqual(
      [7, 6, 5, 4, 3].map((id) => `/learn/1/${id}`),
    );
    expect(await pixel.talks()).toEqual([]);
  });

  test('what a child should tell a person leaves no trace among them', async () => {
    const { byte, say } = await openHouse(engine);
    for (const intent of ['crisis', 'drugs', 'sexual', 'contact', 'violence', 'insult'])
      await say({ place: 'companion:helper', intent, concept: 'liste', message: 'geheim' });
    expect(await byte.talks()).toEqual([]);
  });
});

describe.each(engines)('recommendations on %s', (engine) => {
  test('begin with the first lesson and something to build', async () => {
    const { app, byte } = await openHouse(engine);
    const first = app.context.content.lessons.get(1);
    const [next, idea, ...more] = await byte.recommended();
    expect(next).toEqual({
      kind: 'next',
      title: first?.title,
      reason: 'Hier fängt der Kurs an.',
      minutes: first?.duration,
      address: '/learn/1/1',
    });
    expect(idea).toMatchObject({ kind: 'new', reason: expect.stringMatching(/./) });
    expect(idea?.address).not.toMatch(/^\/learn/);
    expect(more).toEqual([]);
  });

  test('go on with an open goal', async () => {
    const { app, byte } = await openHouse(engine);
    const goals = app.context.content.lessons.get(2)?.goals ?? [];
    await byte.finish(1, { hadSolution: true });
    app.clock.advance(3 * dayMs);
    await byte.finish(2, { reached: goals.map((_, at) => at === 0) });
    const [next] = await byte.recommended();
    expect(next?.reason).toBe(`Angefangen, und dieses Ziel ist noch offen: „${goals[1]?.text}“`);
  });

  test('go on behind a lesson that is only said to be done', async () => {
    const { app, byte } = await openHouse(engine);
    const body = { lessonId: 1, completed: true, score: 100, codeSubmitted: 'print(1)' };
    await byte.browser.call(saveProgress, { body });
    app.clock.advance(2 * dayMs);
    const cards = await byte.recommended();
    expect(cards).toMatchObject([{ kind: 'next', address: '/learn/1/2' }, { kind: 'new' }]);
  });

  test('go on at the tasks of a mastery, and refresh them when they are due', async () => {
    const { app, byte } = await openHouse(engine);
    await byte.finish(1);
    const unit = 'python-mastery/ausgabe';
    await byte.tryTasks(unit, [1, 2, 3]);
    expect((await byte.recommended())[0]).toMatchObject({
      reason: 'Angefangen: 3 von 6 Aufgaben sind geschafft.',
      address: '/python-mastery?lektion=ausgabe&ansicht=lab',
    });
    await byte.tryTasks(unit, [4, 5, 6]);
    await byte.finish(1, { unit, reached: [], quiz: { right: 4, of: 4 } });
    app.clock.advance(2 * dayMs);
    expect((await byte.recommended()).slice(0, 2)).toMatchObject([
      { kind: 'next', address: '/learn/1/2' },
      { kind: 'refresh', title: 'Ausgabe', address: '/python-mastery?ansicht=auffrischen' },
    ]);
  });

  test('refresh what is thought wrong in maths again and again, until it is overcome', async () => {
    const { byte, pixel } = await openHouse(engine);
    await byte.addFractions([1, 2, 3], 'wrong');
    expect((await byte.recommended())[1]).toMatchObject({
      kind: 'refresh',
      title: 'Brüche addieren',
      reason: expect.stringMatching(/(zwei|drei)mal dasselbe verwechselt/),
      address: '/math-mastery?art=B4',
    });
    await byte.addFractions([4, 5, 6], 'right');
    expect((await byte.recommended()).map(({ kind }) => kind)).toEqual(['next', 'new']);
    expect((await pixel.recommended()).map(({ kind }) => kind)).toEqual(['next', 'new']);
  });

  test('refresh a topic that is weak for sure', async () => {
    const { app, db, byte } = await openHouse(engine);
    const of = {
      learner_id: 1,
      kind: 'topic',
      about: 'layout',
      wanted: 0,
      contests: 0,
    } as const;
    const at = '2026-02-27T08:00:00Z';
    await db
      .insertInto('assessment')
      .values({ id: 'a', ...of, level: 2, confidence: 7, started_at: at, judged_at: at })
      .execute();
    const lesson = app.context.content.units.get('html-mastery/flexbox');
    expect((await byte.recommended())[1]).toEqual({
      kind: 'refresh',
      title: lesson?.title,
      reason: 'Bei „Layout“ standst du in deiner Bewertung bei 2 von 10. Da geht mehr.',
      minutes: lesson?.minutes,
      address: '/html-mastery?lektion=flexbox',
    });
  });

  test('go on along the learning path that runs, until it rests', async () => {
    const { byte } = await openHouse(engine);
    await byte.browser.call(startPath, { params: { id: 2 } });
    expect((await byte.recommended())[0]).toEqual({
      kind: 'next',
      title: 'Listen',
      reason: 'Dein Lernpfad „Vom Skript zum Spiel“, Schritt „Listen und Wörterbücher“.',
      minutes: 15,
      address: '/learn/1/35',
    });
    await byte.browser.call(pausePath, { params: { id: 2 } });
    expect((await byte.recommended())[0]).toMatchObject({ kind: 'next', address: '/learn/1/1' });
  });

  test('follow goals, style, level and languages, and say so', async () => {
    const { app, byte } = await openHouse(engine);
    const plans = app.context.content.knowledge.plans;
    const idea = async (wishes: Wishes) => {
      await byte.change(wishes);
      const found = (await byte.recommended()).find(({ kind }) => kind === 'new');
      const plan = [...plans.values()].find(({ title }) => title === found?.title);
      return { plan, reason: found?.reason, address: found?.address };
    };
    const heard = await idea({ learningStyle: 'auditory', skillLevel: 'Anfänger' });
    expect(heard.reason).toContain('Zuhören');
    expect(['musik', 'gespraech', 'geschichte']).toContain(heard.plan?.genre);
    expect(heard.plan?.level).toBe('beginner');
    expect((await idea({ skillLevel: 'Fortgeschritten' })).plan?.level).toBe('intermediate');
    expect((await idea({ preferredLanguages: ['css'] })).plan?.languages).toContain('html');
    const goal = await idea({ learningGoals: ['Klavier spielen'] });
    expect(goal.plan?.id).toBe('klavier');
    expect(goal.reason).toContain('Passt zu deinem Ziel „Klavier spielen“.');
    expect(goal.address).toBe(`/ai-companion?frage=${goal.plan?.title.replaceAll(' ', '+')}`);
  });

  test('a plan that was spoken of makes room for another, and a goal that fits nothing invents nothing', async () => {
    const { byte, say } = await openHouse(engine);
    await byte.change({ learningGoals: ['Klavier spielen', 'asdf qwer'] });
    await say({ place: 'companion:buddy', intent: 'build', plan: 'klavier' });
    const idea = (await byte.recommended()).at(-1);
    expect(idea?.title).not.toContain('Klavier');
    expect(idea?.reason).not.toContain('asdf');
  });
});
