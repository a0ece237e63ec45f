import { expect, test } from 'vitest';
import { OperatorError, sentenceFor } from './operator-error.ts';

function problem(code: string, message = 'as the library says it') {
  return Object.assign(new Error(message), { code });
}

test.each([
  [problem('28P01'), 'Benutzer oder Passwort in DATABASE_URL stimmen nicht.'],
  [problem('28000'), 'Benutzer oder Passwort in DATABASE_URL stimmen nicht.'],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'Benutzer oder Passwort in DATABASE_URL stimmen nicht.',
  ],
  [problem('3D000'), 'Die Datenbank aus DATABASE_URL gibt es dort nicht: createdb legt sie an.'],
  [
    problem('42501'),
    'In der Datenbank aus DATABASE_URL darf dieser Benutzer keine Tabellen anlegen.',
  ],
  [problem('ECONNREFUSED'), 'Die Datenbank unter DATABASE_URL antwortet nicht.'],
  [
    new Error('timeout exceeded when trying to connect'),
    'Die Datenbank unter DATABASE_URL antwortet nicht.',
  ],
  [
    new Error('Connection terminated unexpectedly'),
    'Die Datenbank unter DATABASE_URL antwortet nicht.',
  ],
  [problem('ENOTFOUND'), 'Den Rechner in DATABASE_URL kennt das Netz nicht.'],
  [
    Object.assign(new Error('database is locked'), { errcode: 5 }),
    'Die Datenbank ist gerade beschäftigt: bitte noch einmal versuchen.',
  ],
  [new OperatorError('Was genau zu tun ist.'), 'Was genau zu tun ist.'],
  [new Error('unknown'), 'Das hat nicht geklappt: unknown'],
])('%s is said as: %s', (error, sentence) => {
  expect(sentenceFor(error)).toBe(sentence);
});
