import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { openProfile } from './testing/profile-server.ts';

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('an assessment shows its level and how sure it is, and can be opened again', async () => {
  const assessedAt = '2026-11-20T08:00:00.000Z';
  const one = {
    skillArea: 'Python-Grundlagen',
    topic: 'Typen',
    currentLevel: 8,
    assessedAt,
    answers: 8,
  };
  await openProfile({
    assessments: [
      { ...one, id: 'a', confidence: 7 },
      { ...one, id: 'b', topic: 'Schleifen', confidence: 0 },
    ],
  });
  const [sure, unsure] = region('Bewertungen').getAllByRole('listitem');
  expect(sure?.textContent).toContain('8 von 10, wahrscheinlich zwischen 6,7 und 9,3');
  expect(sure?.textContent).toContain('8 Aufgaben, Sicherheit 7 von 10');
  expect(unsure?.textContent).toContain('wahrscheinlich zwischen 0 und 10');
  expect(region('Bewertungen').getByRole('link', { name: 'Typen' })).toHaveProperty(
    'pathname',
    '/profile/assessment/a',
  );
});

test('an assessment that was begun is there to be gone on with', async () => {
  await openProfile({ open: [{ id: 'a', topic: 'Schleifen', answered: 5, wanted: 8 }] });
  const part = region('Bewertungen');
  expect(part.getByRole('listitem').textContent).toContain('Angefangen: Schleifen, 5 von etwa 8');
  expect(part.getByRole('link', { name: 'Weitermachen: Schleifen' })).toHaveProperty(
    'pathname',
    '/profile/assessment/a',
  );
  expect(part.getByRole('button', { name: 'Neue Bewertung' })).toBeTruthy();
});

test('a new assessment begins, and leads to its first item', async () => {
  const id = '018f4b1e-0000-7000-8000-000000000001';
  const { sent, router } = await openProfile(
    {},
    { 'POST /api/start-assessment': () => Response.json({ id }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Neue Bewertung' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/profile/assessment/${id}`));
  expect(sent).toContainEqual({ call: 'POST /api/start-assessment', body: undefined });
});

test('an assessment that cannot begin says so', async () => {
  await openProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Neue Bewertung' }));
  expect(await screen.findByText('Die Aufgaben lassen sich gerade nicht holen')).toBeTruthy();
});

test('what the AI has helped with can be tried without it, and what came out stays', async () => {
  const id = '018f4b1e-0000-7000-8000-000000000002';
  const unit = 'lektion/1';
  const at = '2026-11-20T08:00:00.000Z';
  const { sent, router } = await openProfile(
    {
      unaided: {
        open: [{ unit, title: 'Hallo, Welt!', helpedAt: at }],
        done: [{ id: 'a', title: 'Schleifen', right: 1, of: 2, at }],
      },
    },
    { 'POST /api/unaided-checks': () => Response.json({ id }) },
  );
  const part = region('Kannst du es auch ohne Hilfe?');
  expect(part.getByText('1 von 2 ohne Hilfe')).toBeTruthy();
  await userEvent.click(
    part.getByRole('button', { name: 'Ohne Hilfe ausprobieren: Hallo, Welt!' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(`/profile/assessment/${id}`));
  expect(sent.find(({ call }) => call === 'POST /api/unaided-checks')?.body).toEqual({ unit });
});

test('what was checked on another device meanwhile is asked no more', async () => {
  let open = [{ unit: 'lektion/27', title: 'Immer wieder', helpedAt: '2026-11-20T08:00:00.000Z' }];
  await openProfile(
    {},
    {
      'GET /api/unaided-checks': () => Response.json({ open, done: [] }),
      'POST /api/unaided-checks': () => {
        open = [];
        return refusal(404, 'unknownUnit');
      },
    },
  );
  const name = 'Ohne Hilfe ausprobieren: Immer wieder';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Das hast du schon ohne Hilfe probiert')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

test('an assessment that the house refuses says what is the matter', async () => {
  await openProfile({}, { 'POST /api/start-assessment': () => refusal(404, 'unknownTopic') });
  await userEvent.click(screen.getByRole('button', { name: 'Neue Bewertung' }));
  expect(await screen.findByText('Die Garage hat das abgelehnt.')).toBeTruthy();
});

test('where the AI has helped with nothing, nothing is asked', async () => {
  await openProfile();
  expect(screen.queryByText('Kannst du es auch ohne Hilfe?')).toBeNull();
});
