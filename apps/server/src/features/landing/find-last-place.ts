import type { LearnerId } from '@hbg/contract/account';
import { type LastPlace, lastLineLimits } from '@hbg/contract/landing';
import { type Program, unitOfProgram } from '@hbg/contract/programs';
import type { Context } from '../../context.ts';
import { lessonAddress } from '../../place-of.ts';
import { type AllTried, isDone } from '../lessons/next-step.ts';
import { readCourseWork } from '../lessons/read-standing.ts';
import { readPrograms } from '../programs/store.ts';
import { findDraft } from '../units/code-store.ts';
import { lastPlace, lessonToGoOn, type Place } from './last-place.ts';

export async function findLastPlace(context: Context, learner: LearnerId): Promise<LastPlace> {
  const { db } = context.database;
  const { lessons, tried } = await readCourseWork(context, learner);
  const goOn = lessonToGoOn(lessons, tried);
  const place = lastPlace(goOn, tried, await readPrograms(db, learner));
  const { starter, ...shown } = placeAnswer(place, tried);
  const draft = await findDraft(db, { learner, unit: shown.unit });
  return {
    ...shown,
    code: lastLines(draft?.code ?? starter),
    editedAt: draft?.editedAt ?? null,
    goOn: { courseId: goOn.lesson.courseId, lessonId: goOn.lesson.id },
    lessons: {
      done: lessons.filter(({ id }) => isDone(tried.get(id))).length,
      of: lessons.length,
    },
  };
}

type Shown = Pick<LastPlace, 'unit' | 'title' | 'address' | 'lesson' | 'goal' | 'language'> & {
  readonly starter: string;
};

function placeAnswer(place: Place, tried: AllTried): Shown {
  if (place.kind === 'program') return programAnswer(place.program);
  const { lesson, goal } = place;
  const { id, title, order, category, goals, duration, starterCode } = lesson;
  const reached = tried.get(id)?.reached?.filter(Boolean) ?? [];
  return {
    unit: lesson.unit.id,
    title,
    address: lessonAddress(lesson),
    lesson: {
      order,
      chapter: category,
      // A lesson may have lost goals since.
      reached: Math.min(reached.length, goals.length),
      goals: goals.length,
      minutes: duration,
    },
    goal,
    language: 'python',
    starter: starterCode,
  };
}

function programAnswer({ id, title, language }: Program): Shown {
  const address = `/workshop?programm=${id}`;
  const place = { unit: unitOfProgram(id), title, address, language };
  return { ...place, lesson: null, goal: null, starter: '' };
}

function lastLines(code: string): LastPlace['code'] {
  const all = code.trimEnd();
  if (all === '') return { firstLine: 1, lines: [] };
  const lines = all.split(/\r\n|\r|\n/);
  const shown = lines.slice(-lastLineLimits.lines);
  return {
    firstLine: lines.length - shown.length + 1,
    lines: shown.map((line) => line.slice(0, lastLineLimits.characters)),
  };
}
