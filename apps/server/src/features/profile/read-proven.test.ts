import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { describe, expect, test } from 'vitest';
import { openProfiles } from '../../../test/open-profiles.ts';
import { password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { dayMs } from '../../house-days.ts';

describe.each(engines)('what is proven on %s', (engine) => {
  test('is nothing at first, and each learner’s own', async () => {
    const { app, byte, pixel } = await openProfiles(engine);
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
    const { app, byte } = await openProfiles(engine);
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
    const { app, byte } = await openProfiles(engine);
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

  test('tells the day on which an exam was passed, whatever came later', async () => {
    const { app, byte } = await openProfiles(engine);
    const unit = 'python-mastery/pruefung-grundlagen';
    const pass = async (wrong: readonly number[]) => {
      const exam = { id: randomUUID(), unit };
      await byte.tryTasks('python-mastery/ausgabe', [1, 2, 3, 4, 5, 6], { exam });
      const right = [1, 2, 3, 4].filter((number) => !wrong.includes(number));
      await byte.tryTasks('python-mastery/variablen', wrong, { exam, isRight: false });
      await byte.tryTasks('python-mastery/variablen', right, { exam });
    };
    await pass([]);
    app.clock.advance(2 * dayMs);
    await byte.browser.call(login, { body: { user: 1, password } });
    await pass([1, 2]);
    expect((await byte.proven()).masteries[0]?.chapters).toMatchObject([
      { exam: { right: 10, of: 10, on: '2026-03-01' } },
    ]);
  });

  test('holds what was assessed, with the day in the house', async () => {
    const { db, byte } = await openProfiles(engine);
    const of = { id: 'a', learner_id: 1, kind: 'topic', about: 'layout' } as const;
    const judged_at = '2026-02-20T23:30:00Z';
    await db
      .insertInto('assessment')
      .values({
        ...of,
        wanted: 0,
        contests: 0,
        level: 6,
        confidence: 7,
        started_at: judged_at,
        judged_at,
      })
      .execute();
    expect((await byte.proven()).assessments).toMatchObject([
      { topic: 'Layout', currentLevel: 6, confidence: 7, on: '2026-02-21' },
    ]);
  });

  test('holds the kinds of maths that were right three times', async () => {
    const { byte } = await openProfiles(engine);
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
