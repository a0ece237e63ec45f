import { profileLimits, type Wishes } from '@hbg/contract/profile';
import { describe, expect, test } from 'vitest';
import { openProfiles } from '../../../test/open-profiles.ts';
import { engines } from '../../../test/test-database.ts';

const minute = 60_000;

const nothing = {
  skillLevel: null,
  learningStyle: null,
  preferredLanguages: [],
  learningGoals: [],
  timeSpentLearning: 0,
  totalExercisesCompleted: 0,
  averageScore: '0.0',
};

describe.each(engines)('the profile on %s', (engine) => {
  test('is empty at first, and its figures are those of the ledger', async () => {
    const { app, byte } = await openProfiles(engine);
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
    const { db, byte, pixel } = await openProfiles(engine);
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
    const { byte } = await openProfiles(engine);
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
    const { byte } = await openProfiles(engine);
    const learningGoals = ['  Spiel  ', '', '   ', 'Übung', 'Spiel'];
    expect((await byte.change({ learningGoals })).learningGoals).toEqual(['Spiel', 'Übung']);
  });

  test('each chapter tells what is done and what is proven of it', async () => {
    const { app, byte, pixel } = await openProfiles(engine);
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
  const { byte } = await openProfiles();
  const response = await byte.send(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(text);
});

test('figures that are sent are not taken', async () => {
  const { byte } = await openProfiles();
  const response = await byte.send({ totalExercisesCompleted: 900, averageScore: '100.0' });
  expect(response.status).toBe(200);
  expect(await byte.read()).toEqual(nothing);
});

describe.each(engines)('talks with the AI on %s', (engine) => {
  test('are told by what they were about, the newest first', async () => {
    const { app, byte, say } = await openProfiles(engine);
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

  test.each([
    ['project:6a1f', '/project?projekt=6a1f&ansicht=ki-hilfe'],
    ['generator', '/project'],
    ['companion:helper', '/ai-companion?begleiter=bastel'],
  ] as const)('go on where they were: %s', async (place, address) => {
    const { byte, say } = await openProfiles(engine);
    await say({ place, intent: 'hint' });
    expect(await byte.talks()).toMatchObject([{ address }]);
  });

  test('go on with the wish that a program was made of', async () => {
    const { byte, say } = await openProfiles(engine);
    await say({ place: 'generator', intent: 'build', message: 'Quiz & mehr' });
    await say({ place: 'generator', intent: 'concept', message: 'Was ist eine Liste?' });
    expect(await byte.talks()).toMatchObject([{ address: '/project?wunsch=Quiz+%26+mehr' }]);
  });

  test('are at most five, and nobody else’s', async () => {
    const { app, byte, pixel, say } = await openProfiles(engine);
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
    const { byte, say } = await openProfiles(engine);
    for (const intent of ['crisis', 'drugs', 'sexual', 'contact', 'violence', 'insult'])
      await say({ place: 'companion:helper', intent, concept: 'liste', message: 'geheim' });
    expect(await byte.talks()).toEqual([]);
  });
});
