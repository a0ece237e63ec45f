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
      return `das ist zu wenig oder zu kurz: mindestens ${issue.minimum}`;
    case 'too_big':
      return `das ist zu viel oder zu lang: höchstens ${issue.maximum}`;
    default:
      return german(issue);
  }
};

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
