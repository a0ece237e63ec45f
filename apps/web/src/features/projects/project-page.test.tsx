import { refusalHeader } from '@hbg/contract/client';
import type { Project } from '@hbg/contract/projects';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { visitAs } from '../../../testing/render-app.tsx';
import { generated, projectNamed, projectServer, sessionNamed } from './testing/project-server.ts';

const trainer = projectNamed('Vokabeltrainer');

async function open(search = '', handlers = {}, projects: Project[] = [trainer]) {
  const sent = projectServer(projects, handlers);
  const router = visitAs('Byte', `/project${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Meine Projekte' });
  await waitFor(() => expect(screen.queryByText('Projekte werden geladen...')).toBeNull());
  return { sent, router, user: userEvent.setup() };
}

const opened = `?projekt=${trainer.id}`;
const bodyOf = (sent: { call: string; body: unknown }[], call: string) =>
  sent.findLast((each) => each.call.startsWith(call))?.body;

test('a house without projects says so, and what comes first', async () => {
  await open('', {}, []);
  expect(screen.getByText('Noch keine Projekte')).toBeTruthy();
  expect(screen.getByText('Erstellen Sie Ihr erstes Projekt')).toBeTruthy();
});

test('a card tells where a project stands, and opens it', async () => {
  const { user, router } = await open();
  expect(screen.getByText('Projekt auswählen')).toBeTruthy();
  const card = screen.getByRole('link', { name: /Vokabeltrainer/ });
  expect(card.textContent).toContain('67\u00a0%');
  for (const text of ['In Arbeit', 'Python · Anfänger', '2/3 Features', '7:30/10\u00a0h'])
    expect(card.textContent).toContain(text);
  await user.click(card);
  expect(await screen.findByRole('tab', { name: 'Übersicht' })).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ projekt: trainer.id });
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
  expect(figures).toEqual([
    ['Sprache', 'Python'],
    ['Schwierigkeit', 'Anfänger'],
    ['Geschätzte Zeit', '10 h'],
    ['Verbrachte Zeit', '7:30 h'],
    ['Zieldatum', '30.11.2026'],
  ]);
  const picture = await screen.findByRole('table', { name: /Features nach Tagen/ });
  expect(picture.textContent).toContain('3, 1 Feature dazu');
});

test.each([
  ['in-progress', true],
  ['completed', false],
] as const)('a target date that is over is told, unless it is %s', async (status, isTold) => {
  await open(opened, {}, [projectNamed('Trainer', { status, targetDate: '2020-03-01' })]);
  expect(await screen.findByText('1.3.2020')).toBeTruthy();
  expect(screen.queryByText(/^Das Zieldatum ist vorbei: Es war der 1\.3\.2020\./) !== null).toBe(
    isTold,
  );
});

test('the code that a project was begun with can be copied', async () => {
  const code = 'package main';
  const { user } = await open(opened, {}, [projectNamed('Go', { language: 'Go', code })]);
  const block = await screen.findByRole('figure', { name: 'Code vom Anfang' });
  expect(block.textContent).toBe(`${code}\n`);
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await screen.findByText('Code kopiert')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(code);
});

test('a new project is sent with what the dialog begins with', async () => {
  const { user, sent } = await open('', {
    'POST /api/projects': () => Response.json(projectNamed('Würfelturm', { id: 'neu' })),
  });
  await user.click(screen.getByRole('button', { name: 'Neues Projekt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neues Projekt' }));
  await user.click(dialog.getByRole('button', { name: 'Projekt erstellen' }));
  expect(await dialog.findByText('Gib ihm einen Titel')).toBeTruthy();
  await user.type(dialog.getByLabelText('Projekt Titel'), 'Würfelturm');
  await user.type(dialog.getByLabelText('Features'), 'Würfeln{Enter}Stapeln{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Stapeln entfernen' }));
  await user.click(dialog.getByRole('button', { name: 'Projekt erstellen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(sent, 'POST /api/projects')).toMatchObject({
    title: 'Würfelturm',
    description: '',
    language: 'Python',
    difficulty: 'beginner',
    estimatedHours: 10,
    targetFeatures: ['Würfeln'],
    targetDate: null,
  });
  const reads = () => sent.filter(({ call }) => call === 'GET /api/projects');
  await waitFor(() => expect(reads()).toHaveLength(2));
});

test('a feature moves at once, and the whole project is saved', async () => {
  const { user, sent } = await open(`${opened}&ansicht=features`);
  expect(await screen.findByRole('heading', { name: 'Ausstehend (1)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Erledigt: Punkte zählen' }));
  expect(await screen.findByRole('heading', { name: 'Abgeschlossen (3)' })).toBeTruthy();
  await waitFor(() =>
    expect(bodyOf(sent, 'PUT')).toMatchObject({
      title: 'Vokabeltrainer',
      revision: 3,
      targetFeatures: [],
      completedFeatures: ['Abfragen', 'Wörterbuch', 'Punkte zählen'],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Rückgängig: Abfragen' }));
  expect(await screen.findByRole('heading', { name: 'Ausstehend (1)' })).toBeTruthy();
  await waitFor(() => expect(bodyOf(sent, 'PUT')).toMatchObject({ revision: 4 }));
});

test('where another device was faster, both changes hold, and it is said', async () => {
  const newer = projectNamed('Wörtertrainer', {
    revision: 4,
    targetFeatures: ['Punkte zählen', 'Töne'],
  });
  const bodies: unknown[] = [];
  const { user } = await open(`${opened}&ansicht=features`, {
    [`PUT /api/projects/${trainer.id}`]: (body: unknown) => {
      bodies.push(body);
      if (bodies.length > 1)
        return Response.json({ ...newer, targetFeatures: ['Töne'], revision: 5 });
      const headers = { [refusalHeader]: 'stale' };
      return Response.json({ text: 'Neuer', carried: newer }, { status: 409, headers });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Erledigt: Punkte zählen' }));
  expect(await screen.findByText('Zusammengeführt')).toBeTruthy();
  expect(bodies[1]).toMatchObject({
    title: 'Wörtertrainer',
    revision: 4,
    targetFeatures: ['Töne'],
    completedFeatures: ['Abfragen', 'Wörterbuch', 'Punkte zählen'],
  });
});

test('what the server does not take goes back to where it was', async () => {
  const { user } = await open(`${opened}&ansicht=features`, {
    [`PUT /api/projects/${trainer.id}`]: () => new Response('Nein', { status: 500 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Erledigt: Punkte zählen' }));
  expect(await screen.findByText('Das ist nicht gespeichert')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ausstehend (1)' })).toBeTruthy();
});

test('a project goes at once, and comes back by a click', async () => {
  const { user, sent } = await open(opened, {
    [`DELETE /api/projects/${trainer.id}`]: () => new Response(null, { status: 204 }),
    [`POST /api/projects/${trainer.id}/restore`]: () => Response.json(trainer),
  });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain(`POST /api/projects/${trainer.id}/restore`),
  );
  expect(await screen.findByRole('link', { name: /Vokabeltrainer/ })).toBeTruthy();
});

/** A house in which another tab has erased it as soon as something is sent about it. */
function erasedElsewhere(call: string) {
  let projects = [trainer];
  return {
    'GET /api/projects': () => Response.json(projects),
    [call]: () => {
      projects = [];
      const headers = { [refusalHeader]: 'unknownProject' };
      return new Response('Dieses Projekt gibt es nicht.', { status: 404, headers });
    },
  };
}

const sentence =
  /Dieses Projekt wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht\./;
const atTheList = async () =>
  expect(await screen.findByRole('heading', { name: 'Noch keine Projekte' })).toBeTruthy();

describe('a project that was erased in another tab', () => {
  test.each([
    ['features', `PUT /api/projects/${trainer.id}`, 'Erledigt: Punkte zählen'],
    ['sitzungen', `POST /api/projects/${trainer.id}/timer`, 'Uhr starten'],
  ])('is told of and left for the list: %s', async (view, call, button) => {
    const { user, router } = await open(`${opened}&ansicht=${view}`, erasedElsewhere(call));
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await atTheList();
    expect(router.state.location.search).toEqual({});
  });

  test('is told of in KI-Hilfe too', async () => {
    const handlers = erasedElsewhere('POST /api/ai-project-help');
    const { user } = await open(`${opened}&ansicht=ki-hilfe`, handlers);
    const help = within(await screen.findByRole('region', { name: 'KI-Hilfe' }));
    await user.type(help.getByRole('textbox'), 'Was nun?{Enter}');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await atTheList();
  });

  test('leaves the words of a form in view until it is closed', async () => {
    const handlers = erasedElsewhere('POST /api/project-sessions');
    const { user } = await open(`${opened}&ansicht=sitzungen`, handlers);
    await user.click(await screen.findByRole('button', { name: 'Neue Sitzung' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Sitzungsname'), 'Punkte');
    await user.click(dialog.getByRole('button', { name: 'Sitzung speichern' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(dialog.getByLabelText('Sitzungsname')).toHaveProperty('value', 'Punkte');
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await atTheList();
  });

  test('is told of at its address', async () => {
    await open(opened, {}, [projectNamed('Anderes', { id: 'anderes' })]);
    expect(await screen.findByText(/^Dieses Projekt gibt es nicht mehr\./)).toBeTruthy();
  });
});

test('what is archived lies in the archive', async () => {
  const { user } = await open('', {}, [projectNamed('Altes', { isArchived: true })]);
  expect(screen.queryByRole('link', { name: /Altes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Archiv (1)' }));
  expect(await screen.findByRole('link', { name: /Altes/ })).toBeTruthy();
});

describe('sessions', () => {
  test('are listed with all that was written', async () => {
    await open(`${opened}&ansicht=sitzungen`);
    expect(await screen.findByRole('heading', { name: 'Die Abfrage bauen' })).toBeTruthy();
    expect(screen.getByText('45 Minuten · Produktivität 8/10')).toBeTruthy();
    expect(screen.getByText('20.11.2026')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Minuten nach Wochen' })).toBeTruthy();
  });

  test('a new one begins with 60 minutes and 5, and is kept', async () => {
    const { user, sent } = await open(`${opened}&ansicht=sitzungen`, {
      'POST /api/project-sessions': () => Response.json(sessionNamed('Neu', { id: 's2' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Neue Sitzung' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Sitzungsname'), 'Punkte');
    await user.click(dialog.getByRole('button', { name: 'Sitzung speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(sent, 'POST /api/project-sessions')).toMatchObject({
      sessionName: 'Punkte',
      workDone: '',
      challengesFaced: '',
      duration: 60,
      productivity: 5,
      projectId: trainer.id,
      endsTimer: false,
    });
  });

  test('one that runs shows its clock, and ends with its minutes', async () => {
    const running = projectNamed('Vokabeltrainer', {
      timerStartedAt: new Date(Date.now() - 25 * 60_000).toISOString(),
    });
    const { user } = await open(`${opened}&ansicht=sitzungen`, {}, [running]);
    expect((await screen.findByRole('timer')).textContent).toMatch(/^0:25:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Beenden und speichern' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('spinbutton', { name: /Dauer/ })).toHaveProperty('value', '25');
  });
});

test('KI-Hilfe answers in view, beside what the project itself advises', async () => {
  const { user, sent } = await open(`${opened}&ansicht=ki-hilfe`, {
    'POST /api/ai-project-help': () =>
      Response.json({ message: 'Fang klein an.', speaker: generated.speaker }),
  });
  expect(await screen.findByText('Nimm „Punkte zählen“.')).toBeTruthy();
  expect(screen.getByText('„Punkte zählen“ bauen')).toBeTruthy();
  const help = within(screen.getByRole('region', { name: 'KI-Hilfe' }));
  await user.type(help.getByRole('textbox'), 'Was nun?{Enter}');
  expect(await help.findByText('Fang klein an.')).toBeTruthy();
  expect(bodyOf(sent, 'POST /api/ai-project-help')).toEqual({
    projectId: trainer.id,
    message: 'Was nun?',
  });
});
