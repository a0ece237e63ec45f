import type { Lesson } from '@hbg/content/lesson';
import type { Completion } from '@hbg/contract/achievements';
import type { Recommendation } from '@hbg/contract/profile';
import { dayMs } from '../../house-days.ts';
import { type AllTried, nextStep } from '../lessons/next-step.ts';
import { type Idea, ideaFor, type Wanting } from './idea-for.ts';

type Done = Pick<Completion, 'unit' | 'reached' | 'hints' | 'hadSolution' | 'at' | 'isProven'>;

export type Learning = Wanting & {
  /** In the order of the courses. */
  readonly lessons: readonly Lesson[];
  readonly tried: AllTried;
  readonly completions: readonly Done[];
  readonly now: number;
};

/** To go on, to refresh, something new: as far as there is something to say. */
export function recommend(learning: Learning): Recommendation[] {
  const { lessons, tried, now } = learning;
  const next = nextStep(lessons, tried, now);
  const goOn = next === 'all done' ? null : goOnWith(next.lesson, next.goal);
  const old = refreshed(learning, next === 'all done' ? null : next.lesson);
  const idea = ideaFor(learning);
  return [goOn, old, idea && ideaAnswer(idea)].filter((one) => one !== null);
}

function goOnWith(lesson: Lesson, goal: string | null): Recommendation {
  const isFirst = lesson.order === 1;
  const course = isFirst
    ? 'Hier fängt der Kurs an.'
    : `Das ist im Kurs als Nächstes dran, im Kapitel „${lesson.category}“.`;
  const reason = goal === null ? course : `Angefangen, und dieses Ziel ist noch offen: „${goal}“`;
  return { kind: 'next', ...placeOf(lesson), reason };
}

/** What wasn't proven waits a day, what was proven three weeks. */
const unprovenMs = dayMs;
const provenMs = 21 * dayMs;

/** What is least sure first; of that, the longest ago. */
function refreshed(
  { lessons, completions, now }: Learning,
  next: Lesson | null,
): Recommendation | null {
  const byUnit = new Map(lessons.map((lesson) => [lesson.unit.id, lesson]));
  const due = completions.flatMap((done) => {
    const lesson = byUnit.get(done.unit);
    const ago = now - Date.parse(done.at);
    const isDue = ago >= (done.isProven ? provenMs : unprovenMs);
    return lesson && lesson !== next && isDue ? [{ lesson, done, ago }] : [];
  });
  const [first] = due.toSorted(
    (a, b) => Number(a.done.isProven) - Number(b.done.isProven) || b.ago - a.ago,
  );
  if (!first) return null;
  const { lesson, done, ago } = first;
  return { kind: 'refresh', ...placeOf(lesson), reason: whyRefresh(lesson, done, daysIn(ago)) };
}

function whyRefresh(lesson: Lesson, { isProven, hadSolution, reached }: Done, ago: string): string {
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

function placeOf({ title, duration, courseId, id }: Lesson) {
  return { title, minutes: duration, address: `/learn/${courseId}/${id}` };
}

/** Its first steps take so long. */
const firstMinutes = 5;

function ideaAnswer({ plan, reason }: Idea): Recommendation {
  const query = new URLSearchParams({ frage: plan.title });
  return {
    kind: 'new',
    title: plan.title,
    reason,
    minutes: firstMinutes,
    address: `/ai-companion?${query.toString()}`,
  };
}
