import type { Lesson } from '@hbg/content/lesson';
import type { Recommendation } from '@hbg/contract/profile';
import { kindOf } from '@hbg/maths/courses/courses';
import { dayMs } from '../../../house-days.ts';
import type { Learning, MasteryRoom } from './learning.ts';
import { lessonPlace } from './lesson-place.ts';

/**
 * What is to be checked again; else what is thought wrong in maths again and again; else a topic that is weak for
 * sure; else a lesson that isn't sure.
 */
export function refreshing(learning: Learning): Recommendation[] {
  return [
    ...dueReviews(learning.masteries),
    ...repeated(learning.maths),
    ...weakTopics(learning),
    ...oldLessons(learning),
  ];
}

const kind = 'refresh' as const;

/** Of each lesson two short tasks, ten at most. */
const minutesOfReview = 3;
const mostMinutes = 15;

/** Where most waits first. */
function dueReviews(masteries: readonly MasteryRoom[]): Recommendation[] {
  return masteries
    .map(({ area, chapters }) => ({
      area,
      due: chapters.flatMap(({ lessons }) => lessons.filter(({ standing }) => standing.isDue)),
    }))
    .filter(({ due }) => due.length > 0)
    .toSorted((a, b) => b.due.length - a.due.length)
    .map(({ area, due }) => ({
      kind,
      title: due.length === 1 ? (due[0]?.title ?? '') : `${due.length} Lektionen noch einmal`,
      reason: whyDue(due.map(({ title }) => title)),
      minutes: Math.min(mostMinutes, due.length * minutesOfReview),
      address: `/${area}?ansicht=auffrischen`,
    }));
}

function whyDue([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `„${first}“ kannst du. Zeig es noch einmal, dann bleibt es.`;
  const more = others.length === 1 ? `„${others[0]}“` : `${others.length} andere`;
  return `„${first}“ und ${more} kannst du. Zeig es noch einmal, dann bleibt es.`;
}

export const minutesOfKind = 5;

function repeated({ mistakes }: Learning['maths']): Recommendation[] {
  return mistakes.flatMap(({ kind: id, times }) => {
    const title = kindOf(id)?.title;
    if (title === undefined) return [];
    const reason = `Bei „${title}“ hast du ${timesWords(times)} dasselbe verwechselt. Ein paar Aufgaben, dann sitzt es.`;
    return [{ kind, title, reason, minutes: minutesOfKind, address: `/math-mastery?art=${id}` }];
  });
}

function timesWords(times: number): string {
  return ['', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'][times] ?? `${times}-mal`;
}

const weak = 4;
const sure = 6;

/** The weakest first. */
function weakTopics({ assessments }: Learning): Recommendation[] {
  return assessments
    .filter(({ currentLevel, confidence }) => currentLevel <= weak && confidence >= sure)
    .toSorted((a, b) => a.currentLevel - b.currentLevel || b.confidence - a.confidence)
    .flatMap(({ topic, currentLevel, next }) => {
      const reason = `Bei „${topic}“ standst du in deiner Bewertung bei ${currentLevel} von 10. Da geht mehr.`;
      return next ? [{ kind, ...next, reason }] : [];
    });
}

/** What wasn't proven waits a day, what was proven three weeks. */
const unprovenMs = dayMs;
const provenMs = 21 * dayMs;

/** What is least sure first; of that, the longest ago. */
function oldLessons({ lessons, completions, now }: Learning): Recommendation[] {
  const byUnit = new Map(lessons.map((lesson) => [lesson.unit.id, lesson]));
  return completions
    .flatMap((done) => {
      const lesson = byUnit.get(done.unit);
      const ago = now - Date.parse(done.at);
      const isDue = ago >= (done.isProven ? provenMs : unprovenMs);
      return lesson && isDue ? [{ lesson, done, ago }] : [];
    })
    .toSorted((a, b) => Number(a.done.isProven) - Number(b.done.isProven) || b.ago - a.ago)
    .map(oldCard);
}

type Done = Learning['completions'][number];
type Old = { readonly lesson: Lesson; readonly done: Done; readonly ago: number };

function oldCard({ lesson, done, ago }: Old): Recommendation {
  return { kind, ...lessonPlace(lesson), reason: whyOld(lesson, done, daysIn(ago)) };
}

function whyOld(lesson: Lesson, { isProven, hadSolution, reached }: Done, ago: string): string {
  if (isProven) return `${ago} geschafft. Zeit zum Nachprüfen, ob es noch sitzt.`;
  if (reached.length === 0) return `${ago} geschafft, aber deine Ziele hat noch niemand geprüft.`;
  const open = lesson.goals.filter((_, at) => reached[at] !== true).length;
  if (open > 0) {
    const missing = open === 1 ? 'fehlte noch ein Ziel' : `fehlten noch ${open} Ziele`;
    return `${ago} abgeschlossen, da ${missing}.`;
  }
  return hadSolution
    ? `${ago} mit der Lösung geschafft. Schaffst du es jetzt ohne?`
    : `${ago} geschafft, aber noch nie alle Ziele auf einmal.`;
}

function daysIn(ms: number): string {
  const days = Math.floor(ms / dayMs);
  return days === 1 ? 'Vor einem Tag' : `Vor ${days} Tagen`;
}
