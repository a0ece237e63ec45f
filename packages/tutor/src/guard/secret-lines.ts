import { codeTokensOf, ownWordsOf } from './likeness.ts';
import { nearlyHolds, type Wanted, wantedOf } from './nearly-holds.ts';
import { consonantsOf, halvesOf, lettersOf, plainText, stepsOf } from './plain-text.ts';

/** A line of fewer letters is said by chance. */
const tellingLine = 10;
/** `turtle.forward(60)` stands in every other program. */
const tellingWords = 4;
const tellingText = 8;
const tellingSteps = 9;
const tellingConsonants = 9;
const tellingHalves = 12;
const texts = /"[^"\n]*"|'[^'\n]*'/g;
/** The shorter, the sooner it's there by chance. */
const errorsInText = (length: number) => Math.floor(length / 4) - (length < 17 ? 1 : 0);
/** Lines of programs are more alike than sentences. */
const errorsInLine = (length: number) => Math.floor(length / 7);

/** A line of a solution, and how to recognise it. */
export type Secret = {
  readonly letters: string;
  readonly line: Wanted | null;
  /** What stands between quotes: it stays the same in any language. */
  readonly texts: Wanted | null;
  readonly steps: readonly string[];
  /** What is left when each vowel is a star. */
  readonly consonants: readonly string[];
  /** What is left when any of the letters are turned by rot13. */
  readonly halves: readonly string[];
};

export function secretsIn(code: string): Secret[] {
  const lines = linesOf(plainText(code)).filter(
    (line) =>
      lettersOf(line).length >= tellingLine &&
      lettersOf(ownWordsOf(codeTokensOf(line))).length >= tellingWords,
  );
  const secrets = lines.map(secretOf).map((secret) => [secret.letters, secret] as const);
  return [...new Map(secrets).values()];
}

function secretOf(line: string): Secret {
  const inQuotes = (line.match(texts) ?? []).join(' ').replaceAll(/\\[nt]/g, ' ');
  const letters = lettersOf(inQuotes);
  const whole = lettersOf(line);
  return {
    letters: whole,
    line: wantedOf(whole, errorsInLine),
    texts: letters.length >= tellingText ? wantedOf(letters, errorsInText) : null,
    steps: [stepsOf(line), stepsOf(inQuotes)].flatMap((steps) =>
      steps.length < tellingSteps ? [] : [steps, mirrored(steps)],
    ),
    consonants: [whole, letters]
      .map(consonantsOf)
      .filter(({ length }) => length >= tellingConsonants),
    halves: [line, inQuotes].map(halvesOf).filter(({ length }) => length >= tellingHalves),
  };
}

/** In an alphabet from back to front. */
function mirrored(steps: string): string {
  return steps.replaceAll(/[a-z]/g, (step) =>
    String.fromCharCode(97 + ((123 - step.charCodeAt(0)) % 26)),
  );
}

/** What these letters don't hold already; what they nearly hold may be spoken of. */
export function unknownOf(secrets: readonly Secret[], known: string): Secret[] {
  const knownConsonants = consonantsOf(known);
  return secrets
    .filter(({ letters }) => !known.includes(letters))
    .map(({ letters, line, texts, steps, consonants, halves }) => {
      const isTold = isIn(known, texts);
      return {
        letters,
        line: isIn(known, line) ? null : line,
        texts: isTold ? null : texts,
        steps: isTold ? [] : steps,
        halves: isTold ? halves.slice(0, 1) : halves,
        consonants: consonants.filter(
          (each) => !knownConsonants.includes(each) && (!isTold || each === consonantsOf(letters)),
        ),
      };
    });
}

/** Without comments and blank lines. */
export function linesOf(code: string): string[] {
  const lines = code.split('\n').map((line) => withoutComment(line).trim());
  return lines.filter((line) => line !== '');
}

/** A pattern takes a time that grows with the square of a line's length. */
const longestLine = 1_000;

function withoutComment(line: string): string {
  return line.length > longestLine ? line : line.replace(/#(?![^"']*["']).*$/, '');
}

/** What a text sounds like, to listen for secrets in it. */
export type Sound = {
  readonly letters: string;
  /** Those of the text as it stands. */
  readonly plain: string;
  readonly steps: string;
  readonly consonants: string;
  readonly halves: string;
};

export function soundOf(readings: readonly string[]): Sound {
  const [plain = '', ...others] = readings.map(lettersOf);
  const letters = [...new Set([plain, ...others])].join('\n');
  const [written = ''] = readings;
  return {
    letters,
    plain,
    steps: stepsOf(written),
    halves: halvesOf(written),
    consonants: consonantsOf(plain),
  };
}

export function isSaid(
  secret: Secret,
  { letters, plain, steps, consonants, halves }: Sound,
): boolean {
  return (
    letters.includes(secret.letters) ||
    secret.steps.some((wanted) => steps.includes(wanted)) ||
    secret.halves.some((wanted) => halves.includes(wanted)) ||
    secret.consonants.some((wanted) => consonants.includes(wanted)) ||
    isIn(letters, secret.texts) ||
    isIn(plain, secret.line)
  );
}

function isIn(letters: string, wanted: Wanted | null): boolean {
  return wanted !== null && nearlyHolds(letters, wanted);
}
