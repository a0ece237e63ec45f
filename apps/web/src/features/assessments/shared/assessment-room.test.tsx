import type { AssessmentResult } from '@hbg/contract/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal, signedIn } from '../../../../testing/fake-server.ts';
import { visitAs } from '../../../../testing/render-app.tsx';
import { readEntry, writeEntry } from '../../../ui/entries.ts';
import { draftEntry } from '../draft-entry.ts';
import {
  id,
  itemOf,
  judgedOf,
  openAssessment,
  stateOf,
  written,
} from '../testing/assessment-server.ts';

const afterGap = stateOf({ answered: 3, item: itemOf('line', 5) });

test('one item at a time, with how far it is', async () => {
  openAssessment(stateOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung: Summen' })).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: 'Aufgabe 3 von etwa 8' })).toBeTruthy();
  expect(screen.getByText('Das soll herauskommen:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Später weitermachen' })).toHaveProperty(
    'pathname',
    '/profile',
  );
  expect(document.title).toBe('Bewertung: Summen · HBG');
});

test('a wrong choice says why, and the focus goes to the way on', async () => {
  const judged = judgedOf('gap', { choice: 1 });
  const { answers } = openAssessment(stateOf(), [{ judged, state: afterGap }]);
  const group = await screen.findByRole('group', { name: 'Was gehört in die Lücke?' });
  await userEvent.click(within(group).getByRole('button', { name: 'B 3' }));
  const next = await screen.findByRole('button', { name: 'Weiter' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.getByText('Das war es noch nicht.')).toBeTruthy();
  expect(screen.getByText('Durch eine Zahl läuft keine Schleife.')).toBeTruthy();
  const verdict = screen.getByRole('region', { name: 'Rückmeldung' });
  expect(verdict.textContent).toContain('Richtig ist: range(3)');
  expect(answers()).toEqual([{ id: expect.any(String), number: 4, variant: 7, choice: 1 }]);
  await userEvent.keyboard('{Enter}');
  const line = await screen.findByRole('group', { name: 'Welche Zeile ist falsch?' });
  await waitFor(() => expect(document.activeElement).toBe(line));
});

test('a wrong line is chosen by its number', async () => {
  const judged = judgedOf('line', { isRight: true, choice: 2 });
  const { answers } = openAssessment(stateOf({ item: itemOf('line') }), [
    { judged, state: afterGap },
  ]);
  const group = await screen.findByRole('group', { name: 'Welche Zeile ist falsch?' });
  group.focus();
  await userEvent.keyboard('3');
  expect(await screen.findByText('Stimmt.')).toBeTruthy();
  expect(screen.getByText('So bleibt nur die letzte Zahl.')).toBeTruthy();
  expect(screen.getByText('summe = summe + zahl', { selector: 'p code' })).toBeTruthy();
  expect(answers()).toMatchObject([{ choice: 2 }]);
});

test('lines are ordered by their buttons', async () => {
  const judged = judgedOf('order', { order: [1, 0, 2] });
  const { answers } = openAssessment(stateOf({ item: itemOf('order') }), [
    { judged, state: afterGap },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Teil 1 runter' }));
  expect(screen.getByText('Jetzt Teil 2.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'So ist es richtig' }));
  expect(await screen.findByText('Das war es noch nicht.')).toBeTruthy();
  expect(answers()).toMatchObject([{ order: [1, 0, 2] }]);
  expect(screen.getByText('Erst merken, dann rechnen.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Teile' })).toBeNull();
});

test('not to know is an answer, and is not scolded', async () => {
  const { answers } = openAssessment(stateOf(), [{ judged: judgedOf('gap', {}), state: afterGap }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Weiß ich noch nicht' }));
  expect(await screen.findByText(/Danke, dass du ehrlich bist/)).toBeTruthy();
  expect(answers()).toEqual([{ id: expect.any(String), number: 4, variant: 7 }]);
});

test('an answer that did not arrive is sent again under the same id', async () => {
  let isAway = true;
  const judged = judgedOf('gap', { choice: 1 });
  const { answers } = openAssessment(stateOf(), [], {
    [`POST /api/assessments/${id}`]: () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json({ judged, state: afterGap });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'B 3' }));
  expect(await screen.findByText('Deine Antwort ist nicht angekommen')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Nochmal versuchen' }));
  expect(await screen.findByText('Das war es noch nicht.')).toBeTruthy();
  expect(screen.queryByText('Deine Antwort ist nicht angekommen')).toBeNull();
  const [first, second] = answers();
  expect(first).toEqual(second);
});

test('what another device has answered already is asked no more', async () => {
  let isAnswered = false;
  openAssessment(stateOf(), [], {
    [`GET /api/assessments/${id}`]: () => Response.json(isAnswered ? afterGap : stateOf()),
    [`POST /api/assessments/${id}`]: () => {
      isAnswered = true;
      return refusal(409, 'notAsked');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'B 3' }));
  expect(await screen.findByRole('group', { name: 'Welche Zeile ist falsch?' })).toBeTruthy();
  expect(screen.getByText(/schon auf einem anderen Gerät beantwortet/)).toBeTruthy();
  expect(screen.queryByText('Deine Antwort ist nicht angekommen')).toBeNull();
});

test('a program that was written waits on the device, and goes with the answer', async () => {
  const state = stateOf({ item: written() });
  const entry = draftEntry('1', state, written());
  writeEntry(entry, 'print("Katze")\n');
  const { unit, ...item } = written();
  const solution = { 'main.py': 'print("Maus")\n' };
  const judged = judgedOf('gap', {
    ...item,
    unit: { ...unit, solution },
    code: 'print("Katze")\n',
  });
  const { answers } = openAssessment(state, [{ judged, state: afterGap }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Weiß ich noch nicht' }));
  expect(await screen.findByRole('button', { name: 'Weiter' })).toBeTruthy();
  expect(screen.getByText('"Maus"')).toBeTruthy();
  expect(answers()).toMatchObject([{ isRight: false, code: 'print("Katze")\n' }]);
  expect(readEntry(entry)).toBeNull();
});

test('the address of a topic begins its assessment', async () => {
  const sent = fakeServer({
    ...signedIn,
    'POST /api/start-assessment': () => Response.json({ id }),
    [`GET /api/assessments/${id}`]: () => Response.json(stateOf()),
  });
  const router = visitAs('Byte', '/profile/assessment/summen');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bewertung: Summen' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/profile/assessment/${id}`);
  const starts = sent.filter(({ call }) => call === 'POST /api/start-assessment');
  expect(starts.map(({ body }) => body)).toEqual([{ topic: 'summen' }]);
});

test('a topic that is none is no assessment', async () => {
  fakeServer({ ...signedIn, 'POST /api/start-assessment': () => refusal(404, 'unknownTopic') });
  visitAs('Byte', '/profile/assessment/kochen');
  const title = 'Diese Bewertung gibt es nicht';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

const result: AssessmentResult = {
  level: 6,
  confidence: 7,
  right: 1,
  of: 2,
  mayContest: true,
  next: { title: 'Runden', address: '/learn/1/9' },
  evidence: [
    judgedOf('gap', { choice: 1 }),
    judgedOf('order', { isRight: true, order: [1, 2, 0] }),
  ],
};
const done = stateOf({ answered: 8, item: null, result });

test('in the end it says about how far one is, how sure that is, and what comes next', async () => {
  openAssessment(done);
  expect(await screen.findByRole('heading', { name: 'Du stehst etwa bei 6 von 10' })).toBeTruthy();
  expect(
    screen.getByText(
      /^Sicherheit 7 von 10\. .*einigermaßen sicher.* grobe Schätzung aus 2 Aufgaben/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Runden' })).toHaveProperty('pathname', '/learn/1/9');
  expect(screen.getByRole('link', { name: 'Fertig' })).toHaveProperty('pathname', '/profile');
  expect(screen.getByText('1. Lücke füllen')).toBeTruthy();
  expect(screen.getByText('noch nicht richtig')).toBeTruthy();
  expect(screen.getByText('Die richtige Reihenfolge')).toBeTruthy();
});

test('after the result it says what else could come next', async () => {
  const card = { kind: 'next', title: 'Runden', reason: '', minutes: 9, address: '/learn/1/9' };
  const other = { ...card, kind: 'new', title: 'Links', address: '/html-mastery?lektion=links' };
  openAssessment(done, [], { 'GET /api/recommendations': () => Response.json([card, other]) });
  const next = within(await screen.findByRole('region', { name: 'Was als Nächstes?' }));
  expect(next.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Links']);
});

test('who can do it is asked two more', async () => {
  const longer = stateOf({ answered: 8, wanted: 10 });
  openAssessment(done, [], {
    [`POST /api/assessments/${id}/contest`]: () => Response.json(longer),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Das kann ich' }));
  expect(await screen.findByRole('progressbar', { name: 'Aufgabe 9 von etwa 10' })).toBeTruthy();
});

test('who has been asked two more in another tab goes on there', async () => {
  let isContested = false;
  openAssessment(done, [], {
    [`GET /api/assessments/${id}`]: () =>
      Response.json(isContested ? stateOf({ answered: 8, wanted: 10 }) : done),
    [`POST /api/assessments/${id}/contest`]: () => {
      isContested = true;
      return refusal(409, 'notNow');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Das kann ich' }));
  expect(await screen.findByRole('progressbar', { name: 'Aufgabe 9 von etwa 10' })).toBeTruthy();
  expect(screen.queryByText('Das ist gerade nicht angekommen')).toBeNull();
});

test('the evidence holds what was answered and why that is wrong', async () => {
  const evidence = [judgedOf('gap', { choice: 1 }), judgedOf('order', { order: [1, 0, 2] })];
  openAssessment({ ...done, result: { ...result, evidence } });
  await screen.findByRole('heading', { name: 'Du stehst etwa bei 6 von 10' });
  expect(screen.getByText('Durch eine Zahl läuft keine Schleife.')).toBeTruthy();
  expect(screen.getByText('Deine Reihenfolge')).toBeTruthy();
});

test('after the last item the focus is on the result', async () => {
  openAssessment(stateOf({ answered: 7 }), [
    { judged: judgedOf('gap', { choice: 0, isRight: true }), state: done },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'A range(3)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter' }));
  const heading = await screen.findByRole('heading', { name: 'Du stehst etwa bei 6 von 10' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('without help there is no level, but how many were right', async () => {
  const unaided = { ...result, level: null, confidence: null, mayContest: false, right: 2 };
  openAssessment(stateOf({ kind: 'unaided', answered: 2, wanted: 2, item: null, result: unaided }));
  expect(await screen.findByRole('heading', { name: '2 von 2 ohne Hilfe richtig' })).toBeTruthy();
  expect(screen.getByText('Das kannst du jetzt auch allein.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Das kann ich' })).toBeNull();
});

test('that of somebody else is not there', async () => {
  openAssessment(stateOf(), [], {
    [`GET /api/assessments/${id}`]: () => refusal(404, 'unknownAssessment'),
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Bewertung gibt es nicht' }),
  ).toBeTruthy();
});
