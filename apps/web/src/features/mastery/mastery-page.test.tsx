import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leavePagesUnbuilt } from '../../../testing/idle-worker.ts';
import { ranWith } from '../../../testing/ran-with.ts';
import { firstDay } from '../achievements/shared/testing/first-day.ts';
import {
  asked,
  chapterOf,
  chapters,
  lessonOf,
  nothingBrought,
  openMastery,
  readKata,
  toWrite,
} from './testing/mastery-server.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const lab = { path: '/python-mastery?ansicht=lab' };
const kept = () => Response.json({ standing: chapters[0]?.lessons[0]?.standing, brought: null });

function figures(): string[] {
  const values = screen.getAllByRole('definition');
  return screen
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent} ${values[at]?.textContent}`);
}

const badge = {
  id: 'first_steps',
  name: 'Erste Schritte',
  description: 'Du hast die Lektion „Ausgabe“ abgeschlossen.',
  toDo: 'Schließ die Lektion „Ausgabe“ ab.',
  rarity: 'common',
  icon: 'footprints',
  area: 'python-mastery',
  evidence: [],
  have: 1,
  need: 1,
  earnedAt: '2026-11-24T10:00:00.000Z',
};

test('the head tells level, XP, lessons and the badges that were earned here', async () => {
  const level = { number: 3, name: 'Script Schreiber', from: 300, until: 600 };
  const ledger = {
    ...firstDay,
    areas: [{ area: 'python-mastery', xp: 375, level }],
    badges: [
      badge,
      { ...badge, id: 'first_page', name: 'Erste Seite', area: 'html-mastery' },
      { ...badge, id: 'variable_master', name: 'Variable Master', earnedAt: null },
    ],
  };
  const done = chapterOf('eins', 'Eins', [lessonOf('ausgabe', 'Ausgabe', { isCompleted: true })]);
  await openMastery({ 'GET /api/achievements': () => Response.json(ledger) }, { told: [done] });
  expect(await screen.findByText('Script Schreiber')).toBeTruthy();
  expect(screen.getByText(/^Noch/).textContent).toBe(
    'Noch 225 XP bis Level 4. 25\u00a0% des Wegs hast du.',
  );
  await waitFor(() =>
    expect(figures()).toEqual(['Level 3', 'XP Gesamt 375', 'Lektionen 1', 'Badges 1']),
  );
  const badges = within(screen.getByRole('list', { name: 'Deine Badges' }));
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Erste Schrittegewöhnlich · am 24.11.2026',
  ]);
  expect(screen.getByText('1 von 2')).toBeTruthy();
  expect(screen.getByText(badge.description)).toBeTruthy();
  expect(screen.getByText(badge.toDo)).toBeTruthy();
});

test('chapter and lesson are in the address', async () => {
  const { router } = await openMastery();
  const cabinet = within(screen.getByRole('navigation', { name: 'Kapitel' }));
  expect(cabinet.getByRole('link', { current: true }).textContent).toContain('Grundlagen');
  await userEvent.click(screen.getByRole('link', { name: /Variablen/ }));
  expect(router.state.location.href).toBe('/python-mastery?lektion=variablen');
  expect(await screen.findByRole('heading', { level: 2, name: 'Variablen' })).toBeTruthy();
  await userEvent.click(cabinet.getByRole('link', { name: /Schleifen/ }));
  expect(router.state.location.href).toBe('/python-mastery?lektion=range-genau');
});

test('a lesson is completed once, with what its questions have shown', async () => {
  const brought = {
    xp: 35,
    badges: [badge],
    level: { number: 2, name: 'Code Explorer', from: 100, until: 300, area: 'python-mastery' },
    points: 10,
  };
  let known = chapters;
  const card = { kind: 'next', title: 'Namen', reason: 'Dran.', minutes: 9, address: '/learn/1/2' };
  const { sent } = await openMastery({
    'GET /api/recommendations': () => Response.json([card]),
    'GET /api/mastery?area=python-mastery': () => Response.json({ chapters: known }),
    'POST /api/completions': () => {
      const done = lessonOf('ausgabe', 'Ausgabe', { isCompleted: true });
      known = [chapterOf('grundlagen', 'Grundlagen', [done])];
      return Response.json({ completion: {}, brought });
    },
  });
  await press('B Bilder');
  expect(screen.getByText('Dafür ist turtle da.')).toBeTruthy();
  await press('Nächste Frage');
  await press('A Text');
  await press('Abschließen');
  expect(await screen.findByText('Abgeschlossen. Die XP hast du.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abschließen' })).toHaveProperty('disabled', true);
  expect(await screen.findByText('+35 XP')).toBeTruthy();
  expect(
    screen.getByText(
      'Für die Lektion „Ausgabe“ und das Badge „Erste Schritte“. Damit hast du Level 2 erreicht: Code Explorer.',
    ),
  ).toBeTruthy();
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  expect(await next.findByRole('link', { name: 'Namen' })).toHaveProperty('pathname', '/learn/1/2');
  const told = sent.filter(({ call }) => call === 'POST /api/completions');
  expect(told).toMatchObject([
    { body: { unit: 'python-mastery/ausgabe', quiz: { right: 0, of: 1 }, hints: 0 } },
  ]);
});

test('questions that went wrong can come again, and it says what stays', async () => {
  const { sent } = await openMastery({
    'POST /api/completions': () => Response.json({ completion: {}, brought: nothingBrought }),
  });
  await press('B Bilder');
  await press('Nächste Frage');
  await press('A Text');
  expect(screen.getByText(/Dein bestes Ergebnis bleibt, und XP verlierst du nie/)).toBeTruthy();
  await press('Fragen noch einmal');
  await press('A Text');
  expect(screen.queryByText(/Dein bestes Ergebnis/)).toBeNull();
  await press('Abschließen');
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /api/completions',
      body: expect.objectContaining({ quiz: { right: 1, of: 1 } }),
    }),
  );
});

test('a lesson is completed without its questions, from any of its tabs', async () => {
  const { sent } = await openMastery(
    { 'POST /api/completions': () => Response.json({ completion: {}, brought: nothingBrought }) },
    { path: '/python-mastery?ansicht=tools' },
  );
  expect(screen.getByRole('region', { name: 'Was bewiesen ist' })).toBeTruthy();
  await press('Abschließen');
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /api/completions',
      body: expect.objectContaining({ quiz: null }),
    }),
  );
});

test('a chapter says what it is about, how hard and how long it is, and what it brings', async () => {
  const chapter = chapterOf('grundlagen', 'Grundlagen', [lessonOf('ausgabe', 'Ausgabe')]);
  await openMastery({}, { told: [{ ...chapter, description: 'Zeigen und merken.' }] });
  const head = screen.getByRole('heading', { level: 2, name: 'Grundlagen' }).closest('header');
  expect(head?.textContent).toBe('GrundlagenAnfänger48\u00a0Minuten+50 XPZeigen und merken.');
});

test('what is proven stands beside, and what is due invites kindly', async () => {
  const due = { state: 'sure', percent: 100, isDue: true, dueOn: '2026-11-20' } as const;
  const told = [
    chapterOf('eins', 'Eins', [lessonOf('ausgabe', 'Ausgabe', { isCompleted: true }, due)]),
  ];
  const { router } = await openMastery({}, { told });
  const proven = within(await screen.findByRole('region', { name: 'Was bewiesen ist' }));
  expect(proven.getByText(/Verloren ist nichts/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Frisch dich auf' }));
  expect(router.state.location.href).toBe('/python-mastery?ansicht=auffrischen');
  expect(await screen.findByRole('region', { name: 'Auffrischen' })).toBeTruthy();
});

test('a kata is a question with one try, and another one is another variant', async () => {
  const other = {
    ...asked,
    unit: { ...asked.unit, quiz: [{ ...asked.unit.quiz[0], question: 'Und jetzt?' }] },
  };
  const { sent } = await openMastery(
    {
      [readKata('ausgabe', 1, 0)]: () => Response.json(asked),
      [readKata('ausgabe', 1, 1)]: () => Response.json(other),
      'POST /api/katas': kept,
    },
    lab,
  );
  await press('B Bilder');
  expect(screen.getByText('Dafür ist turtle da.')).toBeTruthy();
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'POST /api/katas')).toMatchObject([
      { body: { number: 1, variant: 0, isRight: false, isHelped: false, exam: null } },
    ]),
  );
  await press('Noch eine');
  expect(await screen.findByText('Und jetzt?')).toBeTruthy();
  await press('A Text');
  expect(await screen.findByRole('button', { name: /^1 ?Vorhersagen geschafft/ })).toBeTruthy();
});

test('the HTML lab begins with the example, and a task takes its place', async () => {
  const pages = leavePagesUnbuilt();
  await openMastery(
    { [readKata('ausgabe', 1, 1)]: () => Response.json(asked) },
    { path: '/html-mastery?ansicht=lab' },
  );
  const name = 'Beispiel zum Ausprobieren';
  const example = within(await screen.findByRole('region', { name }));
  expect(await example.findByDisplayValue(/Hallo/)).toBeTruthy();
  await waitFor(() => expect(pages).toHaveBeenCalledOnce());
  await press(/^1 ?Vorhersagen/);
  expect(await screen.findByText('Was kommt heraus?')).toBeTruthy();
  expect(screen.queryByRole('region', { name })).toBeNull();
  await press('Beispiel');
  expect(await screen.findByRole('region', { name })).toBeTruthy();
});

test('something to write is finished once its goals are reached, and a hint counts as help', async () => {
  let output = 'Tschüs\n';
  const { sent } = await openMastery(
    {
      [readKata('ausgabe', 1, 0)]: () => Response.json(toWrite),
      'POST /api/execute': () => ranWith(output),
      'POST /api/katas': kept,
    },
    lab,
  );
  const done = await screen.findByRole('button', { name: 'Fertig' });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Show Solution' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verlauf' })).toBeNull();
  await press('Run');
  await press('Tipp zeigen');
  expect(screen.getByText('Denk an die Anführungszeichen.')).toBeTruthy();
  output = 'Hallo\n';
  await press('Run');
  await waitFor(() => expect(done.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(done);
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'POST /api/katas')).toMatchObject([
      { body: { isRight: true, isHelped: true } },
    ]),
  );
});

test('without a network a task waits on the device and says so', async () => {
  await openMastery({ [readKata('ausgabe', 1, 0)]: () => Response.json(asked) }, lab);
  await press('A Text');
  expect(await screen.findByText(/liegt noch auf diesem Gerät/)).toBeTruthy();
  expect(Object.keys(localStorage).some((key) => key.startsWith('ledger/1/'))).toBe(true);
});

const tenTasks = Array.from({ length: 10 }, (_, at) => ({
  unit: `python-mastery/${at < 5 ? 'ausgabe' : 'variablen'}`,
  number: (at % 5) + 1,
  variant: 7,
}));

const drawn = {
  'GET /api/mastery/tasks?area=python-mastery&chapter=grundlagen': () =>
    Response.json({ tasks: tenTasks }),
  ...Object.fromEntries(
    tenTasks.map(({ unit, number }) => [
      readKata(unit.split('/')[1] ?? '', number, 7),
      () => Response.json(asked),
    ]),
  ),
};

async function sit(isRight: (at: number) => boolean) {
  await press('Prüfung beginnen');
  for (let at = 0; at < 10; at += 1) {
    await screen.findByText(`Aufgabe ${at + 1} von 10`);
    await press(isRight(at) ? 'A Text' : 'B Bilder');
    await press(at === 9 ? 'Zum Ergebnis' : 'Nächste Aufgabe');
  }
}

test('an exam that is passed brings its XP with the last answer', async () => {
  let count = 0;
  const { sent } = await openMastery(
    {
      ...drawn,
      'POST /api/katas': () => {
        count += 1;
        const brought = count === 10 ? { ...nothingBrought, xp: 75, badges: [badge] } : null;
        return Response.json({ standing: chapters[0]?.lessons[0]?.standing, brought });
      },
    },
    { path: '/python-mastery?ansicht=pruefung' },
  );
  await sit((at) => at > 1);
  expect(await screen.findByRole('heading', { name: 'Bestanden: 8 von 10 richtig' })).toBeTruthy();
  expect(
    await screen.findByText('Das bringt dir 75 XP, das Badge „Erste Schritte“ ist mitgezählt.'),
  ).toBeTruthy();
  expect(
    screen.getByText('Für die Prüfung „Grundlagen“ und das Badge „Erste Schritte“.'),
  ).toBeTruthy();
  const result = within(screen.getByRole('region', { name: 'Ergebnis' }));
  expect(result.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ausgabe']);
  const exams = sent
    .filter(({ call }) => call === 'POST /api/katas')
    .map(({ body }) => JSON.stringify(body).match(/"exam":\{"id":"(.*?)"/)?.[1]);
  expect(exams).toHaveLength(10);
  expect(new Set(exams).size).toBe(1);
});

test('an exam that is missed says what is worth another look', async () => {
  await openMastery(
    { ...drawn, 'POST /api/katas': kept },
    { path: '/python-mastery?ansicht=pruefung' },
  );
  await sit((at) => at < 4);
  const result = within(await screen.findByRole('region', { name: 'Ergebnis' }));
  expect(result.getByRole('heading', { name: '4 von 10 richtig' })).toBeTruthy();
  expect(result.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ausgabe',
    'Variablen',
  ]);
  await userEvent.click(result.getByRole('button', { name: 'Noch eine Prüfung' }));
  expect(await screen.findByText('Aufgabe 1 von 10')).toBeTruthy();
});

test('nothing helps in an exam, and what is not known can be left', async () => {
  await openMastery(
    {
      ...drawn,
      [readKata('ausgabe', 1, 7)]: () => Response.json(toWrite),
      'POST /api/katas': kept,
    },
    { path: '/python-mastery?ansicht=pruefung' },
  );
  await press('Prüfung beginnen');
  await press('Weiß ich noch nicht');
  expect(screen.queryByRole('button', { name: 'Tipp zeigen' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Nächste Aufgabe' })).toBeTruthy();
});

test('where nothing is due the check says so', async () => {
  await openMastery({}, { path: '/python-mastery?ansicht=auffrischen' });
  expect(await screen.findByText('Heute ist alles frisch')).toBeTruthy();
});

test('the lexicon is searched like Germans write, and a term leads to the companion', async () => {
  await openMastery();
  const lexicon = within(await screen.findByRole('region', { name: 'Python Lexikon' }));
  await lexicon.findByRole('button', { name: 'Schleife' });
  await userEvent.type(lexicon.getByRole('searchbox'), 'uberschrift');
  expect(lexicon.queryByRole('button', { name: 'Schleife' })).toBeNull();
  await userEvent.click(lexicon.getByRole('button', { name: 'Überschrift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Überschrift' }));
  expect(dialog.getByText('Sagt, worum es geht.')).toBeTruthy();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: /^Mit KI/ });
  expect(link.pathname).toBe('/ai-companion');
  expect(decodeURIComponent(link.search)).toContain('Überschrift');
});

test('what does not arrive can be loaded again', async () => {
  let isAway = true;
  const opened = openMastery({
    'GET /api/mastery?area=python-mastery': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json({ chapters });
    },
  });
  await screen.findByText('Die Kapitel lassen sich gerade nicht laden');
  isAway = false;
  await press('Noch mal laden');
  await opened;
  expect(screen.getByRole('link', { name: /Grundlagen/ })).toBeTruthy();
});
