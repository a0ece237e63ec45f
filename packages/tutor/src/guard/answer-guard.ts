import type { Lesson } from '@hbg/content/lesson';
import { withoutLinks } from '../safety/outside-links.ts';
import { unsafeKindOf } from '../safety/unsafe.ts';
import { guardOf, nothingHeard } from './leak-guard.ts';

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
  'mild-insult',
]);
const cruel =
  /\b(?:geh sterben|ritz dich|bring dich um|niemand (?:mag|liebt|braucht) dich|iss (?:nichts|drei tage)|(?:erzähl|sag)\w* (?:das |es )?(?:niemandem|keinem|nicht deinen eltern)|unser geheimnis)\b/i;
/** So much in front of a paragraph is read again: a line may go on behind a gap. */
const longestLead = 400;

/** Whether words of a model may reach a child, whatever the lesson. */
function isFit(text: string): boolean {
  return !asksForData.test(text) && !cruel.test(text) && !notForChildren.has(unsafeKindOf(text));
}

/**
 * Hears an answer paragraph by paragraph, together with the earlier ones, and says whether it may go
 * on. When those alone are too much, as for a learner who deleted what was quoted, they don't count.
 */
function listen({ lesson, code, earlier }: Watched): (paragraph: string) => boolean {
  if (!lesson) return () => true;
  const guard = guardOf(lesson, code);
  const old = guard.hear(earlier, nothingHeard, '');
  const counts = !guard.isTooMuch(old);
  let heard = counts ? old : nothingHeard;
  let lead = counts ? earlier.slice(-longestLead) : '';
  return (paragraph) => {
    heard = guard.hear(paragraph, heard, lead);
    lead = (lead + paragraph).slice(-longestLead);
    return !guard.isTooMuch(heard);
  };
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
  const mayGoOn = listen(watched);
  let shown = '';
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const next = rest.slice(0, lastBreak(rest));
    if (next.trim() === '') continue;
    if (!isFit(shown + next) || !mayGoOn(next)) return { text: shown, isWhole: false };
    yield withoutLinks(next);
    shown += next;
    rest = rest.slice(next.length);
  }
  if (rest === '') return { text: shown, isWhole: true };
  if (!isFit(shown + rest) || !mayGoOn(rest)) return { text: shown, isWhole: false };
  yield withoutLinks(rest);
  return { text: shown + rest, isWhole: true };
}

/** Behind the last paragraph that is complete: not within code. */
function lastBreak(text: string): number {
  const fences = Array.from(text.matchAll(/^(?:```|~~~)/gm), ({ index }) => index);
  let at = text.lastIndexOf('\n\n');
  for (let opening = openAt(fences, at); opening !== undefined; opening = openAt(fences, at)) {
    at = text.lastIndexOf('\n\n', opening);
  }
  return at < 0 ? 0 : at + 2;
}

/** Where the fence begins that is open at this place. */
function openAt(fences: readonly number[], at: number): number | undefined {
  const before = fences.filter((fence) => fence < at);
  return before.length % 2 === 1 ? before.at(-1) : undefined;
}
