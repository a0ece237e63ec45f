import type { Lesson } from '@hbg/content/lesson';
import { fencesOf } from '@hbg/content/sections';
import { sampleOf } from '../../../scripts/sample-of.ts';
import type { LastResult } from '../src/ladder/last-result.ts';
import { countWords } from '../src/talk/brief.ts';
import type { Situation } from '../src/talk/situation.ts';
import { answer } from '../src/talk/tutor.ts';
import type { LessonQuestion } from './lesson-question.ts';
import { blank, knowledge, lessons } from './library.ts';
import { type Share, shareOf } from './measure.ts';

/** Of the starter of lesson 4. */
const redRun: LastResult = {
  kind: 'python-error',
  output: 'Hier ist die Wetterstation.\n',
  error: {
    type: 'NameError',
    message: "name 'Print' is not defined",
    line: 4,
    column: 1,
    endLine: 4,
    endColumn: 6,
    source: 'Print',
    values: [],
    frames: [{ function: '<module>', line: 4, source: 'Print("Temperatur: 7 Grad")', locals: {} }],
    cause: null,
    suggestion: 'print',
    traceback: '',
  },
};

/** What was asked within a lesson is answered as a good tutor would. */
export function inLessons(questions: readonly LessonQuestion[]): Share {
  return shareOf(questions, ({ asks, at, is, says, never, ...row }) => {
    const { text, intent, concept } = answer(asks, knowledge, situationOf({ asks, at, ...row }));
    const isRight =
      (is?.some((kind) => kind === intent || kind === concept) ?? true) &&
      (says?.test(text) ?? true) &&
      !never?.test(text);
    return isRight ? null : `${at}: ${asks} → ${intent} ${concept}: ${text.slice(0, 90)}`;
  });
}

function situationOf({ at, after, isRed, ran }: LessonQuestion): Situation {
  const lesson = lessons[at - 1] ?? null;
  return {
    ...blank,
    lesson,
    code: ran?.code ?? lesson?.starterCode ?? '',
    lastResult: ran ? { kind: 'finished', output: ran.output, error: null } : isRed ? redRun : null,
    lastIntent: after?.intent ?? null,
    lastConcept: after?.concept ?? null,
    openRiddle: (after?.intent === 'quiz' && after.concept) || null,
    turn: after ? 1 : 0,
  };
}

const wordings = ['Was ist X?', 'Zeig mir ein Beispiel für X'];
const more = ['genauer bitte', 'das versteh ich nicht'];

type Told = { readonly lesson: Lesson; readonly asks: string; readonly text: string };

/** In each lesson what has been taught so far is asked for, by both of the learners. */
function toldInLessons(): Told[] {
  return sampleOf(lessons.filter(isSample), 2).flatMap((lesson) => {
    const before = lessons.filter(({ order }) => order <= lesson.order);
    const ids = new Set(before.flatMap(({ concepts }) => concepts));
    return [...ids].flatMap((id) => [true, false].flatMap((isYoung) => told(lesson, id, isYoung)));
  });
}

/** One of each chapter. */
const samples: ReadonlySet<number> = new Set([4, 9, 15, 21, 27, 35, 43, 52, 58, 63]);

function isSample({ order }: Lesson): boolean {
  return samples.has(order);
}

function told(lesson: Lesson, id: string, isYoung: boolean): Told[] {
  const situation = { ...blank, lesson, code: lesson.starterCode, isYoung };
  const name = knowledge.concepts.get(id)?.names[0] ?? '';
  const first = wordings.map((wording) => [wording.replace('X', name), situation] as const);
  const last = { ...situation, lastIntent: 'concept', lastConcept: id, turn: 1 };
  const asked = [...first, ...more.map((wording) => [wording, last] as const)];
  return asked.map(([asks, where]) => ({
    lesson,
    asks,
    text: answer(asks, knowledge, where).text,
  }));
}

let remembered: Told[] | null = null;

function allTold(): Told[] {
  remembered ??= toldInLessons();
  return remembered;
}

/** No code in an answer that the course hasn't come to. */
export function withinLevel(): Share {
  return shareOf(allTold(), ({ lesson, asks, text }) => {
    const { holds } = knowledge.levelOf(lesson);
    const inline = Array.from(
      text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g),
      ([, code = '']) => code,
    );
    const codes = [...inline, ...fencesOf(text).map(({ code }) => code)];
    const early = codes.find((code) => !holds(code));
    return early === undefined ? null : `${lesson.order}: ${asks} → ${early}`;
  });
}

const mostWords = 95;

/** Short first: what more there is, is told when it's asked for. */
export function brief(): Share {
  return shareOf(allTold(), ({ lesson, asks, text }) => {
    const words = countWords(text);
    const fences = fencesOf(text).length;
    return words <= mostWords && fences <= 1
      ? null
      : `${lesson.order}: ${asks} → ${words} words, ${fences} pieces of code`;
  });
}
