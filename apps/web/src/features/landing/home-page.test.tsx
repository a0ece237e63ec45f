import type { Recommendation } from '@hbg/contract/profile';
import { dayOfWeek } from '@hbg/contract/week-dates';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { today } from '../../ui/german-date.ts';
import { firstDay } from '../achievements/shared/testing/first-day.ts';
import { further, progressIn, start } from '../paths/shared/testing/path-server.ts';
import { riddleOfDay } from '../riddles/shared/testing/riddle-of-day.ts';
import { openHome } from './testing/home-server.ts';

const lesson = {
  unit: 'lektion/28',
  title: 'Bis zehn zählen',
  address: '/learn/1/28',
  lesson: { order: 28, chapter: 'Schleifen', reached: 2, goals: 3, minutes: 12 },
  goal: 'Bei Runde 10 steht `Finale` da',
  code: { firstLine: 7, lines: ['for runde in range(1, 11):', '    print("Runde", runde)'] },
  editedAt: '2026-11-24T17:52:00.000Z',
  lessons: { done: 27, of: 70 },
};

test('begins with the last lines, what is still open, and the way back', async () => {
  await openHome(lesson);
  const card = within(await screen.findByRole('region', { name: 'Bis zehn zählen' }));
  expect(card.getByText('Lektion 28 · Schleifen')).toBeTruthy();
  expect(card.getByRole('figure', { name: 'Deine letzten Zeilen' }).textContent).toBe(
    'for runde in range(1, 11):\n    print("Runde", runde)\n',
  );
  expect(card.getByText(/^2 von 3 Zielen/).textContent).toBe(
    '2 von 3 Zielen. Offen: „Bei Runde 10 steht Finale da“',
  );
  expect(document.querySelector('time')?.dateTime).toBe(lesson.editedAt);
  expect(card.getByRole('link', { name: 'Weitermachen' })).toHaveProperty(
    'pathname',
    '/learn/1/28',
  );
});

test('a goal is named as the next one where none is reached yet', async () => {
  await openHome({ ...lesson, lesson: { ...lesson.lesson, reached: 0 }, goal: 'Sag Hallo' });
  expect(await screen.findByText('Dein nächstes Ziel: „Sag Hallo“')).toBeTruthy();
});

test('a lesson that is done says so, where the course has no other', async () => {
  await openHome({ ...lesson, lesson: { ...lesson.lesson, reached: 3 }, goal: null });
  expect(await screen.findByText(/^Alle Ziele erreicht/)).toBeTruthy();
});

test('on the first day the first lesson waits with its starter', async () => {
  await openHome();
  const card = within(await screen.findByRole('region', { name: 'Hallo, Garage!' }));
  expect(card.getByText('# Hier schreibst du deine erste Zeile')).toBeTruthy();
  expect(card.getByText('3 Ziele, etwa 8 Minuten')).toBeTruthy();
  expect(document.querySelector('time')).toBeNull();
  expect(card.getByRole('link', { name: 'Loslegen' })).toHaveProperty('pathname', '/learn/1/1');
});

test('an own program leads back into the workshop, also when nothing is in it', async () => {
  const id = '0197e1c2-0000-7000-8000-000000000001';
  await openHome({
    ...lesson,
    unit: `eigen/${id}`,
    title: 'Ballspiel',
    address: `/workshop?programm=${id}`,
    lesson: null,
    goal: null,
    language: 'html',
    code: { firstLine: 1, lines: [] },
  });
  const card = within(await screen.findByRole('region', { name: 'Ballspiel' }));
  expect(card.getByText('Noch steht hier nichts. Die erste Zeile schreibst du.')).toBeTruthy();
  expect(card.getByText('index.html')).toBeTruthy();
  const link = card.getByRole('link', { name: 'Weitermachen' });
  expect(link).toHaveProperty('pathname', '/workshop');
  expect(link).toHaveProperty('search', `?programm=${id}`);
});

test('the week is told by the ledger', async () => {
  const ledger = {
    ...firstDay,
    streak: { days: 6, isTodayDone: true, hasJoker: true },
    week: { minutes: 108, completed: 5, xp: 85 },
  };
  await openHome({}, { 'GET /api/achievements': () => Response.json(ledger) });
  const week = within(screen.getByRole('region', { name: 'Diese Woche' }));
  expect(await week.findByText('6 Tage in Folge')).toBeTruthy();
  expect(figures()).toEqual(['Stunden 1:48', 'Geschafft 5', 'XP +85']);
});

test('a week without anything says how it begins to count', async () => {
  await openHome();
  const week = within(screen.getByRole('region', { name: 'Diese Woche' }));
  expect(await week.findByText(/fängt es an zu zählen/)).toBeTruthy();
  expect(figures()).toEqual(['Minuten 0', 'Geschafft 0', 'XP 0']);
  expect(week.queryByText(/in Folge/)).toBeNull();
});

test('the running learning path tells its next step, and one that rests does not', async () => {
  const resting = progressIn(further, { isPaused: true });
  await openHome(
    {},
    { 'GET /api/user-path-progress': () => Response.json([resting, progressIn(start)]) },
  );
  const part = within(screen.getByRole('region', { name: 'Dein Lernpfad' }));
  expect(await part.findByText('1 von 4')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Python-Start' })).toHaveProperty(
    'pathname',
    '/learning-paths/1',
  );
  expect(part.getByRole('link', { name: 'Zeile für Zeile' })).toHaveProperty(
    'pathname',
    '/learn/1/2',
  );
});

test('a step of the path that lies open already is named once', async () => {
  await openHome(
    { title: 'Zeile für Zeile', address: '/learn/1/2' },
    { 'GET /api/user-path-progress': () => Response.json([progressIn(start)]) },
  );
  const part = within(screen.getByRole('region', { name: 'Dein Lernpfad' }));
  expect(await part.findByText('Jetzt: die Lektion, die hier schon bereitliegt.')).toBeTruthy();
  expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Python-Start']);
  expect(screen.getAllByText('Zeile für Zeile')).toHaveLength(1);
});

test('who is on no learning path is led to them', async () => {
  await openHome();
  const part = within(screen.getByRole('region', { name: 'Dein Lernpfad' }));
  expect(await part.findByRole('link', { name: 'Such dir einen aus' })).toHaveProperty(
    'pathname',
    '/learning-paths',
  );
});

const cards: Recommendation[] = [
  {
    kind: 'next',
    title: lesson.title,
    reason: 'Angefangen.',
    minutes: 12,
    address: lesson.address,
  },
  {
    kind: 'refresh',
    title: 'Brüche addieren',
    reason: 'Bei „Brüche addieren“ hast du zweimal dasselbe verwechselt.',
    minutes: 5,
    address: '/math-mastery?art=B4',
  },
];

test('says what could come next, but for what stands above already', async () => {
  await openHome(lesson, { 'GET /api/recommendations': () => Response.json(cards) });
  const part = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  const link = await part.findByRole('link', { name: 'Brüche addieren' });
  expect(link).toHaveProperty('search', '?art=B4');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AuffrischenBrüche addierenBei „Brüche addieren“ hast du zweimal dasselbe verwechselt.5 min',
  ]);
});

const masteryLesson = '/python-mastery?lektion=ausgabe';

test.each([
  ['it', 'not said again', masteryLesson, []],
  ['a task of it', 'not said again', `${masteryLesson}&ansicht=lab`, []],
  ['the exam behind it', 'something else', `${masteryLesson}&ansicht=pruefung`, ['Ausgabe']],
])('where the learning path leads to a lesson, %s is %s', async (_, _is, address, names) => {
  const current = { step: 'Üben', title: 'Ausgabe', minutes: 12, address: masteryLesson };
  const [card] = cards;
  await openHome(lesson, {
    'GET /api/user-path-progress': () => Response.json([progressIn(start, { current })]),
    'GET /api/recommendations': () =>
      Response.json([{ ...card, title: 'Ausgabe', address }, ...cards.slice(1)]),
  });
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  await next.findByRole('link', { name: 'Brüche addieren' });
  const shown = next.getAllByRole('link').map(({ textContent }) => textContent);
  expect(shown).toEqual([...names, 'Brüche addieren']);
  expect(screen.getAllByRole('link', { name: 'Ausgabe' })).toHaveLength(1 + names.length);
});

test('where nothing else could come next, it says so, and the part is there from the start', async () => {
  await openHome(lesson, { 'GET /api/recommendations': () => Response.json(cards.slice(0, 1)) });
  const part = within(screen.getByRole('region', { name: 'Was als Nächstes?' }));
  expect(await part.findByText('Nichts außer dem, was oben schon bereitliegt.')).toBeTruthy();
});

test('the plan of today says what is still to come', async () => {
  const day = dayOfWeek(today());
  const late = { startTime: '23:59', endTime: '24:00', dayOfWeek: day, priority: 2 };
  const entries = [
    { ...late, id: 'a', title: 'Frühstück', startTime: '00:00', endTime: '00:00' },
    { ...late, id: 'b', title: 'Gitarre' },
    { ...late, id: 'c', title: 'Training', dayOfWeek: (day + 1) % 7 },
  ];
  const call = `GET /api/schedule?today=${today()}&weekOffset=0`;
  await openHome(lesson, { [call]: () => Response.json(entries) });
  const part = within(screen.getByRole('region', { name: 'Heute' }));
  const row = await part.findByRole('listitem');
  expect(row.textContent).toMatch(/^23:59Gitarre/);
  expect(part.getByRole('link')).toHaveProperty('pathname', '/schedule');
});

test('a day without a plan says so', async () => {
  await openHome();
  const part = within(screen.getByRole('region', { name: 'Heute' }));
  expect(await part.findByText('Heute steht nichts im Plan.')).toBeTruthy();
});

test('the riddle of the day is there', async () => {
  await openHome();
  expect(await screen.findByRole('region', { name: 'Welche Zeile ist falsch?' })).toBeTruthy();
});

test('each door says what waits behind it, as far as that is known', async () => {
  await openHome(lesson);
  await screen.findByText('27 von 70');
  await screen.findByText('1 Rätsel');
  expect(doors().map(({ name, waiting }) => [name, waiting])).toEqual([
    ['Lektionen', '27 von 70'],
    ['Tutorial', 'noch leer'],
    ['Python Mastery', ''],
    ['HTML Mastery', ''],
    ['Mathe Mastery', ''],
    ['KI Begleiter', '1 Rätsel'],
    ['KI-Programm', 'noch leer'],
    ['Große Projekte', 'noch leer'],
    ['Projekte', ''],
    ['Community', 'noch leer'],
    ['Suche', ''],
    ['Code-Bibliothek', ''],
  ]);
});

test('the riddle that was found no longer waits', async () => {
  await openHome({}, { 'GET /api/riddle': () => Response.json({ ...riddleOfDay, done: true }) });
  expect(await screen.findByText('Rätsel gelöst')).toBeTruthy();
});

const titles: Readonly<Record<string, string>> = {
  Lektionen: 'Lektion',
  Projekte: 'Meine Projekte',
  Suche: 'What do you want to learn today?',
};

test('the doors that are called empty lead into empty rooms, and no other', async () => {
  const { router } = await openHome({}, { 'GET /api/projects': () => Response.json([]) });
  for (const { name, path, waiting } of doors()) {
    await act(() => router.navigate({ to: path }));
    await screen.findByRole('heading', { level: 1, name: titles[name] ?? name });
    const isEmpty = screen.queryByText('Dieser Raum ist leer') !== null;
    expect([path, isEmpty]).toEqual([path, waiting === 'noch leer']);
  }
});

test('what does not arrive can be loaded again, and the rest is there', async () => {
  let isAway = true;
  const answer = () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ ...lesson, lessons: { done: 1, of: 70 } });
  };
  await openHome({}, { 'GET /api/last-place': answer });
  const problem = await screen.findByText('Dein letzter Stand lässt sich gerade nicht laden');
  expect(doors()[0]).toMatchObject({ path: '/learn', waiting: '' });
  expect(screen.getByRole('link', { name: 'KI Begleiter' })).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByText('1 von 70')).toBeTruthy();
  expect(problem.isConnected).toBe(false);
});

test('while it loads, the page says what will be there', async () => {
  await openHome({}, { 'GET /api/last-place': never, 'GET /api/achievements': never });
  expect(screen.getByText('Dein letzter Stand wird geladen...')).toBeTruthy();
  expect(screen.getByText('Deine Woche wird geladen...')).toBeTruthy();
});

function never() {
  return new Promise<Response>(() => {});
}

function figures(): string[] {
  const part = within(screen.getByRole('region', { name: 'Diese Woche' }));
  const values = part.getAllByRole('definition');
  return part
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent} ${values[at]?.textContent}`);
}

function doors() {
  const list = within(screen.getByRole('region', { name: 'Alle Türen' }));
  return list.getAllByRole('listitem').map((row) => {
    const link = within(row).getByRole<HTMLAnchorElement>('link');
    const waiting = row.querySelector(':scope > p')?.textContent ?? '';
    return { name: link.textContent, path: link.pathname, waiting };
  });
}
