import { login } from '@hbg/contract/account';
import { askProjectHelp, createProject, createProjectSession } from '@hbg/contract/projects';
import { expect, onTestFinished, test } from 'vitest';
import { workshop } from '../../../test/chat.ts';
import { says, startScriptedModel } from '../../../test/scripted-model.ts';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';

async function openHelp(env: Readonly<Record<string, string>> = {}) {
  const app = await createTestApp('sqlite', env);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const { id: projectId } = await browser.call(createProject, {
    body: {
      title: 'Vokabeltrainer',
      description: 'Fragt mich Englisch ab.',
      language: 'Python',
      targetFeatures: ['Punkte zählen', 'Wörter aus einer Datei lesen'],
    },
  });
  const said = { workDone: 'Die Abfrage gebaut.', challengesFaced: 'Die Schleife' };
  const body = { projectId, sessionName: 'Anfang', ...said };
  await browser.call(createProjectSession, { body });
  return {
    browser,
    projectId,
    ask: (message: string) => browser.call(askProjectHelp, { body: { projectId, message } }),
  };
}

test('who asks what to do is told by where the project stands', async () => {
  const { ask } = await openHelp();
  const { message, speaker } = await ask('Ich komme nicht weiter, was soll ich tun?');
  expect(message).toContain('„Vokabeltrainer“');
  expect(message).toContain('„Punkte zählen“ bauen');
  expect(speaker).toEqual(workshop);
});

test('what the project is to become and what was worked on it is known', async () => {
  const { ask } = await openHelp();
  const { message } = await ask('Ich komme nicht weiter, was soll ich tun?');
  for (const part of ['„Fragt mich Englisch ab.“', '„Die Abfrage gebaut.“', '„Die Schleife“'])
    expect(message).toContain(part);
  expect((await ask('Was ist eine Schleife?')).message).toContain(
    'Schwierig war: „Die Schleife“. Ist das noch so?',
  );
});

test('who asks for a feature gets a way to it', async () => {
  const { ask } = await openHelp();
  expect((await ask('wie kann ich punkte zählen?')).message).toContain('Für „Punkte zählen“');
});

test('who asks for a thing is told about it', async () => {
  const { ask } = await openHelp();
  expect((await ask('Was ist eine Liste?')).message).toMatch(/Liste/);
});

test('the project comes before a card, and in place of one that is only guessed', async () => {
  const { ask } = await openHelp();
  const guessed = await ask('Wie merke ich mir, ob eine Antwort richtig oder falsch war?');
  expect(guessed.message).toMatch(/^Zu deinem Projekt „Vokabeltrainer“/);
  expect(guessed.message).not.toContain('bool');
  const named = await ask('Wie kann ich die Fragen zufällig mischen?');
  expect(named.message).toMatch(/^Zu deinem Projekt „Vokabeltrainer“[^]+\*\*Zufall \(random\)\*\*/);
  expect((await ask('Was ist ein bool?')).message).toMatch(/^\*\*Wahrheitswert \(bool\)\*\*/);
  expect((await ask('genauer')).message).toContain('bool');
});

test('a question about the project gets its plan by name, and no idea for another one', async () => {
  const { ask } = await openHelp();
  for (const question of ['Ist mein Projekt gut?', 'Was könnte ich noch einbauen?']) {
    const { message } = await ask(question);
    expect(message).toContain('Ein Bauplan, der dazu passt: **Vokabeltrainer**.');
    expect(message).not.toContain('```');
  }
  expect((await ask('Vokabeltrainer')).message).toContain('```');
  expect((await ask('und dann?')).message).toContain('Schritt 1');
});

test('it comes piece by piece to who watches', async () => {
  const { browser, projectId } = await openHelp();
  const response = await browser.send('/api/ai-project-help', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ projectId, message: 'Was nun?' }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toMatch(/^event: delta\n[^]*event: done\n/);
});

test('a model knows description, features and sessions', async () => {
  const model = await startScriptedModel(says('Fang mit einer Zahl an.'));
  onTestFinished(() => model.stop());
  const { ask } = await openHelp(model.env);
  expect((await ask('Wie zähle ich die Punkte?')).message).toBe('Fang mit einer Zahl an.');
  const told = model.requests[0]?.messages.at(-1)?.content ?? '';
  for (const part of ['Fragt mich Englisch ab.', 'Punkte zählen', 'Schwierig: Die Schleife'])
    expect(told).toContain(part);
});
