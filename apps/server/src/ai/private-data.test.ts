import type { sendChat } from '@hbg/contract/chat';
import type { ErrorFacts } from '@hbg/contract/execution';
import type { Sent } from '@hbg/contract/route';
import { expect, test } from 'vitest';
import { openDistantChat } from '../../test/chat.ts';
import { says } from '../../test/scripted-model.ts';

type More = Partial<Sent<typeof sendChat>['body']>;

/** How a child writes it, and what of it must not leave the house. */
const told: readonly (readonly [sentence: string, secret: RegExp])[] = [
  ['Ich heiße Karla Winterstein', /Karla|Winterstein/],
  ['Das hat Ottokar gemacht', /Ottokar/i],
  ['Meine Nummer ist 0171 2345678', /2345678/],
  ['Schreib an karla@example.org', /karla|example\.org/],
  ['Ich wohne in der Gartenstraße 12, 12345 Berlin', /Gartenstra|12345/],
  ['Ich gehe auf die Goethe-Schule', /Goethe/],
  ['Ich habe am 3. April 2014 Geburtstag', /3\. April/],
  ['Mein Passwort ist Drachen77', /Drachen77/],
  ['Die IBAN ist DE89 3704 0044 0532 0130 00', /3704|0532/],
];

function lastResult(output: string, error: ErrorFacts | null = null): More['lastResult'] {
  return { result: error ? 'python-error' : 'finished', output, error };
}

/** `int("…")` of what it is. */
function failure(text: string): ErrorFacts {
  const message = `invalid literal for int() with base 10: '${text}'`;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 5 };
  return {
    ...place,
    type: 'ValueError',
    message,
    source: `int("${text}")`,
    suggestion: null,
    frames: [
      {
        function: '<module>',
        line: 1,
        source: `int("${text}")`,
        locals: { a: { type: 'str', repr: `'${text}'`, length: 9 } },
      },
    ],
    values: [{ type: 'str', repr: `'${text}'`, source: 'a' }],
    cause: null,
    traceback: `Traceback\n  int("${text}")\nValueError: ${message}`,
  };
}

const ways: readonly (readonly [where: string, more: (text: string) => More])[] = [
  ['a message', (text) => ({ message: `Was ist print? ${text}.` })],
  ['a comment', (code) => ({ code: `x = 1  # ${code}\nprint(x)` })],
  ['a text of the code', (text) => ({ code: `a = "${text}"\nprint(a)` })],
  ['a text over lines', (text) => ({ code: `print("""\n${text}\n""")` })],
  ['the output', (text) => ({ lastResult: lastResult(`1\n${text}\n2\n`) })],
  ['an error', (text) => ({ code: `int("${text}")`, lastResult: lastResult('', failure(text)) })],
];

const cases = ways.flatMap(([where, more]) =>
  told.map(([sentence, secret]) => ({ where, sentence, secret, more })),
);

test.each(cases)(
  '„$sentence“ in $where never reaches a model',
  async ({ sentence, secret, more }) => {
    const { ask, model } = await openDistantChat(says('Gut.'), { LEARNER_1_NAME: 'Ottokar' });
    await ask('Was ist print?', more(sentence));
    await ask('Was ist eine Liste?');
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(model.requests)).not.toMatch(secret);
  },
);
