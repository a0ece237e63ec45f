import type { Lesson } from '@hbg/content/lesson';
import { withoutLinks } from '../safety/outside-links.ts';
import { isHarmful } from './harm/hear-harm.ts';
import { withoutHiddenSigns } from './hidden-signs.ts';
import { leakListener } from './leak-guard.ts';
import type { ModelWatch } from './model-watch.ts';
import { paragraphsOf } from './paragraphs.ts';

type Watched = ModelWatch & {
  readonly lesson: Lesson | null;
  /** What the learner has written, which may be repeated. */
  readonly code: string;
  /** Earlier answers of a model: a solution may come in bits. */
  readonly earlier: string;
};

type Guarded = { readonly text: string; readonly isWhole: boolean };

/**
 * Lets an answer through paragraph by paragraph, each checked together with what came before it: what
 * is shown can't be taken back. Ends where something may not be said, without what came along with it.
 */
export async function* guardAnswer(
  pieces: AsyncIterable<string>,
  watched: Watched,
): AsyncGenerator<string, Guarded> {
  const isLeak = leakListener(watched);
  let shown = '';
  for await (const arrived of paragraphsOf(pieces)) {
    const paragraphs = arrived.map(withoutHiddenSigns);
    const isStopped = paragraphs.some(
      (paragraph) => isHarmful(paragraph, watched.readsHarm) || isLeak(paragraph),
    );
    if (isStopped) return { text: shown, isWhole: false };
    for (const paragraph of paragraphs) {
      const harmless = withoutLinks(paragraph);
      yield harmless;
      shown += harmless;
    }
  }
  return { text: shown, isWhole: true };
}
