import type { Lesson } from '@hbg/content/lesson';
import { withoutLinks } from '../safety/outside-links.ts';
import { unsafeKindOf } from '../safety/unsafe.ts';
import { holdsSolution } from './leak-guard.ts';

type Watched = {
  readonly lesson: Lesson | null;
  readonly code: string;
  /** Earlier answers of a model: a solution may come in bits. */
  readonly earlier: string;
};

const asksForData =
  /\b(?:wie heißt du|wo wohnst du|deine (?:adresse|telefonnummer|handynummer|e-?mail|schule)|wie alt bist du|dein (?:voller |ganzer )?nachname|schick\w* (?:mir )?(?:ein |dein )?(?:foto|bild) von dir|welche schule)\b/i;
const notForChildren: ReadonlySet<string | null> = new Set([
  'sexual',
  'violence',
  'cheating-danger',
  'contact',
  'insult',
]);
const cruel =
  /\b(?:geh sterben|ritz dich|bring dich um|niemand (?:mag|liebt|braucht) dich|iss (?:nichts|drei tage)|(?:erzähl|sag)\w* (?:das |es )?(?:niemandem|keinem|nicht deinen eltern)|unser geheimnis)\b/i;
const longestCode = 20_000;

/** Whether these words of a model may reach a child. */
export function mayBeSaid(text: string, { lesson, code, earlier }: Watched): boolean {
  if (asksForData.test(text) || cruel.test(text) || notForChildren.has(unsafeKindOf(text)))
    return false;
  if (!lesson) return true;
  const own = code.slice(0, longestCode);
  return [text, `${earlier}\n\n${text}`].every((said) => !holdsSolution(said, lesson, own));
}

type Guarded = { readonly text: string; readonly isWhole: boolean };

/**
 * Lets an answer through paragraph by paragraph, each checked together with all before it: what is
 * shown can't be taken back. Ends where something may not be said.
 */
export async function* guardAnswer(
  pieces: AsyncIterable<string>,
  watched: Watched,
): AsyncGenerator<string, Guarded> {
  let text = '';
  let shown = 0;
  for await (const piece of pieces) {
    text += piece;
    const end = lastBreak(text);
    if (end <= shown) continue;
    if (!mayBeSaid(text.slice(0, end), watched))
      return { text: text.slice(0, shown), isWhole: false };
    yield withoutLinks(text.slice(shown, end));
    shown = end;
  }
  if (!mayBeSaid(text, watched)) return { text: text.slice(0, shown), isWhole: false };
  if (shown < text.length) yield withoutLinks(text.slice(shown));
  return { text, isWhole: true };
}

/** Behind the last paragraph that is complete: not within code. */
function lastBreak(text: string): number {
  const open = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
  const until = open ? text.lastIndexOf('```') : text.length;
  return text.lastIndexOf('\n\n', until - 1) + (text.includes('\n\n') ? 2 : 0);
}
