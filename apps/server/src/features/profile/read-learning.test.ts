import { pausePath, startPath } from '@hbg/contract/paths';
import type { Wishes } from '@hbg/contract/profile';
import { saveProgress } from '@hbg/contract/progress';
import { describe, expect, test } from 'vitest';
import { openProfiles } from '../../../test/open-profiles.ts';
import { engines } from '../../../test/test-database.ts';
import { dayMs } from '../../house-days.ts';

describe.each(engines)('recommendations on %s', (engine) => {
  test('begin with the first lesson and something to build', async () => {
    const { app, byte } = await openProfiles(engine);
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
    const { app, byte } = await openProfiles(engine);
    const goals = app.context.content.lessons.get(2)?.goals ?? [];
    await byte.finish(1, { hadSolution: true });
    app.clock.advance(3 * dayMs);
    await byte.finish(2, { reached: goals.map((_, at) => at === 0) });
    const [next] = await byte.recommended();
    expect(next?.reason).toBe(`Angefangen, und dieses Ziel ist noch offen: „${goals[1]?.text}“`);
  });

  test('go on behind a lesson that is only said to be done', async () => {
    const { app, byte } = await openProfiles(engine);
    const body = { lessonId: 1, completed: true, score: 100, codeSubmitted: 'print(1)' };
    await byte.browser.call(saveProgress, { body });
    app.clock.advance(2 * dayMs);
    const cards = await byte.recommended();
    expect(cards).toMatchObject([{ kind: 'next', address: '/learn/1/2' }, { kind: 'new' }]);
  });

  test('go on at the tasks of a mastery, and refresh them when they are due', async () => {
    const { app, byte } = await openProfiles(engine);
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
    const { byte, pixel } = await openProfiles(engine);
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
    const { app, db, byte } = await openProfiles(engine);
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
    const { byte } = await openProfiles(engine);
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
    const { app, byte } = await openProfiles(engine);
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
    const { byte, say } = await openProfiles(engine);
    await byte.change({ learningGoals: ['Klavier spielen', 'asdf qwer'] });
    await say({ place: 'companion:buddy', intent: 'build', plan: 'klavier' });
    const idea = (await byte.recommended()).at(-1);
    expect(idea?.title).not.toContain('Klavier');
    expect(idea?.reason).not.toContain('asdf');
  });
});
