import * as z from 'zod/mini';
import { OperatorError } from './operator-error.ts';

const text = (limit: number, expected: string) =>
  z.string(expected).check(z.trim(), z.minLength(1, expected), z.maxLength(limit, expected));
const webAddress = (protocols: RegExp, expected: string) =>
  z.url({ protocol: protocols, error: expected });
const httpAddress = webAddress(/^https?$/, 'erwartet wird eine Adresse mit http:// oder https://');
const likePostgres =
  'erwartet wird eine Adresse wie postgres://hbg:PASSWORT@localhost/hbg, Sonderzeichen im Passwort mit Prozent geschrieben (# als %23, @ als %40, % als %25)';
const databaseAddress = webAddress(/^postgres(ql)?$/, likePostgres).check(
  z.refine((address) => !address.includes('#') && isDecodable(address), likePostgres),
);
const name = text(40, 'erwartet wird ein Name mit höchstens 40 Zeichen');

export const familyPassword = z
  .string()
  .check(
    z.trim(),
    z.minLength(8, 'erwartet werden mindestens 8 Zeichen'),
    z.maxLength(200, 'erwartet werden höchstens 200 Zeichen'),
  );

const timeZone = z
  .string()
  .check(z.trim(), z.refine(isTimeZone, 'erwartet wird eine Zeitzone wie Europe/Berlin'));

const environment = z.object({
  PORT: z._default(
    z.coerce
      .number('erwartet wird eine Zahl')
      .check(
        z.int('erwartet wird eine ganze Zahl'),
        z.gte(0, 'die kleinste Nummer ist 0'),
        z.lte(65535, 'die größte Nummer ist 65535'),
      ),
    3000,
  ),
  HOST: z._default(text(255, 'erwartet wird eine Adresse wie 127.0.0.1 oder 0.0.0.0'), '127.0.0.1'),
  DATA_DIR: z._default(text(4096, 'erwartet wird ein Ordner'), './data'),
  DATABASE_URL: z.optional(databaseAddress),
  FAMILY_PASSWORD: z.optional(familyPassword),
  LEARNER_1_NAME: z._default(name, 'Byte'),
  LEARNER_2_NAME: z._default(name, 'Pixel'),
  AI_BASE_URL: z.optional(httpAddress),
  AI_API_KEY: z.optional(text(1000, 'erwartet wird ein Schlüssel')),
  AI_MODEL: z.optional(text(200, 'erwartet wird der Name eines Modells')),
  AI_DAILY_TOKENS: z._default(
    z.coerce
      .number('erwartet wird eine Zahl')
      .check(z.int('erwartet wird eine ganze Zahl'), z.gte(0, 'weniger als 0 geht nicht')),
    100_000,
  ),
  TZ: z._default(timeZone, 'Europe/Berlin'),
  TRUST_PROXY: z._default(z.stringbool('erwartet wird true oder false'), false),
  PUBLIC_URL: z.optional(httpAddress),
  LOG_LEVEL: z._default(
    z.enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'erwartet wird silent, error, warn, info oder debug',
    ),
    'info',
  ),
});

export type Config = z.infer<typeof environment>;

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = z.safeParse(environment, given);
  if (error) throw new OperatorError(sentenceOf(error.issues[0]));
  if (data.LEARNER_1_NAME === data.LEARNER_2_NAME) {
    throw new OperatorError('LEARNER_1_NAME und LEARNER_2_NAME müssen sich unterscheiden.');
  }
  if (data.AI_BASE_URL && !data.AI_MODEL) {
    throw new OperatorError('Zu AI_BASE_URL gehört auch AI_MODEL, der Name des Modells.');
  }
  if (!data.AI_BASE_URL && (data.AI_MODEL || data.AI_API_KEY)) {
    throw new OperatorError(
      'Zu AI_MODEL und AI_API_KEY gehört auch AI_BASE_URL, die Adresse des KI-Servers.',
    );
  }
  return data;
}

function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

function isDecodable(address: string): boolean {
  return !/%(?![\da-f]{2})/i.test(address);
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  return `Die Einstellung ${String(issue?.path[0])} stimmt nicht: ${issue?.message}.`;
}
