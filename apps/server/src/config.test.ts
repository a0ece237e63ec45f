import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const databaseAddress =
  'erwartet wird eine Adresse wie postgres://hbg:PASSWORT@localhost/hbg, Sonderzeichen im Passwort mit Prozent geschrieben (# als %23, @ als %40, % als %25)';

test('everything has a default but what only a family can know', () => {
  expect(readConfig({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    LEARNER_1_NAME: 'Byte',
    LEARNER_2_NAME: 'Pixel',
    AI_DAILY_TOKENS: 100_000,
    TZ: 'Europe/Berlin',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
});

test.each([
  ['PORT', 'drei', 'erwartet wird eine Zahl'],
  ['PORT', '3000.5', 'erwartet wird eine ganze Zahl'],
  ['PORT', '65536', 'die größte Nummer ist 65535'],
  ['DATABASE_URL', 'mysql://localhost/hbg', databaseAddress],
  ['DATABASE_URL', 'postgres://hbg:pass#wort@localhost/hbg', databaseAddress],
  ['DATABASE_URL', 'postgres://hbg:12#wort@localhost/hbg', databaseAddress],
  ['DATABASE_URL', 'postgres://hbg:100%@localhost/hbg', databaseAddress],
  ['FAMILY_PASSWORD', 'kurz', 'erwartet werden mindestens 8 Zeichen'],
  ['LEARNER_1_NAME', 'x'.repeat(41), 'erwartet wird ein Name mit höchstens 40 Zeichen'],
  ['AI_BASE_URL', 'ollama', 'erwartet wird eine Adresse mit http:// oder https://'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'erwartet wird eine Adresse mit http:// oder https://'],
  ['TRUST_PROXY', 'vielleicht', 'erwartet wird true oder false'],
  ['TZ', 'Europe/Entenhausen', 'erwartet wird eine Zeitzone wie Europe/Berlin'],
  ['LOG_LEVEL', 'laut', 'erwartet wird silent, error, warn, info oder debug'],
])('%s=%s stops the start with one sentence', (name, value, expected) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new Error(`Die Einstellung ${name} stimmt nicht: ${expected}.`),
  );
});

test('two learners of one name could not be told apart', () => {
  expect(() => readConfig({ LEARNER_1_NAME: 'Pixel' })).toThrow('müssen sich unterscheiden');
});

test.each([{ AI_MODEL: 'gemma3' }, { AI_API_KEY: 'sk-1' }])(
  'a model or a key without the address of its server would never be asked: %o',
  (env) => {
    expect(() => readConfig(env)).toThrow(
      'Zu AI_MODEL und AI_API_KEY gehört auch AI_BASE_URL, die Adresse des KI-Servers.',
    );
  },
);

test('an address of a model server without the name of a model is incomplete', () => {
  expect(() => readConfig({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
    'Zu AI_BASE_URL gehört auch AI_MODEL, der Name des Modells.',
  );
});
