import type { Lesson } from '@hbg/content/lesson';
import type { GivenHint, Rung } from '@hbg/tutor/ladder/hint-ladder';
import type { LastResult } from '@hbg/tutor/ladder/last-result';
import type { Companion } from '@hbg/tutor/talk/companions';
import type { Situation } from '@hbg/tutor/talk/situation';
import type { ChatRow, Past } from './chat-store.ts';

/** What lies further back isn't meant by `it`. */
const rememberedTalk = 3;

/** What somebody works on while they ask. */
type Work = {
  readonly lesson: Lesson;
  readonly code: string;
  readonly lastResult: LastResult | null;
};

const noWork = { lesson: null, code: '', lastResult: null };

/** In a lesson each learner is spoken to as by their own companion. */
export function situationOf(
  { history, turn }: Past,
  companion: Companion,
  work: Work | null = null,
): Situation {
  const lately = history.slice(-rememberedTalk);
  return {
    ...(work ?? noWork),
    given: history.flatMap(hintOf),
    lastConcept: lately.findLast(({ concept }) => concept !== null)?.concept ?? null,
    lastIntent: history.at(-1)?.intent ?? null,
    turn,
    isYoung: companion.isYoung,
  };
}

function hintOf({ rung, code_key: codeKey }: ChatRow): GivenHint[] {
  return rung !== null && codeKey !== null && isRung(rung) ? [{ rung, codeKey }] : [];
}

function isRung(number: number): number is Rung {
  return number >= 1 && number <= 4;
}
