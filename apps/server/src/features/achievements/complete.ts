import type { Unit } from '@hbg/content/unit';
import type { LearnerId } from '@hbg/contract/account';
import type { Brought, QuizResult } from '@hbg/contract/achievements';
import { believable } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { readHouse } from './house.ts';
import { mergeDone } from './merge-done.ts';
import { broughtBy } from './rules/figures.ts';
import type { Activity, Done, Ledger } from './rules/ledger.ts';
import { questionsOf } from './rules/proof.ts';
import { lockLedger, readLedger, writeDone } from './store.ts';
import { keepActivity } from './thin-activities.ts';

/** How a unit was done. */
export type Attempt = {
  readonly id: string;
  /** Empty where nobody knows. */
  readonly reached: readonly boolean[];
  readonly quiz: QuizResult | null;
  /** So many questions there were, where the unit itself has none. */
  readonly asked?: number;
  readonly hints: number;
  readonly hadSolution: boolean;
  readonly minutes: number;
  readonly madeAt: string;
};

/** Runs in a transaction of the caller's. What is known already brings nothing. */
export async function completeIn(
  trx: Db,
  context: Context,
  learner: LearnerId,
  unit: Unit,
  sent: Attempt,
): Promise<{ readonly done: Done; readonly brought: Brought }> {
  const attempt = { ...sent, madeAt: believable(context.clock, sent.madeAt) };
  await lockLedger(trx, learner);
  const house = await readHouse(context, trx);
  const before = await readLedger(trx, learner);
  const activity = activityOf(unit, attempt, house.days.dayOf(Date.parse(attempt.madeAt)));
  const after = withAttempt(before, doneBy(unit, attempt), activity);
  await writeDone(trx, learner, after.one);
  await keepActivity(trx, learner, activity, context.clock.now());
  return { done: after.one, brought: broughtBy(before, after.ledger, house) };
}

/** Of goals and questions that the unit hasn't got nothing is kept. */
function doneBy(unit: Unit, attempt: Attempt): Done {
  const { reached, hints, hadSolution, minutes, madeAt, asked = questionsOf(unit) } = attempt;
  const quiz = attempt.quiz?.of === asked ? attempt.quiz : null;
  const goals = reached.length > 0 ? unit.goals.map((_, at) => reached[at] ?? false) : [];
  return {
    unit: unit.id,
    xp: unit.xp ?? 0,
    reached: goals,
    quiz,
    quizAt: quiz && madeAt,
    best: { goals: goals.filter(Boolean).length, hadSolution, hints, at: madeAt },
    minutes,
    firstAt: madeAt,
    at: madeAt,
  };
}

function activityOf({ id: unit }: Unit, { id, madeAt: at }: Attempt, day: string): Activity {
  return { id, kind: 'completed', unit, at, day, minutes: 0 };
}

function withAttempt({ done, completed, ...rest }: Ledger, tried: Done, activity: Activity) {
  const known = done.find(({ unit }) => unit === tried.unit);
  const one = known ? mergeDone(known, tried) : tried;
  const others = done.filter(({ unit }) => unit !== tried.unit);
  const ledger = { ...rest, done: [...others, one], completed: [...completed, activity] };
  return { one, ledger };
}
