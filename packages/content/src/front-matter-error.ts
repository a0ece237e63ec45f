import * as z from 'zod/mini';

const { localeError: german } = z.locales.de();

/** What is wrong with a value of front matter, for a teacher. */
export const frontMatterError: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'fehlt';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `das Feld „${issue.keys.join('“, „')}“ gibt es nicht`;
    case 'invalid_value':
      return `erlaubt ist ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `hierher gehört ${names[issue.expected] ?? issue.expected}${quotes(issue)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    default:
      return german(issue);
  }
};

function tooSmall({ origin, minimum, input }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string') return 'hier steht nichts';
  return Array.isArray(input)
    ? `zu wenige Einträge: mindestens ${minimum}, hier ${input.length}`
    : `die Zahl ist zu klein: mindestens ${minimum}`;
}

function tooBig({ origin, maximum, input }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return `der Text ist zu lang: höchstens ${maximum} Zeichen`;
  return Array.isArray(input)
    ? `zu viele Einträge: höchstens ${maximum}, hier ${input.length}`
    : `die Zahl ist zu groß: höchstens ${maximum}`;
}

const parts: ReadonlyMap<PropertyKey, string> = new Map([
  ['quiz', 'Frage'],
  ['options', 'Antwort'],
  ['goals', 'Ziel'],
  ['hints', 'Hinweis'],
  ['steps', 'Schritt'],
]);

/** Of `quiz`, 2, `options`, 1: `Frage 3, Antwort 2`. */
export function placeInWords(path: readonly PropertyKey[]): string {
  const words = path.flatMap((part, at) => {
    const before = path[at - 1] ?? '';
    if (typeof part === 'number') return [`${parts.get(before) ?? String(before)} ${part + 1}`];
    return typeof path[at + 1] === 'number' ? [] : [String(part)];
  });
  return words.join(', ');
}

const names: Readonly<Record<string, string>> = {
  string: 'ein Text',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  array: 'eine Liste',
  object: 'eine Gruppe von Feldern',
};

/** Without them, `5` and `True` are no texts, and a colon makes a field of what stands before it. */
function quotes({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected !== 'string' || input === null) return '';
  if (typeof input !== 'object') return ': setz ihn in "…"';
  return ' (steht darin ": " oder am Anfang ein Sonderzeichen, dann in "…")';
}
