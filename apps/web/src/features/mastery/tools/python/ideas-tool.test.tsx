import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../../../testing/fake-server.ts';
import type { SearchResult } from '../../../search/shared/search-query.ts';
import { openTool } from '../testing/render-tools.tsx';

const profile = {
  skillLevel: 'Fortgeschritten',
  learningStyle: null,
  preferredLanguages: [],
  learningGoals: ['ein eigenes Spiel bauen'],
  timeSpentLearning: 0,
  totalExercisesCompleted: 0,
  averageScore: '0.0',
};

const easy: SearchResult = {
  kind: 'plan',
  place: '/ai-companion?frage=Zahlenraten',
  topic: 'Zahlenraten',
  description: 'Der Computer denkt sich eine Zahl aus.',
  difficulty: 'Anfänger',
  steps: ['Zähl die Versuche mit `+=`.', 'Frag, ob es **noch mal** losgeht.'],
  codeExample: '',
  language: 'python',
  explanation: '',
};
const harder: SearchResult = { ...easy, topic: 'Snake', difficulty: 'Fortgeschritten' };
const card: SearchResult = { ...easy, kind: 'concept', topic: 'Zufall' };

function server(results: readonly SearchResult[]) {
  return fakeServer({
    ...signedIn,
    'GET /api/profile': () => Response.json(profile),
    'GET /api/projects': () => Response.json([]),
    'POST /api/search': () => Response.json({ results }),
  });
}

test('ideas follow the goals and the level of the profile', async () => {
  const sent = server([easy, card, harder]);
  await openTool('python-mastery', 'Projekt Ideen');
  const ideas = await screen.findAllByRole('article');
  expect(ideas.map((idea) => idea.getAttribute('aria-label'))).toEqual(['Snake', 'Zahlenraten']);
  expect(sent.at(-1)?.body).toEqual({ query: 'ein eigenes Spiel bauen', language: 'german' });
});

test('an idea becomes a project with its steps in it', async () => {
  server([easy]);
  const { user } = await openTool('python-mastery', 'Projekt Ideen');
  const idea = within(await screen.findByRole('article', { name: 'Zahlenraten' }));
  await user.click(idea.getByRole('button', { name: 'Projekt beginnen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neues Projekt' }));
  expect(dialog.getByLabelText('Projekt Titel')).toHaveProperty('value', 'Zahlenraten');
  expect(
    dialog.getByRole('button', { name: 'Frag, ob es noch mal losgeht. entfernen' }),
  ).toBeTruthy();
});

test('another interest is looked for, and one without a plan says so', async () => {
  const sent = server([card]);
  const { user } = await openTool('python-mastery', 'Projekt Ideen');
  expect(await screen.findByText('Dazu gibt es noch keinen Bauplan')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /Worauf hast du Lust/ }));
  await user.click(await screen.findByRole('option', { name: 'Bilder und Muster' }));
  expect(sent.at(-1)?.body).toMatchObject({ query: expect.stringContaining('Mandala') });
});
