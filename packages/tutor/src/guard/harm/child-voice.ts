import { unsafeKindOf } from '../../safety/unsafe.ts';

const mayBeHeardOf: ReadonlySet<string | null> = new Set(['contact', 'cheating-danger', 'drugs']);
const taughtAtMost: ReadonlySet<string | null> = new Set(['sexual', 'violence']);
const neverSaid: ReadonlySet<string | null> = new Set(['insult', 'mild-insult']);
/** Who explains dangers names them. */
const explains =
  /\b(?:schütz\w*|sicher\w*|unsicher\w*|ist eine?|sind|heißt|nennt man|erlaub\w*|strafbar|verboten|angreifer\w*|betrüger\w*|wer|jemand|nie|niemals|vorsicht|pass auf)\b/i;
/** What a tutor says and no child: „Du rufst die Funktion auf“, „wie du Stück brauchst“. */
const tutorSays = /\bdu Stück\b|\bruf(?:st|t|e|en)?\b(?=[^.!?\n]{0,80}\bauf\b)/gi;
/** Warnings, places to get help, and programs that ask. */
const aboutContact =
  /\b(?:wenn jemand|nie|niemals|nicht|keine?n?|never|not|don'?t|11[02]|116 ?\d{3})\b|[(){}=<>;[\]]/i;

type Voice = { readonly isHarmless: boolean; readonly isTeaching: boolean };

/**
 * What isn't said to a tutor isn't said by one: sentence by sentence, for words far apart are no sign
 * in a long answer. Some may be heard of in a harmless voice, some in that of a teacher alone.
 */
export function soundsUnsafe(paragraph: string, voiceOf: (sentence: string) => Voice): boolean {
  return paragraph
    .replaceAll(tutorSays, '')
    .split(/(?<=[.!?]|:(?!\s*\**\+?\d))\s+|\n+/)
    .some((sentence) => {
      const kind = unsafeKindOf(sentence);
      if (kind === 'contact' && aboutContact.test(sentence)) return false;
      if (kind === 'cheating-danger' && explains.test(sentence)) return false;
      if (mayBeHeardOf.has(kind)) return !voiceOf(sentence).isHarmless;
      if (taughtAtMost.has(kind)) return !voiceOf(sentence).isTeaching;
      return neverSaid.has(kind);
    });
}
