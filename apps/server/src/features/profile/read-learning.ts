import type { LearnerId } from '@hbg/contract/account';
import type { Completion } from '@hbg/contract/achievements';
import type { MasteryArea } from '@hbg/contract/mastery';
import type { Profile } from '@hbg/contract/profile';
import type { Content } from '../../content.ts';
import type { Context } from '../../context.ts';
import { readAchievementsOf } from '../achievements/read-achievements.ts';
import { completionOf } from '../achievements/rules/achievements.ts';
import { levelAreas } from '../achievements/rules/levels.ts';
import { readDone } from '../achievements/store.ts';
import { readAssessments } from '../assessments/read-assessments.ts';
import { readCourseWork } from '../lessons/read-standing.ts';
import { readMasteryWork } from '../mastery/read-chapters.ts';
import { repeatedMistakes } from '../maths/rules/repeated-mistakes.ts';
import { readAnswers, readLevel } from '../maths/store.ts';
import { readStartedPaths } from '../paths/read-standings.ts';
import { nextPathStep } from '../paths/rules/next-path-step.ts';
import { ideaFor } from './idea-for.ts';
import type { Learning, MasteryRoom } from './next/learning.ts';
import type { Room } from './next/rooms.ts';
import { readSpoken, readWished, type Spoken } from './store.ts';

/** With the figures of the ledger: none of them is kept twice. */
export async function readProfileOf(context: Context, learner: LearnerId): Promise<Profile> {
  const { totals } = await readAchievementsOf(context, learner);
  return {
    ...(await readWished(context.database.db, learner)),
    timeSpentLearning: totals.minutes,
    totalExercisesCompleted: totals.completed,
    averageScore: (totals.score ?? 0).toFixed(1),
  };
}

export async function readLessonsDone(
  { content, database }: Context,
  learner: LearnerId,
): Promise<Completion[]> {
  const done = await readDone(database.db, learner, 'lektion');
  return done.map((one) => completionOf(one, content));
}

/** All that a recommendation looks at. */
export async function readLearning(context: Context, learner: LearnerId): Promise<Learning> {
  const { content, database, days, clock } = context;
  const { db } = database;
  const now = clock.now();
  const course = await readCourseWork(context, learner);
  const spoken = await readSpoken(db, learner);
  const wished = await readWished(db, learner);
  const answers = await readAnswers(db, learner);
  const masteries = await readMasteries(context, learner);
  const told = new Set(spoken.flatMap(({ plan }) => plan ?? []));
  const { knowledge } = content;
  return {
    ...course,
    completions: await readLessonsDone(context, learner),
    masteries,
    maths: {
      level: await readLevel(db, learner),
      tried: new Set(answers.map(({ kind }) => kind)),
      mistakes: repeatedMistakes(answers),
    },
    assessments: await readAssessments(context, learner),
    pathStep: nextPathStep(await readStartedPaths(context, learner)),
    idea: ideaFor({ wished, knowledge, tried: course.tried, told, day: days.dayOf(now) }),
    goals: wished.learningGoals,
    lastIn: lastIn([
      ...[...course.tried.values()].map(({ at }) => ['learn', at] as const),
      ...masteries.flatMap(({ area, lastAt }) =>
        [...lastAt.values()].map((at) => [area, at] as const),
      ),
      ...answers.map(({ at }) => ['math-mastery', Date.parse(at)] as const),
      ...spoken
        .filter(isWithCompanion)
        .map((one) => ['ai-companion', Date.parse(one.said_at)] as const),
    ]),
    now,
  };
}

function lastIn(visits: readonly (readonly [Room, number])[]): ReadonlyMap<Room, number> {
  const last = new Map<Room, number>();
  for (const [room, at] of visits) last.set(room, Math.max(at, last.get(room) ?? 0));
  return last;
}

function isWithCompanion({ place }: Spoken): boolean {
  return place.startsWith('companion:');
}

async function readMasteries(context: Context, learner: LearnerId): Promise<MasteryRoom[]> {
  const rooms: MasteryRoom[] = [];
  for (const area of levelAreas) {
    const work = await readMasteryWork(context, learner, area);
    rooms.push({ ...work, area, needs: needsOf(area, context.content) });
  }
  return rooms;
}

/** Which lesson of the courses has introduced the card that a lesson of a mastery is about first. */
function needsOf(area: MasteryArea, { lessons, mastery }: Content): ReadonlyMap<string, number> {
  const introducedIn = new Map<string, number>();
  for (const lesson of lessons.values()) {
    for (const card of lesson.concepts) {
      if (!introducedIn.has(card)) introducedIn.set(card, lesson.id);
    }
  }
  const chapters = mastery.find((one) => one.area === area)?.chapters ?? [];
  return new Map(
    chapters
      .flatMap((chapter) => chapter.lessons)
      .flatMap(({ unit: { id, concepts } }) => {
        const need = introducedIn.get(concepts[0] ?? '');
        return need === undefined ? [] : [[id, need] as const];
      }),
  );
}
