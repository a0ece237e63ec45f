import { unsafeKindOf } from '../../safety/unsafe.ts';

const notForChildren: ReadonlySet<string | null> = new Set([
  'drugs',
  'sexual',
  'violence',
  'insult',
  'mild-insult',
]);
/** Who explains dangers names them. */
const explains =
  /\b(?:schütz\w*|sicher\w*|unsicher\w*|ist eine?|sind|heißt|nennt man|erlaub\w*|strafbar|verboten|angreifer\w*|betrüger\w*|wer|jemand|nie|niemals|vorsicht|pass auf)\b/i;
/** What a tutor says and no child: „Du rufst die Funktion auf“, „wie du Stück brauchst“. */
const tutorSays = /\bdu Stück\b|\bruf(?:st|t|e|en)?\b(?=[^.!?\n]{0,80}\bauf\b)/gi;
/** Warnings, places to get help, and programs that ask. */
const aboutContact =
  /\b(?:wenn jemand|nie|niemals|nicht|keine?n?|never|not|don'?t|11[02]|116 ?\d{3})\b|[(){}=<>;[\]]/i;

/** What isn't said to a tutor isn't said by one: sentence by sentence, for words far apart are no sign in a long answer. */
export function soundsUnsafe(paragraph: string): boolean {
  return paragraph
    .replaceAll(tutorSays, '')
    .split(/(?<=[.!?]|:(?!\s*\**\+?\d))\s+|\n+/)
    .some((sentence) => {
      const kind = unsafeKindOf(sentence);
      if (kind === 'contact') return !aboutContact.test(sentence);
      if (kind === 'cheating-danger') return !explains.test(sentence);
      return notForChildren.has(kind);
    });
}
