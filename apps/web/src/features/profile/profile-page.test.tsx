import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emptyProfile, openProfile } from './testing/profile-server.ts';

const told = {
  skillLevel: 'Anfänger',
  learningStyle: 'visual',
  preferredLanguages: ['python'],
  learningGoals: ['ein eigenes Spiel'],
} as const;
const profile = {
  ...told,
  preferredLanguages: [...told.preferredLanguages],
  learningGoals: [...told.learningGoals],
};

const completion = {
  unit: 'lektion/28',
  xp: 15,
  reached: [true, true, false],
  quiz: null,
  hints: 0,
  hadSolution: false,
  minutes: 12,
  firstAt: '2026-11-24T17:52:00.000Z',
  at: '2026-11-24T17:52:00.000Z',
  isProven: false,
};

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

function figures(): string[] {
  const part = region('Lernstatistik');
  const values = part.getAllByRole('definition');
  return part
    .getAllByRole('term')
    .map(({ textContent }, at) => `${textContent} ${values[at]?.textContent}`);
}

test('on the first day every part says what will be there', async () => {
  await openProfile();
  expect(screen.getByText(/Erzähl mit „Bearbeiten“, was du willst/)).toBeTruthy();
  expect(figures()).toEqual(['Lernzeit 0 h 0 min', 'Übungen 0', 'Ø Punkte –', 'Tage Serie 0']);
  expect(screen.getByText('Noch keine Bewertungen vorhanden')).toBeTruthy();
  expect(screen.getByText('Noch keine Aktivitäten aufgezeichnet')).toBeTruthy();
  expect(screen.getByText('Noch keine Gespräche mit der KI')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Lernzeit, in Minuten' });
  expect(within(table).getAllByText('0')).toHaveLength(26 * 7);
});

test('says who somebody is, and shows their figures', async () => {
  const totals = { completed: 64, proven: 50, minutes: 2_300, score: 87.44 };
  await openProfile({
    profile,
    ledger: { totals, streak: { days: 6, isTodayDone: true, hasJoker: true } },
  });
  for (const fact of ['Anfänger', 'lernt mit Bildern', 'mag Python', 'Ziel: ein eigenes Spiel'])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(figures()).toEqual([
    'Lernzeit 38 h 20 min',
    'Übungen 64',
    'Ø Punkte 87,4',
    'Tage Serie 6',
  ]);
});

test('what is edited is saved alone, closes the form and asks for new recommendations', async () => {
  const { sent } = await openProfile(
    { profile },
    {
      'PUT /api/profile': (body) =>
        Response.json(Object.assign({ ...emptyProfile, ...profile }, body)),
    },
  );
  const form = within(await edit());
  expect(document.activeElement).toBe(form.getByRole('radio', { name: 'Anfänger' }));
  await userEvent.click(form.getByRole('radio', { name: 'Experte' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'HTML' }));
  const goals = form.getByRole('textbox', { name: 'Lernziele' });
  await userEvent.type(goals, '{Enter}{Enter}  KI verstehen ');
  await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Ziel: KI verstehen')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(sent.find(({ call }) => call === 'PUT /api/profile')?.body).toEqual({
    skillLevel: 'Experte',
    preferredLanguages: ['python', 'html'],
    learningGoals: ['ein eigenes Spiel', 'KI verstehen'],
  });
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'GET /api/recommendations')).toHaveLength(2),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bearbeiten' }));
});

test('who breaks off is asked first, and nothing of the draft stays', async () => {
  await openProfile({ profile });
  await edit();
  await userEvent.type(goals(), '{Enter}Klavier spielen');
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await edit();
  expect(goals().value).toBe('ein eigenes Spiel');
});

test('what cannot be saved stays in the form', async () => {
  let isAway = true;
  await openProfile(
    { profile },
    {
      'PUT /api/profile': () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return Response.json({ ...emptyProfile, ...profile, learningGoals: ['Pong'] });
      },
    },
  );
  await edit();
  const field = goals();
  await userEvent.clear(field);
  await userEvent.type(field, 'Pong');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/Die Garage antwortet gerade nicht/)).toBeTruthy();
  expect(field.value).toBe('Pong');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal speichern' }));
  expect(await screen.findByText('Ziel: Pong')).toBeTruthy();
});

test('too many and too long goals are named before they are sent', async () => {
  const { sent } = await openProfile();
  await edit();
  const goals = screen.getByRole('textbox', { name: 'Lernziele' });
  const fill = async (text: string) => {
    await userEvent.clear(goals);
    await userEvent.click(goals);
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  };
  await fill(Array.from({ length: 22 }, (_, at) => `Ziel ${at}`).join('\n'));
  expect(await screen.findByText('Höchstens 20 Ziele: 2 sind zu viel.')).toBeTruthy();
  await fill('x'.repeat(201));
  expect(await screen.findByText(/^Höchstens 200 Zeichen in einer Zeile/)).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('each recommendation leads somewhere, and says why', async () => {
  await openProfile({
    recommended: [
      {
        kind: 'refresh',
        title: 'Runden',
        reason: 'Vor 21 Tagen geschafft.',
        minutes: 10,
        address: '/learn/1/9',
      },
      {
        kind: 'new',
        title: 'Ein Klavier im Browser',
        reason: 'Passt zu deinem Ziel „Musik“.',
        minutes: 5,
        address: '/ai-companion?frage=Ein+Klavier',
      },
    ],
  });
  const part = region('KI-Empfehlungen');
  expect(part.getByText(/^Was als Nächstes\?/)).toBeTruthy();
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AuffrischenRundenVor 21 Tagen geschafft.10 min',
    'NeuesEin Klavier im BrowserPasst zu deinem Ziel „Musik“.5 min für den Anfang',
  ]);
  const link = part.getByRole('link', { name: 'Ein Klavier im Browser' });
  expect(link).toHaveProperty('pathname', '/ai-companion');
  expect(link).toHaveProperty('search', '?frage=Ein+Klavier');
});

test('holidays are marked in the picture of learning time', async () => {
  await openProfile({ ledger: { holidays: [{ from: '2026-11-20', to: '2026-11-22' }] } });
  const table = screen.getByRole('table', { name: 'Lernzeit, in Minuten' });
  expect(within(table).getAllByText('0, Ferien')).toHaveLength(3);
});

test('skills of the course stand as a table too', async () => {
  await openProfile({ skills: [{ title: 'Schleifen', lessons: 8, done: 5, proven: 3 }] });
  const table = screen.getByRole('table', { name: 'Was du in jedem Kapitel bewiesen hast' });
  expect(within(table).getByRole('row', { name: 'Schleifen 3 5 8' })).toBeTruthy();
});

test('the last activities say what came of them', async () => {
  const at = '2026-11-24T17:52:00.000Z';
  const unit = 'lektion/28';
  await openProfile({
    ledger: {
      activities: [
        { unit, title: 'Bis zehn zählen', at, completion, minutes: 12 },
        {
          unit: 'raetsel/obst',
          title: 'Obst',
          at,
          completion: { ...completion, xp: 0, reached: [], quiz: { right: 1, of: 1 } },
          minutes: 0,
        },
        { unit: 'eigen/1', title: 'Ballspiel', at, completion: null, minutes: 45 },
      ],
    },
  });
  const texts = region('Letzte Aktivitäten')
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
  expect(texts).toEqual([
    'Bis zehn zählen 2 von 3 Zielen · 12 min',
    'Obst 1 von 1 richtig',
    'Ballspiel 45 min daran gearbeitet',
  ]);
  expect(screen.getByText('+15 XP')).toBeTruthy();
});

test('achievements show what earned them, and how far the others are', async () => {
  const at = '2026-11-24T17:52:00.000Z';
  const evidence = [{ unit: 'lektion/1', title: 'Hallo, Garage!', at }];
  const badge = {
    room: 'house',
    icon: 'terminal',
    description: 'Du hast etwas geschrieben.',
    toDo: 'Schreib etwas.',
  } as const;
  await openProfile({
    ledger: {
      badges: [
        {
          ...badge,
          rarity: 'rare',
          id: 'b',
          name: 'Bug Hunter',
          evidence: [],
          have: 3,
          need: 25,
          earnedAt: null,
        },
        {
          ...badge,
          rarity: 'common',
          id: 'a',
          name: 'Erste Zeile',
          evidence,
          have: 1,
          need: 1,
          earnedAt: at,
        },
      ],
    },
  });
  const part = region('Erfolge');
  expect(part.getAllByText('1 von 2')).toHaveLength(2);
  const names = part
    .getAllByText(/^(Bug Hunter|Erste Zeile)$/)
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Erste Zeile', 'Bug Hunter']);
  expect(part.getByText('3 von 25 bisher')).toBeTruthy();
  expect(part.getByText(badge.description)).toBeTruthy();
  expect(part.getByText(badge.toDo)).toBeTruthy();
  expect(part.getByText(/^gewöhnlich · am 24\.11\.2026$/)).toBeTruthy();
  await userEvent.click(part.getByText('Wofür?'));
  expect(part.getByText(/Hallo, Garage!/)).toBeTruthy();
});

test('badges stand in the room where they are earned', async () => {
  const badges = (['maths', 'house', 'html-mastery'] as const).map((room) => ({
    id: room,
    room,
    name: `Von ${room}`,
    description: '',
    toDo: '',
    icon: 'flame',
    rarity: 'common' as const,
    evidence: [],
    have: 0,
    need: 1,
    earnedAt: null,
  }));
  await openProfile({ ledger: { badges } });
  const part = region('Erfolge');
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'In der ganzen Garage 0 von 1',
    'HTML Mastery 0 von 1',
    'Mathe-Trainer 0 von 1',
  ]);
  expect(region('Mathe-Trainer 0 von 1').getByText('Von maths')).toBeTruthy();
});

test('leads to the sheet of what was proven', async () => {
  await openProfile();
  const link = screen.getByRole('link', { name: 'Was ich kann' });
  expect(link).toHaveProperty('pathname', '/profile/can');
});

test('talks with the AI lead back to where they were', async () => {
  await openProfile({
    sessions: [
      {
        id: 'c1',
        topic: 'Listen',
        sessionType: 'explanation',
        messages: 4,
        startedAt: '2026-11-24T17:40:00.000Z',
        endedAt: '2026-11-24T17:52:00.000Z',
        address: '/ai-companion?begleiter=profi',
      },
    ],
  });
  const part = region('KI-Sitzungen');
  expect(part.getByText('4 Nachrichten')).toBeTruthy();
  expect(part.getByText('Erklärung')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Listen' })).toHaveProperty('search', '?begleiter=profi');
});

test('what does not arrive can be loaded again, and the rest is there', async () => {
  const calls = [
    'profile',
    'achievements',
    'ai-sessions',
    'knowledge-assessments',
    'unaided-checks',
    'skills',
  ];
  await openProfile({}, Object.fromEntries(calls.map((call) => [`GET /api/${call}`, away])));
  expect(screen.getByText('Dein Profil lässt sich gerade nicht laden')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Noch mal laden' })).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Hallo, Garage!' })).toBeTruthy();
});

async function edit() {
  await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  return screen.findByRole('form', { name: 'Profil bearbeiten' });
}

function goals() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lernziele' });
}

function away(): never {
  throw new TypeError('Failed to fetch');
}
