import type { Lesson } from '@hbg/content/lesson';
import type { GivenHint, Rung } from '@hbg/tutor/ladder/hint-ladder';
import type { LastResult } from '@hbg/tutor/ladder/last-result';
import type { Companion } from '@hbg/tutor/talk/companions';
import { isAnswered } from '@hbg/tutor/talk/quiz';
import type { LastPlan, Situation, Standing } from '@hbg/tutor/talk/situation';
import type { ChatRow, Past } from './chat-store.ts';

/** What lies further back isn't meant by `it`. */
const rememberedTalk = 3;
const rememberedRiddle = 8;

type Told = Omit<LastResult, 'kind'> & { readonly result: LastResult['kind'] };

/** What somebody works on while they ask. */
type Work = {
  readonly lesson: Lesson | null;
  readonly code: string;
  readonly lastResult: LastResult | null;
};

const noWork: Work = { lesson: null, code: '', lastResult: null };

/** Where a lesson is the task, nothing else is asked for. */
const noStanding: Standing = { done: new Set(), next: null, plansToday: new Set() };

/** What a device tells of a run. */
export function asTried(told: Told | null): LastResult | null {
  return told && { ...told, kind: told.result };
}

/** In a lesson each learner is spoken to as by their own companion. */
export function situationOf(
  { history, turn }: Past,
  companion: Companion,
  work: Work = noWork,
  standing: Standing = noStanding,
): Situation {
  const lately = history.slice(-rememberedTalk);
  return {
    ...work,
    ...standing,
    given: history.flatMap(hintOf),
    lastConcept: lately.findLast(({ concept }) => concept !== null)?.concept ?? null,
    lastPlan: lastPlanOf(history),
    openRiddle: openRiddleOf(history),
    lastIntent: history.at(-1)?.intent ?? null,
    turn,
    isYoung: companion.isYoung,
  };
}

/** And how many of its steps were asked for since another one was spoken of. */
function lastPlanOf(history: readonly ChatRow[]): LastPlan | null {
  const at = history.findLastIndex(({ plan }) => plan !== null);
  const id = history[at]?.plan ?? null;
  if (id === null || at < history.length - rememberedTalk) return null;
  const since = history.findLastIndex(
    ({ plan }, index) => index < at && plan !== null && plan !== id,
  );
  const told = history.slice(since + 1).filter(({ plan }) => plan === id);
  return { id, steps: told.filter(({ intent }) => intent === 'follow-up').length };
}

/** It waits while something else is spoken of. */
function openRiddleOf(history: readonly ChatRow[]): string | null {
  const lately = history.slice(-rememberedRiddle);
  const at = lately.findLastIndex(({ intent }) => intent === 'quiz');
  const riddle = lately[at]?.concept ?? null;
  return lately.slice(at + 1).some((row) => isAnswered(row, riddle)) ? null : riddle;
}

function hintOf({ rung, code_key: codeKey }: ChatRow): GivenHint[] {
  return rung !== null && codeKey !== null && isRung(rung) ? [{ rung, codeKey }] : [];
}

function isRung(number: number): number is Rung {
  return number >= 1 && number <= 4;
}
