import type { Recommendation } from '@hbg/contract/profile';
import { poolOf } from '@hbg/maths/levels';
import { seedOf } from '@hbg/tutor/talk/situation';
import { dayMs } from '../../../house-days.ts';
import { masteryAddress } from '../../../place-of.ts';
import { placeOfPlan } from '../../assessments/place-of.ts';
import { isDone, type Tried } from '../../lessons/next-step.ts';
import { whyCourse } from './go-on.ts';
import type { Learning, MasteryRoom } from './learning.ts';
import { lessonPlace } from './lesson-place.ts';
import { minutesOfKind } from './refresh.ts';
import { goalOf, inRoom, type Room } from './rooms.ts';

type Card = Omit<Recommendation, 'kind'>;

type Candidate = {
  readonly room: Room;
  readonly card: Recommendation;
  /** One that the learner has written. */
  readonly goal: string | null;
  /** By level, style or language. */
  readonly isWished: boolean;
};

/** What a learner is ready for: what serves a goal first, then where they haven't been for longest. */
export function somethingNew(learning: Learning): Recommendation[] {
  const { now } = learning;
  const day = Math.floor(now / dayMs);
  return candidatesOf(learning)
    .map((one) => ({ one, idle: idleDays(one.room, learning), turn: seedOf(`${day}${one.room}`) }))
    .toSorted(
      (a, b) =>
        Number(b.one.goal !== null) - Number(a.one.goal !== null) ||
        b.idle - a.idle ||
        Number(b.one.isWished) - Number(a.one.isWished) ||
        a.turn - b.turn,
    )
    .map(({ one }) => one.card);
}

const kind = 'new' as const;

function candidatesOf(learning: Learning): Candidate[] {
  const { masteries } = learning;
  return [
    ...ideaCards(learning),
    ...cardIn('learn', nextLesson(learning), learning),
    ...masteries.flatMap((room) => cardIn(room.area, nextInMastery(room, learning), learning)),
    ...cardIn('math-mastery', nextKind(learning), learning),
  ];
}

function ideaCards({ idea }: Learning): Candidate[] {
  if (!idea) return [];
  const { plan, reason, goal, isWished } = idea;
  return [{ room: 'ai-companion', card: { kind, ...placeOfPlan(plan), reason }, goal, isWished }];
}

/** With why it is that room. */
function cardIn(room: Room, card: Card | null, learning: Learning): Candidate[] {
  if (!card) return [];
  const goal = goalOf(room, learning.goals);
  const whyRoom = goal === null ? idleWords(room, learning) : `Passt zu deinem Ziel „${goal}“.`;
  const reason = [whyRoom, card.reason].filter(Boolean).join(' ');
  return [{ room, card: { kind, ...card, reason }, goal, isWished: false }];
}

/** Whoever was never there is there longest not. */
function idleDays(room: Room, { lastIn, now }: Learning): number {
  const last = lastIn.get(room);
  return last === undefined ? Infinity : Math.floor((now - last) / dayMs);
}

const worthSaying = 7;

function idleWords(room: Room, learning: Learning): string {
  const days = idleDays(room, learning);
  if (days === Infinity) return room === 'learn' ? '' : `${inRoom[room]} warst du noch nie.`;
  return days < worthSaying ? '' : `${inRoom[room]} warst du seit ${days} Tagen nicht.`;
}

/** Not begun yet, behind one that is familiar. */
function nextLesson({ lessons, tried }: Learning): Card | null {
  const at = lessons.findIndex(({ id }) => !isDone(tried.get(id)));
  const [before, lesson] = [lessons[at - 1], lessons[at]];
  if (!lesson || tried.has(lesson.id)) return null;
  if (before && !isFamiliar(tried.get(before.id))) return null;
  return { ...lessonPlace(lesson), reason: whyCourse(lesson) };
}

const familiarShare = 0.7;

/** Seven of ten goals; where nobody has checked them, that it was completed. */
function isFamiliar(tried: Tried | undefined): boolean {
  if (!tried?.reached) return false;
  const { reached } = tried;
  return reached.length === 0 || reached.filter(Boolean).length / reached.length >= familiarShare;
}

const minutesOfExam = 15;

/** An exam whose lessons are all sure, else the first open lesson that one is ready for. */
function nextInMastery(room: MasteryRoom, learning: Learning): Card | null {
  const { chapters } = room;
  const ripe = chapters.find(
    ({ lessons, exam }) =>
      !exam.isPassed && lessons.every(({ standing }) => standing.percent === 100),
  );
  if (ripe) {
    return {
      title: `Prüfung: ${ripe.title}`,
      reason: `Alle Lektionen von „${ripe.title}“ sind sicher. Zeig es am Stück.`,
      minutes: minutesOfExam,
      address: masteryAddress(ripe.lessons[0]?.unit ?? '', 'pruefung'),
    };
  }
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const open = lessons.find(
    ({ unit, standing, isCompleted }, at) =>
      standing.state === 'open' &&
      !isCompleted &&
      isReadyFor(unit, lessons[at - 1]?.standing.percent, room, learning),
  );
  if (!open) return null;
  const { unit, title, minutes } = open;
  return {
    title,
    minutes,
    address: masteryAddress(unit),
    reason: whyReady(unit, room, learning),
  };
}

const familiarPercent = 100 * familiarShare;

/** By the lesson that has introduced it; where there is none, by the one before. */
function isReadyFor(
  unit: string,
  percentBefore: number | undefined,
  { needs }: MasteryRoom,
  { tried }: Learning,
): boolean {
  const need = needs.get(unit);
  if (need !== undefined) return isFamiliar(tried.get(need));
  return percentBefore === undefined || percentBefore >= familiarPercent;
}

function whyReady(unit: string, { needs }: MasteryRoom, { lessons }: Learning): string {
  const need = lessons.find(({ id }) => id === needs.get(unit));
  return need ? `Was du dafür brauchst, kennst du aus „${need.title}“.` : 'Dafür bist du bereit.';
}

/** Of the level that was picked, a kind of task that wasn't tried. */
function nextKind({ maths }: Learning): Card | null {
  const open = poolOf(maths.level, null).find(({ id }) => !maths.tried.has(id));
  if (!open) return null;
  const { id, title } = open;
  const reason = 'Aufgaben dieser Art hattest du noch nicht.';
  return { title, reason, minutes: minutesOfKind, address: `/math-mastery?art=${id}` };
}
