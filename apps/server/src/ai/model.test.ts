import { expect, onTestFinished, test } from 'vitest';
import {
  fails,
  refuses,
  type Script,
  says,
  sendsRubbish,
  stalls,
  startScriptedModel,
} from '../../test/scripted-model.ts';
import { createTestClock } from '../../test/test-app.ts';
import { createLog } from '../log.ts';
import { Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';

const prompt = {
  instructions: 'Sei nett.',
  turns: [{ role: 'user', content: 'Geheim?' }],
} as const;

async function openModel(script: Script, limits = { paragraphMs: 5_000, wholeMs: 5_000 }) {
  const server = await startScriptedModel(script);
  onTestFinished(server.stop);
  const logged: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void logged.push(line) });
  const place = { address: server.env.AI_BASE_URL, name: 'garage-1', key: 'sehr-geheim' };
  const model = new Model(place, createTestClock(), log, limits);
  return { server, model, logged };
}

async function said(model: Model): Promise<string> {
  const { signal } = new AbortController();
  const { pieces } = model.ask(prompt, { signal, isWatched: true, onUsed: async () => {} });
  return (await Array.fromAsync(pieces)).join('');
}

test.each([
  ['first', '<think>Das Kind will die Lösung.\n\nNie!</think>\n\nWas hast du vor?'],
  ['in the middle', 'Also.<think>Hm</think> Was hast du vor?'],
  ['with another sign', '<thinking>Hm.</thinking>Was hast du vor?'],
  ['without an end', 'Was hast du vor?<think>Jetzt denke ich noch lange nach'],
])('what a model thinks %s is not its answer', async (_, text) => {
  const { model } = await openModel(says(text));
  const answer = await said(model);
  expect(answer).toContain('Was hast du vor?');
  expect(answer).not.toMatch(/think|Lösung|Hm|denke/);
});

test('a server that wants the limit under its new name gets it so, from then on', async () => {
  const { model, server } = await openModel((response, request) => {
    const script = request.max_tokens
      ? refuses(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
      : says('Gut.');
    return script(response, request);
  });
  expect(await said(model)).toBe('Gut.');
  expect(await said(model)).toBe('Gut.');
  expect(
    server.requests.map((request) => [request.max_tokens, request.max_completion_tokens]),
  ).toEqual([
    [700, undefined],
    [undefined, 700],
    [undefined, 700],
  ]);
});

test('any other refusal is not tried a second time', async () => {
  const { model, server } = await openModel(refuses(400, 'Bad request'));
  await expect(said(model)).rejects.toBeInstanceOf(ModelFailure);
  expect(server.requests).toHaveLength(1);
});

test.each<readonly [string, Script, string | null, number | null, RegExp, number]>([
  ['a wrong key', refuses(401), 'key', 401, /Schlüssel/, 1],
  ['a key that may not', refuses(403), 'key', 403, /Schlüssel/, 1],
  ['a wrong address', refuses(404), 'address', 404, /AI_MODEL.*\/v1/, 1],
  ['too many questions', refuses(429), 'busy', 429, /Guthaben/, 2],
  ['a failing server', fails, 'failure', 500, /Fehler/, 2],
  ['rubbish', sendsRubbish, 'unreadable', null, /\/v1/, 1],
  ['silence', says(''), 'empty', null, /nichts gesagt/, 1],
])(
  '%s is told in the log, but nothing that was said, after as many tries as help',
  async (_, script, problem, status, told, tries) => {
    const { model, server, logged } = await openModel((response, request) =>
      script(response, request),
    );
    await expect(said(model)).rejects.toBeInstanceOf(ModelFailure);
    expect(logged).toHaveLength(1);
    const line = JSON.parse(logged[0] ?? '');
    expect(line).toMatchObject({
      level: 40,
      model: 'garage-1',
      problem,
      ...(status && { status }),
    });
    expect(line.msg).toMatch(told);
    expect(server.requests).toHaveLength(tries);
  },
);

test.each([
  ['unreachable', 10_000, /nicht erreichbar/],
  ['slow', 100, /zu langsam/],
])('a server that is %s is told in the log', async (problem, paragraphMs, told) => {
  const { model, server, logged } = await openModel(stalls, { paragraphMs, wholeMs: 20_000 });
  if (problem === 'unreachable') server.stop();
  await expect(said(model)).rejects.toBeInstanceOf(ModelFailure);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ problem });
  expect(JSON.parse(logged[0] ?? '').msg).toMatch(told);
});

test('neither the key nor the words of a child stand in the log', async () => {
  const echo = refuses(400, 'Wrong key sehr-geheim for Geheim?');
  const { model, logged } = await openModel(echo);
  await expect(said(model)).rejects.toBeInstanceOf(ModelFailure);
  expect(logged.join('')).not.toMatch(/geheim/i);
});

test('control characters are left out, and a character in two pieces comes whole', async () => {
  const { model } = await openModel(says(`Gut\u0000 ge\u001bmacht${' '.repeat(4)}🐍!\r\nJa\ud800`));
  expect(await said(model)).toBe('Gut gemacht    🐍!\nJa\ufffd');
});

test.each([
  ['in one line', 'Wort '.repeat(100_000), 6_000],
  ['in small paragraphs', 'Wort.\n\n'.repeat(20_000), 600],
])('a model that never ends, %s, is heard for a while', async (_, text, most) => {
  const { model } = await openModel(says(text));
  const answer = await said(model);
  expect(answer).toMatch(/^Wort/);
  expect(answer.length).toBeLessThanOrEqual(most);
});

test('nothing that was asked follows a redirect to another server', async () => {
  const other = await openModel(says('Hierher!'));
  const { model } = await openModel((response) => {
    response.writeHead(307, { location: `${other.server.env.AI_BASE_URL}/chat/completions` });
    response.end();
  });
  await expect(said(model)).rejects.toBeInstanceOf(ModelFailure);
  expect(other.server.requests).toEqual([]);
});
