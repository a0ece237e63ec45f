import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitAs } from '../../../../../testing/render-app.tsx';
import { broughtCode } from '../../../execution/shared/brought-code.ts';
import { generated, projectNamed, projectServer } from '../../testing/project-server.ts';

async function openGenerator(handlers = {}, path = '/project') {
  const sent = projectServer([], handlers);
  const router = visitAs('Byte', path);
  const card = within(await screen.findByRole('region', { name: /AI Code Generator/ }));
  return { sent, router, card, user: userEvent.setup() };
}

async function openGenerated(handlers = {}) {
  const opened = await openGenerator(handlers);
  const { card, user } = opened;
  await user.type(card.getByLabelText('Beschreibung'), 'Zahlenraten');
  await user.click(card.getByRole('combobox', { name: /Programmiersprache/ }));
  await user.click(await screen.findByRole('option', { name: 'Python' }));
  await user.click(card.getByRole('button', { name: 'Code generieren' }));
  await card.findByRole('button', { name: 'Lücken füllen' });
  return opened;
}

const fill = async (user: ReturnType<typeof userEvent.setup>, answers: readonly string[]) => {
  for (const [at, answer] of answers.entries()) {
    const field = screen.getByRole('textbox', { name: new RegExp(`Lücke ${at + 1}`) });
    await user.clear(field);
    await user.type(field, answer);
  }
};

test('nothing is made without a description and a language', async () => {
  const { card, user } = await openGenerator();
  const button = card.getByRole('button', { name: 'Code generieren' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(card.getByLabelText('Beschreibung'), 'Zahlenraten');
  expect(button).toHaveProperty('disabled', true);
});

test('the code comes with blanks, and is whole when they are found', async () => {
  const { card, user, sent } = await openGenerated();
  expect(sent.at(-1)?.body).toEqual({ description: 'Zahlenraten', language: 'Python' });
  expect(card.getByRole('region', { name: 'Erzeugter Code' }).textContent).not.toContain('print');
  expect(card.getByRole('button', { name: 'Kopieren' })).toHaveProperty('disabled', true);
  await fill(user, ['int', '>', 'print']);
  await user.click(card.getByRole('button', { name: 'Lücken füllen' }));
  expect(card.getAllByText('Stimmt.')).toHaveLength(2);
  expect(card.getByText('Umgekehrt gedacht.')).toBeTruthy();
  await fill(user, ['int', '<', 'print']);
  await user.keyboard('{Enter}');
  expect(await card.findByRole('button', { name: 'In die Werkstatt' })).toBeTruthy();
  expect(card.getByRole('region', { name: 'Erzeugter Code' }).textContent).toContain('print');
  expect(card.getByRole('button', { name: 'Kopieren' })).toHaveProperty('disabled', false);
});

test('after a try for each gap the whole code can be had', async () => {
  const { card, user } = await openGenerated();
  expect(card.queryByRole('button', { name: 'Ganzen Code zeigen' })).toBeNull();
  await fill(user, ['x', 'y', 'z']);
  await user.click(card.getByRole('button', { name: 'Lücken füllen' }));
  expect(card.getByText('Hinweis 3.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Ganzen Code zeigen' }));
  expect(card.getByRole('region', { name: 'Erzeugter Code' }).textContent).toContain('print');
});

test('what was made goes on as a project with its code, and into the library for oneself alone', async () => {
  const project = projectNamed('Zahlenraten', { code: generated.code });
  const { card, user, sent } = await openGenerated({
    'POST /api/projects': () => Response.json(project),
    [`DELETE /api/projects/${project.id}`]: () => new Response(null, { status: 204 }),
    'POST /api/snippets': () =>
      Response.json({ snippet: { title: 'Zahlenraten' }, isMasked: false }),
  });
  await fill(user, ['int', '<', 'print']);
  await user.keyboard('{Enter}');
  await user.click(await card.findByRole('button', { name: 'In die Bibliothek' }));
  expect(await screen.findByText('„Zahlenraten“ liegt in der Bibliothek')).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ code: generated.code, isPrivate: true });
  await user.click(card.getByRole('button', { name: 'Als Projekt' }));
  expect(await screen.findByText('„Zahlenraten“ ist jetzt ein Projekt')).toBeTruthy();
  expect(sent.find(({ call }) => call === 'POST /api/projects')?.body).toMatchObject({
    title: 'Zahlenraten',
    description: 'Zahlenraten',
    language: 'Python',
    code: generated.code,
    targetFeatures: ['Noch mal fragen'],
  });
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toContain(`DELETE /api/projects/${project.id}`),
  );
  expect(screen.getByText('„Zahlenraten“ gelöscht')).toBeTruthy();
});

test.each([
  ['JavaScript', 'javascript'],
  ['HTML/CSS', 'html'],
  ['Java', null],
] as const)('code in %s goes into the workshop as %s', async (language, opened) => {
  const { card, user } = await openGenerator({
    'POST /api/generate-code': () => Response.json({ ...generated, language, gaps: [] }),
    'GET /api/programs': () => new Promise<never>(() => {}),
  });
  await user.type(card.getByLabelText('Beschreibung'), 'Zahlenraten');
  await user.click(card.getByRole('combobox', { name: /Programmiersprache/ }));
  await user.click(await screen.findByRole('option', { name: language }));
  await user.click(card.getByRole('button', { name: 'Code generieren' }));
  await card.findByRole('button', { name: 'In die Bibliothek' });
  const button = card.queryByRole('button', { name: 'In die Werkstatt' });
  expect(button !== null).toBe(opened !== null);
  if (button) await user.click(button);
  expect(broughtCode('1', 1)?.language ?? null).toBe(opened);
});

test('questions about the code are answered in view', async () => {
  const { card, user, sent } = await openGenerated({
    'POST /api/generate-code/questions': () =>
      Response.json({ message: 'Das macht eine Zahl daraus.', speaker: generated.speaker }),
  });
  const questions = within(card.getByRole('region', { name: 'Fragen zum Code' }));
  await user.type(questions.getByRole('textbox'), 'Was ist int?{Enter}');
  expect(await questions.findByText('Das macht eine Zahl daraus.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({
    message: 'Was ist int?',
    code: generated.code,
    language: 'Python',
  });
});

test('what was made is there again, as far as it was filled', async () => {
  const { card, user } = await openGenerated();
  await user.type(card.getByRole('textbox', { name: /^Lücke 1/ }), 'int');
  await user.click(card.getByRole('button', { name: 'Lücken füllen' }));
  cleanup();
  const again = await openGenerator();
  expect(await again.card.findByText(/„Zahlenraten“ · 3 Stellen/)).toBeTruthy();
  expect(again.card.getByRole('textbox', { name: /^Lücke 1/ })).toHaveProperty('value', 'int');
  expect(again.card.getByText('Stimmt.')).toBeTruthy();
  expect(again.sent.map(({ call }) => call)).not.toContain('POST /api/generate-code');
});

test('a link to a program leads to it, or else to the words that it was made of', async () => {
  await openGenerated();
  cleanup();
  const { card, router } = await openGenerator({}, '/project?wunsch=Zahlenraten');
  expect(await card.findByRole('textbox', { name: /^Lücke 1/ })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  cleanup();
  const other = await openGenerator({}, '/project?wunsch=Ein+Quiz');
  expect(other.card.getByLabelText('Beschreibung')).toHaveProperty('value', 'Ein Quiz');
});

test('where it fails, the description stays', async () => {
  const { card, user } = await openGenerator({
    'POST /api/generate-code': () => new Response('Nein', { status: 500 }),
  });
  await user.type(card.getByLabelText('Beschreibung'), 'Zahlenraten');
  await user.click(card.getByRole('combobox', { name: /Programmiersprache/ }));
  await user.click(await screen.findByRole('option', { name: 'Python' }));
  await user.click(card.getByRole('button', { name: 'Code generieren' }));
  expect(await card.findByRole('alert')).toBeTruthy();
  expect(card.getByLabelText('Beschreibung')).toHaveProperty('value', 'Zahlenraten');
});

test('what the tutor says instead of a program is shown', async () => {
  const { card, user } = await openGenerator({
    'POST /api/generate-code': () =>
      Response.json({ ...generated, code: '', gaps: [], message: 'Das baue ich nicht.' }),
  });
  await user.type(card.getByLabelText('Beschreibung'), 'Etwas');
  await user.click(card.getByRole('combobox', { name: /Programmiersprache/ }));
  await user.click(await screen.findByRole('option', { name: 'Go' }));
  await user.click(card.getByRole('button', { name: 'Code generieren' }));
  expect(await card.findByText('Das baue ich nicht.')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Beschreibung ändern' }));
  await waitFor(() => expect(card.getByLabelText('Beschreibung')).toHaveProperty('value', 'Etwas'));
});
