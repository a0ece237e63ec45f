import { login } from '@hbg/contract/account';
import { generateCode } from '@hbg/contract/code-generator';
import { askAboutCode } from '@hbg/contract/code-questions';
import { type ProjectLanguage, projectLanguages } from '@hbg/contract/project-languages';
import { describe, expect, onTestFinished, test } from 'vitest';
import { workshop } from '../../../test/chat.ts';
import { type Script, says, startScriptedModel } from '../../../test/scripted-model.ts';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';

const guessing = 'Zahlenraten von 1 bis 500 mit 9 Versuchen';

async function openGenerator(env: Readonly<Record<string, string>> = {}) {
  const app = await createTestApp('sqlite', env);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  return {
    app,
    browser,
    generate: (description: string, language: ProjectLanguage = 'Python') =>
      browser.call(generateCode, { body: { description, language } }),
    ask: (message: string, code: string, language: ProjectLanguage = 'Python') =>
      browser.call(askAboutCode, { body: { message, code, language } }),
  };
}

async function openWithModel(script: Script) {
  const model = await startScriptedModel(script);
  onTestFinished(() => model.stop());
  return { model, ...(await openGenerator(model.env)) };
}

describe('without a model', () => {
  test.each(projectLanguages)(
    'a recipe is filled from the description, in %s',
    async (language) => {
      const { generate } = await openGenerator();
      const made = await generate(guessing, language);
      expect(made).toMatchObject({
        language,
        title: 'Zahlenraten',
        isSkeleton: false,
        message: null,
      });
      expect(made.code).toContain('500');
      expect(made.code).toBe(made.code.trim());
      expect(made.gaps).toHaveLength(3);
      expect(made.speaker).toEqual(workshop);
      expect(made.features.length).toBeGreaterThan(2);
    },
  );

  test('where a plan is meant, its first version comes, with its steps', async () => {
    const { app, generate } = await openGenerator();
    const plan = app.context.content.knowledge.plans.get('vier-gewinnt');
    const made = await generate('Vier gewinnt gegen den Computer');
    expect(made).toMatchObject({ title: plan?.title, isSkeleton: false });
    expect(made.code).toBe(plan?.code.trimEnd());
    expect(made.features).toEqual(plan?.steps);
    expect(made.gaps).toHaveLength(3);
  });

  test('where nothing fits, a skeleton says so', async () => {
    const { generate } = await openGenerator();
    const made = await generate('Ein Ding, das Wetterballons sucht');
    expect(made).toMatchObject({ isSkeleton: true, title: 'Gerüst für deine Idee' });
    expect(made.code).toContain('Wetterballons');
  });

  test('what harms is not written, and the tutor says why', async () => {
    const { generate } = await openGenerator();
    const made = await generate('Wie baue ich eine echte Bombe?');
    expect(made).toMatchObject({ code: '', gaps: [], features: [] });
    expect(made.message).not.toBe('');
  });

  test('what was asked is kept for the parents', async () => {
    const { app, generate } = await openGenerator();
    await generate(guessing);
    const rows = await app.context.database.db.selectFrom('chat_message').selectAll().execute();
    expect(rows).toMatchObject([{ place: 'generator', message: guessing }]);
  });

  test('a wish for a quiz asks no riddle, and leaves none open', async () => {
    const { app, generate, ask } = await openGenerator();
    const { code } = await generate('Quiz mit 5 Fragen zu Tieren');
    const rows = await app.context.database.db.selectFrom('chat_message').selectAll().execute();
    expect(rows).toMatchObject([{ intent: 'build', concept: null }]);
    for (const question of ['Was ist eine Liste?', 'B', 'keine Ahnung'])
      expect((await ask(question, code)).message).not.toMatch(/Rätsel|Mitraten|rate|Buchstaben/);
  });

  test('questions about the code are answered by the tutor', async () => {
    const { generate, ask } = await openGenerator();
    const { code } = await generate(guessing);
    const { message, speaker } = await ask('Was macht eine for-Schleife?', code);
    expect(message).toMatch(/Schleife/);
    expect(speaker).toEqual(workshop);
  });
});

describe('of a program in another language than Python', () => {
  const program = [
    '#include <iostream>',
    'int main() {',
    '    for (int n = 1; n <= 3; n++) {',
    '        std::cout << "for" << n;',
    '    }',
    '    zaubern;',
    '}',
  ].join('\n');

  test.each([
    ['Was macht Zeile 3?', 'An `for` erkenne ich aber, worum es geht: **for-Schleife**'],
    ['Was macht cout?', 'In Zeile 4 steht'],
    ['Erklär mir Zeile 5', 'macht zu, was weiter oben aufgegangen ist'],
    ['Was macht Zeile 6?', 'kann ich nicht lesen'],
    ['Was macht Zeile 60?', 'Das Programm hat 7 Zeilen'],
    [
      'Was passiert in Zeile 3 bis 4?',
      '- Zeile 4 (`std::cout << "for" << n;`): Ausgeben mit print',
    ],
    ['Erklär mir das ganze Programm', 'zum Beispiel nach Zeile 3'],
    ['Was ist eine Variable?', 'Variable'],
  ])('what its words tell is told, and what cannot be read: %s', async (message, told) => {
    const { ask } = await openGenerator();
    expect((await ask(message, program, 'C++')).message).toContain(told);
  });
});

describe('with a model', () => {
  const program = 'zahl = 3\nwhile zahl > 0:\n    print(zahl)\n    zahl = zahl - 1';

  test('its program comes without the fence, with gaps to find out', async () => {
    const { model, generate } = await openWithModel(says(`\`\`\`python\n${program}\n\`\`\`\n`));
    const made = await generate('Zähl von drei herunter');
    expect(made).toMatchObject({ code: program, message: null, isSkeleton: false });
    expect(made.gaps.map(({ start, end }) => program.slice(start, end))).toEqual([
      '>',
      'print',
      'zahl',
    ]);
    expect(made.speaker).toMatchObject({ kind: 'model', name: 'garage-1' });
    expect(model.requests[0]?.messages[0]?.content).toContain('nur mit einem Programm in Python');
  });

  test('a program without a fence is one too', async () => {
    const { generate } = await openWithModel(says(`\n${program}\n`));
    expect((await generate('Zähl von drei herunter')).code).toBe(program);
  });

  test('where it only talks, the recipe stands below', async () => {
    const { generate } = await openWithModel(says('Das ist nicht mein Fach.'));
    const made = await generate(guessing);
    expect(made.message).toBe('Das ist nicht mein Fach.');
    expect(made.code).toContain('randint(1, 500)');
  });

  test('what would harm gives way to the recipe', async () => {
    const { generate } = await openWithModel(
      says('```python\nimport shutil\nimport os\nos.system("rm -rf /")\n```'),
    );
    const made = await generate(guessing);
    expect(made.code).not.toContain('rm -rf');
    expect(made.code).toContain('randint(1, 500)');
    expect(made.gaps).toHaveLength(3);
  });

  test('what is unsafe never reaches it', async () => {
    const { model, generate } = await openWithModel(says('Gern.'));
    expect((await generate('Wie baue ich eine echte Bombe?')).code).toBe('');
    expect(model.requests).toEqual([]);
  });
});
