import { longestCode } from '@hbg/coach/source/source';
import type { Lesson } from '@hbg/content/lesson';
import { codesIn } from './code-in-text.ts';
import { withWordsOfCheck } from './goals-of-check.ts';
import { canBeRead, reachesGoals } from './goals-reached.ts';
import {
  codeTokensOf,
  isBuiltLike,
  isTelling,
  likenessOf,
  piecesOf,
  skeletonOf,
} from './likeness.ts';
import { isMostlySaid, type Solutions } from './other-solutions.ts';

type Given = Pick<
  Lesson,
  'solution' | 'starterCode' | 'content' | 'goals' | 'example' | 'predict'
> & { readonly unit?: Pick<Lesson['unit'], 'check'> };
type Tokens = ReturnType<typeof codeTokensOf>;
/** Whether a program gives too much away. */
type Judge = (program: string) => boolean;

/** So much of the solution, and the child has nothing left to find. */
const tooMuch = 0.6;
/** Fewer are found in a program about something else. */
const fewestPieces = 4;
/** Code in bits is looked at together with so much of what came before. */
const longestSaid = 8_000;

type Watched = {
  readonly lesson: Given | null;
  /** What the learner has written, which may be repeated. */
  readonly code: string;
  /** Earlier answers: a solution may come in bits. */
  readonly earlier?: string;
  /** Those of all lessons; they aren't told elsewhere, either. */
  readonly solutions?: Solutions | null;
};

/**
 * Hears an answer paragraph by paragraph, together with the earlier ones, and says whether it has
 * given the solution away: most of its pieces, a program that is built like it, or one that reaches
 * the goals. When the earlier ones alone are too much, as for a learner who deleted what was quoted,
 * they don't count.
 */
export function leakListener({ lesson, code, earlier = '', solutions = null }: Watched): Judge {
  const own = code.slice(0, longestCode);
  const isOwnTask = lesson ? judgeOf(lesson, own) : () => false;
  const isOfOther = solutions?.judgeFor(lesson?.solution ?? '', own) ?? (() => false);
  const isLeak: Judge = (program) => isOwnTask(program) || isOfOther(program);
  const known = linesOf([own, ...(lesson ? shownIn(lesson) : [])].join('\n'));
  const before = programIn(earlier, known);
  let said = isLeak(before) ? '' : before;
  return (paragraph) => {
    const more = programIn(paragraph, known);
    if (more === '') return false;
    said = `${said}\n${more}`.slice(-longestSaid);
    return isLeak(said);
  };
}

/** Whether an answer holds the solution of the lesson. `code` is the learner's own. */
export function holdsSolution(
  answer: string,
  lesson: Given | null,
  code: string,
  solutions: Solutions | null = null,
): boolean {
  return leakListener({ lesson, code, solutions })(answer);
}

/** All code of a text; what the learner has written or can read in the lesson may be shown again. */
function programIn(text: string, known: ReadonlySet<string>): string {
  return codesIn(text)
    .filter((code) => !linesOf(code).isSubsetOf(known))
    .join('\n');
}

function linesOf(code: string): ReadonlySet<string> {
  return new Set(code.split('\n').map((line) => line.trim()));
}

function shownIn({ starterCode, content, example, predict }: Given): string[] {
  return [starterCode, ...codesIn(content), example.code, predict?.code ?? '', ''];
}

function judgeOf(lesson: Given, own: string): Judge {
  const task = taskOf(lesson);
  const old = new Set(piecesOf(codeTokensOf(`${lesson.starterCode}\n${own}`)));
  const wanted = new Set(task.pieces.filter((piece) => !old.has(piece) && isTelling(piece)));
  return (program) => {
    const tokens = codeTokensOf(program);
    return (
      isMostlySaid(wanted, tokens, { share: tooMuch, fewest: fewestPieces }) ||
      task.isBuilt(skeletonOf(tokens)) ||
      task.isGoal(tokens)
    );
  };
}

type Task = {
  readonly pieces: readonly string[];
  readonly isBuilt: (lines: readonly string[]) => boolean;
  readonly isGoal: (tokens: Tokens) => boolean;
};

const tasks = new WeakMap<Given, Task>();

/** Made once for each lesson. */
function taskOf(lesson: Given): Task {
  const task = tasks.get(lesson) ?? readTask(lesson);
  tasks.set(lesson, task);
  return task;
}

function readTask({ solution, starterCode, goals: told, unit, example }: Given): Task {
  const goals = withWordsOfCheck(told, unit?.check ?? null);
  const tokens = codeTokensOf(solution);
  const shown = [starterCode, example.code].map(codeTokensOf);
  // Goals tell nothing when any program reaches them, or none without being run.
  const isGoal =
    canBeRead(goals) &&
    reachesGoals(tokens, goals) &&
    !shown.some((each) => reachesGoals(each, goals));
  return {
    pieces: piecesOf(tokens),
    isBuilt: builtBy(tokens, shown),
    isGoal: (given) => isGoal && reachesGoals(given, goals),
  };
}

/** Whether lines are built like the solution, unless all that is shown to everybody is. */
function builtBy(solution: Tokens, shown: readonly Tokens[]): Task['isBuilt'] {
  const skeleton = likenessOf(solution);
  const isCommon = shown.some((each) => skeleton && isBuiltLike(skeletonOf(each), skeleton));
  return skeleton && !isCommon ? (lines) => isBuiltLike(lines, skeleton) : () => false;
}
