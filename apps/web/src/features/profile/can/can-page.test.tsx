import type { Proven } from '@hbg/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';

const nothing: Proven = {
  day: '2026-11-26',
  courses: [{ title: 'Python von Anfang an', have: 0, of: 70, chapters: [] }],
  masteries: [
    { area: 'python-mastery', have: 0, of: 32, chapters: [] },
    { area: 'html-mastery', have: 0, of: 32, chapters: [] },
  ],
  maths: { have: 0, of: 45, courses: [] },
  assessments: [],
  badges: [],
};

const on = '2026-11-24';
const full: Proven = {
  ...nothing,
  courses: [
    {
      title: 'Python von Anfang an',
      have: 2,
      of: 70,
      chapters: [
        {
          title: 'Erste Schritte',
          lessons: [
            { title: 'Hallo, Garage!', on },
            { title: 'Notizen im Code', on: '2026-03-01' },
          ],
        },
      ],
    },
  ],
  masteries: [
    {
      area: 'python-mastery',
      have: 2,
      of: 32,
      chapters: [
        {
          title: 'Grundlagen',
          lessons: [
            { title: 'Ausgabe', on, state: 'mastered', isDue: true },
            { title: 'Variablen', on, state: 'sure', isDue: false },
          ],
          exam: { right: 9, of: 10, on },
        },
      ],
    },
    { area: 'html-mastery', have: 0, of: 32, chapters: [] },
  ],
  maths: {
    have: 1,
    of: 45,
    courses: [
      {
        title: 'Brüche und Prozente',
        kinds: [{ title: 'Brüche addieren', on, right: 7, answered: 9 }],
      },
    ],
  },
  assessments: [
    {
      id: 'a',
      skillArea: 'Web',
      topic: 'Layout',
      currentLevel: 6,
      confidence: 7,
      on: '2026-11-20',
      answers: 8,
    },
  ],
  badges: [
    {
      title: 'Erste Zeile',
      description: 'Du hast etwas geschrieben, und es lief.',
      because: 'Hallo, Garage!',
      on,
    },
  ],
};

async function openSheet(answer: () => Response) {
  fakeServer({ ...signedIn, 'GET /api/proven': answer });
  visitAs('Byte', '/profile/can');
  await screen.findByRole('heading', { level: 1, name: 'Was ich kann' });
  await waitFor(() => expect(screen.queryByText(/ geladen\.\.\.$/)).toBeNull());
}

function rowsOf(name: string): (string | null)[] {
  const part = within(screen.getByRole('region', { name }));
  return part.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('tells by area what is proven, with result and day', async () => {
  await openSheet(() => Response.json(full));
  expect(screen.getByText(/Stand vom/).textContent).toBe('Byte, Stand vom 26. November 2026');
  expect(rowsOf('Python von Anfang an')).toEqual([
    'Hallo, Garage!  24.11.26',
    'Notizen im Code  01.03.26',
  ]);
  expect(rowsOf('Python Mastery')).toEqual([
    'Ausgabe gemeistert, zum Auffrischen 24.11.26',
    'Variablen sicher 24.11.26',
    'Prüfung bestanden am besten 9 von 10 richtig 24.11.26',
  ]);
  expect(rowsOf('Mathe-Trainer')).toEqual(['Brüche addieren 7 von 9 richtig 24.11.26']);
  expect(rowsOf('Bewertungen')).toEqual([
    'Layout Level 6 von 10, Sicherheit 7 von 10, aus 8 Aufgaben 20.11.26',
  ]);
  expect(rowsOf('Erfolge')).toEqual([
    'Erste Zeile Du hast etwas geschrieben, und es lief. Geschafft mit „Hallo, Garage!“. 24.11.26',
  ]);
  expect(screen.queryByRole('region', { name: 'HTML Mastery' })).toBeNull();
  expect(screen.getByText('2 von 70 Lektionen')).toBeTruthy();
});

test('counts what stands there', async () => {
  await openSheet(() => Response.json(full));
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.map((term, at) => `${term} ${values[at]}`)).toEqual([
    'Lektionen 2',
    'Mastery-Lektionen 2',
    'Prüfungen 1',
    'Mathe-Arten 1',
    'Bewertungen 1',
    'Erfolge 1',
  ]);
});

test('goes to the printer', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await openSheet(() => Response.json(full));
  await userEvent.click(screen.getByRole('button', { name: 'Drucken oder als PDF sichern' }));
  expect(print).toHaveBeenCalledOnce();
});

test('an empty sheet says what will be there, and leads to the first lesson', async () => {
  await openSheet(() => Response.json(nothing));
  expect(screen.getByText('Dieses Blatt füllst du')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur ersten Lektion' })).toHaveProperty(
    'pathname',
    '/learn',
  );
  expect(screen.queryByRole('button', { name: /Drucken/ })).toBeNull();
});

test('a sheet that does not arrive can be loaded again', async () => {
  let isAway = true;
  await openSheet(() => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json(full);
  });
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByRole('region', { name: 'Erfolge' })).toBeTruthy();
});
