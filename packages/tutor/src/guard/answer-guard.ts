import type { Lesson } from '@hbg/content/lesson';
import { withoutLinks } from '../safety/outside-links.ts';
import { harmListener } from './harm/hear-harm.ts';
import { withoutHiddenSigns } from './hidden-signs.ts';
import { guardOf, nothingHeard } from './leak-guard.ts';
import type { ModelWatch } from './model-watch.ts';
import { paragraphsOf } from './paragraphs.ts';

type Watched = ModelWatch & {
  readonly lesson: Lesson | null;
  /** What the learner has written, which may be repeated. */
  readonly code: string;
  /** Earlier answers of a model: a solution may come in bits. */
  readonly earlier: string;
  /** Whether the answer so far completes what all earlier ones began. */
  readonly isDripped: (answer: string) => boolean;
};

/** So much in front of a paragraph is read again: a line may go on behind a gap. */
const longestLead = 400;

/**
 * Hears an answer paragraph by paragraph, together with the earlier ones, and says whether it may go
 * on. When those alone are too much, as for a learner who deleted what was quoted, they don't count.
 */
function leakListener(watched: Watched): (paragraph: string) => boolean {
  const { lesson, code, earlier, solutions, isDripped } = watched;
  const guard = guardOf(lesson, code, solutions);
  const old = guard.hear(earlier, nothingHeard, '');
  const counts = !guard.isTooMuch(old);
  let heard = counts ? old : nothingHeard;
  let lead = counts ? earlier.slice(-longestLead) : '';
  let answer = '';
  return (paragraph) => {
    heard = guard.hear(paragraph, heard, lead);
    lead = (lead + paragraph).slice(-longestLead);
    answer += paragraph;
    return guard.isTooMuch(heard) || isDripped(answer);
  };
}

type Guarded = { readonly text: string; readonly isWhole: boolean };

/**
 * Lets an answer through paragraph by paragraph, each checked together with what came before it: what
 * is shown can't be taken back. Ends where something may not be said, without what came along with it.
 */
export async function* guardAnswer(
  pieces: AsyncIterable<string>,
  watched: Watched,
): AsyncGenerator<string, Guarded> {
  const isHarmful = harmListener(watched.readsHarm);
  const isLeak = leakListener(watched);
  let shown = '';
  for await (const arrived of paragraphsOf(pieces)) {
    const paragraphs = arrived.map(withoutHiddenSigns);
    const isStopped = paragraphs.some((paragraph) => isHarmful(paragraph) || isLeak(paragraph));
    if (isStopped) return { text: shown, isWhole: false };
    for (const paragraph of paragraphs) {
      const harmless = withoutLinks(paragraph);
      yield harmless;
      shown += harmless;
    }
  }
  return { text: shown, isWhole: true };
}
