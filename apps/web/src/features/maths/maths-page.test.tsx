import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ranWith } from '../../../testing/ran-with.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { firstDay, openMaths, rightAnswerTo, taskOf } from './testing/maths-server.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Deine Antwort' });
const verdict = () => screen.getByRole('status', { name: 'Ergebnis' });
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Prüfen' });

function figures(): string[] {
  const values = screen.getAllByRole('definition');
  return screen
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent} ${values[at]?.textContent}`);
}

/** What stands there when it is loaded anew; what is drawn then is something else. */
async function reload() {
  cleanup();
  vi.mocked(Math.random).mockReturnValue(0.99);
  visitAs('Byte', '/math-mastery');
  await screen.findByRole('textbox', { name: 'Deine Antwort' });
  return screen.getByRole('main').textContent;
}

async function answer(typed: string) {
  await userEvent.type(field(), `${typed}{Enter}`);
}

test('a right answer brings points, and one goes on by the keyboard', async () => {
  const { answers } = await openMaths();
  expect(screen.getByRole('region', { name: 'Punkt vor Strich' }).textContent).toContain(
    taskOf('A1').formula,
  );
  expect(check().disabled).toBe(true);
  expect(figures()).toEqual(['Punkte 0', 'Serie 0']);
  await answer(rightAnswerTo('A1'));
  expect(verdict().textContent).toBe('Richtig! +10 Punkte');
  expect(field().readOnly).toBe(true);
  const next = screen.getByRole('button', { name: 'Nächste Aufgabe' });
  expect(document.activeElement).toBe(next);
  await waitFor(() => expect(figures()).toEqual(['Punkte 10', 'Serie 1']));
  await waitFor(() =>
    expect(answers).toMatchObject([
      { kind: 'A1', seed: 0, level: 1, typed: rightAnswerTo('A1'), byProgram: false },
    ]),
  );
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('');
  expect(verdict().textContent).toBe('');
  expect(screen.queryByRole('region', { name: 'Punkt vor Strich' })).toBeNull();
});

test('a typical mistake is named first, then come the steps, then the same kind again', async () => {
  await openMaths({ points: 30, streak: 3, bestStreak: 3 });
  const [mistake] = taskOf('A1').mistakes;
  await answer(String(mistake?.value.top));
  const status = verdict().textContent;
  expect(status).toBe(`Falsch. Richtig ist ${rightAnswerTo('A1')}${mistake?.thought}`);
  const steps = within(screen.getByRole('region', { name: 'So geht es' })).getAllByRole('listitem');
  expect(steps).toHaveLength(taskOf('A1').steps.length);
  await waitFor(() => expect(figures()).toEqual(['Punkte 30', 'Serie (beste 3) 0']));
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Aufgabe' }));
  expect(screen.getByRole('region', { name: 'Punkt vor Strich' }).textContent).not.toContain(
    taskOf('A1').formula,
  );
});

test('a mistake that nobody can explain says so', async () => {
  await openMaths();
  await answer('99999');
  expect(verdict().textContent).toMatch(/Schritt/);
});

test('what can’t be read is refused with what helps, and nothing is counted', async () => {
  const { answers } = await openMaths();
  await answer('viele');
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toMatch(
    /nicht als Zahl lesen/,
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), '1');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  expect(answers).toEqual([]);
});

test('the learner picks the level, and the tasks become harder with it', async () => {
  const { sent } = await openMaths({ level: 3 });
  expect(screen.getByText('30 Punkte')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Punkt vor Strich' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Schwerer: Level 4' }));
  expect(await screen.findByRole('heading', { name: 'Level 4 mittel' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Minusklammer' })).toBeTruthy();
  expect(screen.getByText('40 Punkte')).toBeTruthy();
  expect(sent).toContainEqual({ call: 'PUT /api/maths/level', body: { level: 4 } });
});

test('a level that can’t be kept is said to be one for now', async () => {
  await openMaths({}, { more: { 'PUT /api/maths/level': away } });
  await userEvent.click(screen.getByRole('button', { name: 'Schwerer: Level 2' }));
  expect(await screen.findByText('Level 2 gilt nur, bis du gehst')).toBeTruthy();
});

test('after eight of ten the next level is suggested, and nothing moves by itself', async () => {
  const eight = [false, true, true, true, true, true, true, true];
  const { sent } = await openMaths({ level: 3, recent: [{ level: 3, answers: eight }] });
  expect(screen.getByText('7 richtig, 1 falsch')).toBeTruthy();
  await answer(rightAnswerTo('A1'));
  const suggestion = await screen.findByRole('button', { name: 'Auf Level 4' });
  expect(screen.getByText(/^Von den letzten 9 waren 8 richtig/)).toBeTruthy();
  expect(sent.some(({ call }) => call === 'PUT /api/maths/level')).toBe(false);
  await userEvent.click(suggestion);
  expect(await screen.findByRole('heading', { name: 'Level 4 mittel' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Aufgabe' }));
  expect(screen.getByRole('region', { name: 'Minusklammer' })).toBeTruthy();
});

test('after ten tasks it says what else could come next', async () => {
  const card = { kind: 'next', title: 'Namen', reason: 'Dran.', minutes: 9, address: '/learn/1/2' };
  const more = { 'GET /api/recommendations': () => Response.json([card]) };
  await openMaths({}, { path: '/math-mastery?art=A1', more });
  for (let task = 1; task < 10; task += 1) {
    await answer('99999');
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Aufgabe' }));
  }
  expect(screen.queryByRole('region', { name: 'Was als Nächstes?' })).toBeNull();
  await answer('99999');
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  expect(next.getByRole('link', { name: 'Namen' })).toHaveProperty('pathname', '/learn/1/2');
});

test('a link to another kind leads there although an answer is shown, and none leads to the same', async () => {
  const card = { kind: 'refresh', reason: 'Dran.', minutes: 5 } as const;
  const cards = [
    { ...card, title: 'Punkt vor Strich', address: '/math-mastery?art=A1' },
    { ...card, kind: 'new', title: 'Brüche addieren', address: '/math-mastery?art=B4' },
  ];
  const more = { 'GET /api/recommendations': () => Response.json(cards) };
  await openMaths({}, { path: '/math-mastery?art=A1', more });
  for (let task = 1; task < 10; task += 1) {
    await answer('99999');
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Aufgabe' }));
  }
  await answer('99999');
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  expect(next.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(next.getByRole('link', { name: 'Brüche addieren' }));
  expect(await screen.findByRole('region', { name: 'Brüche addieren' })).toBeTruthy();
  expect(verdict().textContent).toBe('');
});

test('one kind alone can be practised, with fractions one above the other', async () => {
  const { router } = await openMaths({ level: 5 }, { path: '/math-mastery?art=B4' });
  const { formula = '' } = taskOf('B4');
  expect(screen.getByRole('region', { name: 'Brüche addieren' }).textContent).toContain(formula);
  await answer(rightAnswerTo('B4'));
  expect(verdict().textContent).toBe('Richtig! +50 Punkte');
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Aufgabe' }));
  expect(screen.getByRole('region', { name: 'Brüche addieren' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Gemischt üben' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('a task stays when the page is loaded anew, until it is answered', async () => {
  await openMaths();
  const { formula } = taskOf('A1');
  expect(await reload()).toContain(formula);
  await answer('99999');
  expect(await reload()).not.toContain(formula);
});

test('an easy kind brings no more than an easy task, whatever the level', async () => {
  await openMaths({ level: 9 }, { path: '/math-mastery?art=A1' });
  expect(screen.getByText('30 Punkte')).toBeTruthy();
});

test('the courses say what is done, and lead to each kind', async () => {
  const known = { wrong: 0, days: 1, lastAt: '2026-11-24T10:00:00.000Z', repeated: [] };
  await openMaths({
    kinds: [
      { kind: 'B1', right: 3, ...known },
      { kind: 'B2', right: 1, ...known },
    ],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Kurse' }));
  const course = within(await screen.findByRole('region', { name: 'Brüche und Prozente' }));
  expect(course.getByRole('progressbar', { name: /1 von 9 Arten geschafft/ })).toBeTruthy();
  expect(course.getByText('11–13 Jahre · ab Level 4 · mittel')).toBeTruthy();
  expect(course.getByRole('link', { name: /^Bruchteil von leicht/ }).textContent).toContain(
    '3 gelöst',
  );
  expect(course.getByRole('link', { name: /^Bruch als/ }).textContent).toContain('1 von 3 gelöst');
  expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(5);
  await userEvent.click(course.getByRole('link', { name: 'Kurs üben: Brüche und Prozente' }));
  expect(await screen.findByRole('region', { name: 'Brüche addieren' })).toBeTruthy();
});

test('what is typed is still there after a look at the courses', async () => {
  await openMaths();
  await userEvent.type(field(), '12');
  await userEvent.click(screen.getByRole('tab', { name: 'Erfolge' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Üben' }));
  expect(field().value).toBe('12');
});

const five = {
  id: 'fuenferserie',
  name: 'Fünferserie',
  description: 'Du hast fünf Aufgaben hintereinander gelöst.',
  toDo: 'Löse fünf Aufgaben hintereinander.',
  rarity: 'common',
  icon: 'flame',
  need: 5,
} as const;
const evidence = [{ kind: 'A1', at: '2026-11-24T10:00:00.000Z' }];

test('an achievement tells what it was earned by, or how it can be', async () => {
  await openMaths(
    {
      achievements: [
        { ...five, have: 5, evidence, earnedAt: '2026-11-24T10:00:00.000Z' },
        {
          ...five,
          id: 'zehnerserie',
          name: 'Zehnerserie',
          need: 10,
          have: 5,
          evidence,
          earnedAt: null,
        },
      ],
    },
    { path: '/math-mastery?bereich=erfolge' },
  );
  expect(screen.getByText(/am 24.11.2026/)).toBeTruthy();
  expect(screen.getByText('5 von 10 bisher')).toBeTruthy();
  expect(screen.getByText(five.description)).toBeTruthy();
  expect(screen.getByText(five.toDo)).toBeTruthy();
  expect(screen.getAllByText(/Punkt vor Strich/)).toHaveLength(2);
});

test('an answer without a network stays on the device and says so', async () => {
  await openMaths({}, { more: { 'POST /api/maths/answers': away } });
  await answer(rightAnswerTo('A1'));
  expect(verdict().textContent).toContain('Richtig!');
  expect(await screen.findByText(/liegen noch auf diesem Gerät/)).toBeTruthy();
  await waitFor(() => expect(figures()).toEqual(['Punkte 10', 'Serie 1']));
});

test('on a touch screen digits of its own take the place of the keyboard', async () => {
  touch();
  await openMaths();
  expect(field().inputMode).toBe('none');
  expect(check().disabled).toBe(true);
  for (const digit of rightAnswerTo('A1'))
    await userEvent.click(screen.getByRole('button', { name: digit }));
  expect(field().value).toBe(rightAnswerTo('A1'));
  await userEvent.click(check());
  expect(verdict().textContent).toContain('Richtig!');
  expect(screen.queryByRole('button', { name: 'Komma' })).toBeNull();
});

test('a program calculates with the numbers of the task, and its output can be the answer', async () => {
  const right = rightAnswerTo('A1');
  const { answers } = await openMaths(
    {},
    { more: { 'POST /api/execute': () => ranWith(`${right}\n`) } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rechne mit Python' }));
  const code = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Dein Code in main.py',
  });
  for (const [name, value] of taskOf('A1').numbers)
    expect(code.value).toContain(`${name} = ${value}`);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await userEvent.click(await screen.findByRole('button', { name: `${right} als Antwort nehmen` }));
  expect(field().value).toBe(right);
  await userEvent.click(check());
  expect(verdict().textContent).toContain('Richtig!');
  await waitFor(() => expect(answers).toMatchObject([{ byProgram: true }]));
});

test('what does not arrive can be loaded again', async () => {
  let isAway = true;
  const more = { 'GET /api/maths': () => (isAway ? away() : Response.json(firstDay)) };
  const opened = openMaths({}, { more });
  const again = await screen.findByRole('button', { name: 'Noch mal laden' });
  isAway = false;
  await userEvent.click(again);
  await opened;
  expect(field()).toBeTruthy();
});

function away(): never {
  throw new TypeError('Failed to fetch');
}

function touch() {
  const usual = window.matchMedia;
  onTestFinished(() => {
    window.matchMedia = usual;
  });
  window.matchMedia = (media) => Object.assign(usual(media), { matches: media.includes('coarse') });
}
