import { featuresOf } from '@hbg/coach/source/features';
import { builtins } from '@hbg/coach/words/python-names';
import type { Concept, Example } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import { fencesOf } from '@hbg/content/sections';

/** What a learner has met in the course so far. */
export type Level = {
  /** Whether this was taught, by the name that lessons give it: `for`, `print()`. */
  readonly knows: (feature: string) => boolean;
  /** Whether all of this code was taught. */
  readonly holds: (code: string) => boolean;
  /** The sentences whose code was taught. */
  readonly sentences: (sentences: readonly string[]) => readonly string[];
  readonly isTaught: (concept: Concept) => boolean;
  /** Where it's taught first, now or later. */
  readonly lessonOf: (concept: Concept) => Lesson | null;
  /** All that it can be shown by, the best first. */
  readonly examplesOf: (concept: Concept) => readonly Example[];
  /** Those up to here, the latest last. */
  readonly lessons: readonly Lesson[];
};

export type Levels = (lesson: Lesson | null) => Level;

const longestExample = 11;

/** Words that stand in a text without any code, and what teaches them. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/\bVariablen?\b/, '='],
  [/\b(?:Modul|Modulen?)\b/, 'import'],
  [/\bBedingung(?:en)?\b/, 'if'],
  [/[Ss]chleifen?\b/, 'for'],
  [/\bListen?\b|\bIndex\b/, '[]'],
  [/\bWörterb(?:uch|ücher)/, '{}'],
  [/\bFunktion(?:en)?\b|\bParameter/, 'def'],
  [/\bObjekte?\b|\bMethoden?\b/, 'class'],
  [/\bTupel/, 'tuple()'],
];

export function openLevels(lessons: readonly Lesson[]): Levels {
  const known = new Map<number, Level>();
  const unbound = levelOf(null, lessons);
  return (lesson) => {
    if (!lesson) return unbound;
    const level = known.get(lesson.id) ?? levelOf(lesson, lessons);
    known.set(lesson.id, level);
    return level;
  };
}

/** Outside of the course nothing is too early. */
function levelOf(lesson: Lesson | null, all: readonly Lesson[]): Level {
  const course = lesson ? all.filter(({ courseId }) => courseId === lesson.courseId) : all;
  const lessons = lesson ? course.filter(({ order }) => order <= lesson.order) : course;
  const taught = new Set(['#', ...lessons.flatMap(({ teaches }) => teaches)]);
  const knows = (feature: string) => !lesson || taught.has(feature);
  const holds = (code: string) => [...usedIn(code)].every(knows);
  const lessonOf = ({ id }: Concept) => firstOf(id, course);
  const isTaught = (concept: Concept) => {
    const first = lessonOf(concept);
    if (first) return !lesson || first.order <= lesson.order;
    return !lesson || (concept.area === 'python' && holds(concept.example.code));
  };
  const isSayable = (text: string) =>
    codesIn(text).every(holds) && nouns.every(([noun, name]) => knows(name) || !noun.test(text));
  return {
    knows,
    holds,
    isTaught,
    lessonOf,
    lessons,
    sentences: (sentences) => sentences.filter(isSayable),
    examplesOf: ({ id, example }) =>
      [example, ...shownIn(lessons, id)].filter(
        ({ code, language }) => language !== 'python' || holds(code),
      ),
  };
}

function firstOf(id: string, lessons: readonly Lesson[]): Lesson | null {
  return lessons.find(({ concepts }) => concepts.includes(id)) ?? null;
}

/** A name without brackets, as texts mention it: `len`, `append`. */
function usedIn(code: string): Set<string> {
  const name = /^\.?([a-z_]\w*)$/.exec(code.trim())?.[1];
  if (name === undefined || !builtins.has(name)) return featuresOf(code);
  return new Set([`${name}()`]);
}

function codesIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
  return [...quoted, ...fencesOf(text).map(({ code }) => code)];
}

/** Short programs out of the texts of lessons, those first that are most about it. */
function shownIn(lessons: readonly Lesson[], id: string): Example[] {
  const about = lessons.filter(({ concepts }) => concepts.includes(id));
  const byWeight = about.toSorted((a, b) => a.concepts.indexOf(id) - b.concepts.indexOf(id));
  return byWeight.flatMap(({ content, teaches }) => {
    const programs = fencesOf(content).filter(({ code, language }) => {
      const used = featuresOf(code);
      const isAbout = teaches.length === 0 || teaches.some((name) => used.has(name));
      return language === 'python' && isAbout && code.split('\n').length <= longestExample;
    });
    return programs.map((program) => Object.assign({}, program, { output: null }));
  });
}
