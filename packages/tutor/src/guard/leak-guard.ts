import { longestCode } from '@hbg/coach/source/source';
import type { Lesson } from '@hbg/content/lesson';
import { type CodeInText, codeIn } from './code-in-text.ts';
import { canBeRead, reachesGoals } from './goals-reached.ts';
import {
  codeTokensOf,
  isBuiltLike,
  isTelling,
  likenessOf,
  piecesOf,
  skeletonOf,
} from './likeness.ts';
import { noOthers, type Others, type Solutions } from './other-solutions.ts';
import { lettersOf, plainText } from './plain-text.ts';
import { readingsOf } from './readings.ts';
import { isSaid, linesOf, type Secret, secretsIn, soundOf, unknownOf } from './secret-lines.ts';

type Given = Pick<Lesson, 'solution' | 'starterCode' | 'content' | 'goals' | 'example' | 'predict'>;

/** So much of the solution, and the child has nothing left to find. */
const tooMuch = 0.6;
/** Fewer are found in a program about something else. */
const fewestPieces = 4;
/** More of the solution's own lines than one in three are no hint any more. */
const mostLines = 1 / 3;
const longestText = 20_000;
/** Code in bits is looked at together with so much of what came before. */
const longestLoose = 2_000;
const mostBuilt = 100;

/** What of a solution was said so far. */
export type Heard = {
  readonly lines: ReadonlySet<Secret>;
  readonly pieces: ReadonlySet<string>;
  /** Code outside of fences, for each way of reading. */
  readonly loose: readonly string[];
  /** How the last lines of what was fenced are built: a program may come in many fences. */
  readonly built: readonly string[];
  readonly isProgram: boolean;
  /** Of the lessons that aren't open. */
  readonly others: Others;
};

export const nothingHeard: Heard = {
  lines: new Set(),
  pieces: new Set(),
  loose: [],
  built: [],
  isProgram: false,
  others: noOthers,
};

export type LeakGuard = {
  /** Together with what was heard before; `lead` is the end of the text in front of this one. */
  readonly hear: (text: string, before: Heard, lead: string) => Heard;
  readonly isTooMuch: (heard: Heard) => boolean;
};

/**
 * Whether an answer holds the solution of the lesson: its code with other names, a program that
 * reaches the goals in another way, or its lines in any disguise. `code` is the learner's own.
 */
export function holdsSolution(
  answer: string,
  lesson: Given | null,
  code: string,
  solutions: Solutions | null = null,
): boolean {
  const guard = guardOf(lesson, code, solutions);
  return guard.isTooMuch(guard.hear(answer, nothingHeard, ''));
}

type Kept = {
  readonly code: string;
  readonly solutions: Solutions | null;
  readonly guard: LeakGuard;
};

const guards = new WeakMap<Given, Kept>();

/** Where no lesson is open, nothing is looked for but what other lessons keep to themselves. */
const noLesson: Given = {
  solution: '',
  starterCode: '',
  content: '',
  goals: [],
  example: { language: 'python', code: '', output: null, before: '', after: '' },
};

/** Made once for each state of the code. `solutions` are those of all lessons. */
export function guardOf(
  lesson: Given | null,
  code: string,
  solutions: Solutions | null = null,
): LeakGuard {
  const task = lesson ?? noLesson;
  const own = code.slice(0, longestCode);
  const last = guards.get(task);
  if (last?.code === own && last.solutions === solutions) return last.guard;
  const guard = makeGuard(task, own, solutions);
  guards.set(task, { code: own, solutions, guard });
  return guard;
}

function makeGuard(lesson: Given, code: string, solutions: Solutions | null): LeakGuard {
  const task = taskOf(lesson);
  const others = solutions?.guardFor(lesson, code);
  const own = new Set(linesOf(plainText(code)));
  const old = new Set(piecesOf(codeTokensOf(`${lesson.starterCode}\n${code}`)));
  const wanted = new Set(task.pieces.filter((piece) => !old.has(piece) && isTelling(piece)));
  const ownLetters = lettersByLine(code);
  const known = `${task.known}\n${ownLetters}`;
  const secrets = unknownOf(task.secrets, known);
  const isOwn = (line: string) => own.has(line) || ownLetters.includes(lettersOf(line));
  const isKnown = (given: string) =>
    linesOf(given).every(isOwn) || known.includes(lettersOf(given));
  const programsIn = (codes: readonly string[]) =>
    codes.filter((each) => !isKnown(each)).map(codeTokensOf);

  function hear(text: string, before: Heard, lead: string): Heard {
    const said = text.slice(-longestText);
    const readings = readingsOf(said, own);
    const sound = soundOf(lead === '' ? readings : readingsOf(lead + said, own));
    const found = readings.map(codeIn);
    const { codes, loose } = codesOf(found, before.loose);
    const programs = programsIn(codes);
    const fenced = programsIn(found[0]?.fenced ?? []);
    const built = [...before.built, ...fenced.flatMap(skeletonOf)];
    const skeletons = programs.map(skeletonOf);
    const saidPieces = programs.flatMap(piecesOf);
    return {
      lines: new Set([...before.lines, ...secrets.filter((secret) => isSaid(secret, sound))]),
      pieces: new Set([...before.pieces, ...saidPieces]).intersection(wanted),
      loose,
      built: built.slice(-mostBuilt),
      isProgram:
        before.isProgram || [built, ...skeletons].some(task.isBuilt) || programs.some(task.isGoal),
      others: others
        ? others.hear(
            { ...sound, pieces: saidPieces, skeletons: [built, ...skeletons] },
            before.others,
          )
        : noOthers,
    };
  }

  const isTooMuch = ({ lines, pieces, isProgram, others: heard }: Heard) =>
    isProgram ||
    others?.isTooMuch(heard) === true ||
    lines.size > secrets.length * mostLines ||
    (wanted.size >= fewestPieces && pieces.size >= wanted.size * tooMuch);
  return { hear, isTooMuch };
}

/** What is fenced stands for itself, what isn't goes on from where it was. */
function codesOf(found: readonly CodeInText[], before: readonly string[]) {
  const loose = found.map((code, at) => endOf(`${before[at] ?? ''}\n${code.loose}`.trim()));
  const fresh = loose.filter((_, at) => found[at]?.loose !== '');
  return { codes: [...found.flatMap(({ fenced }) => fenced), ...fresh], loose };
}

/** Whole lines alone: half a line looks like one that the learner hasn't written. */
function endOf(code: string): string {
  if (code.length <= longestLoose) return code;
  const end = code.slice(-longestLoose);
  return end.slice(end.indexOf('\n') + 1);
}

type Task = {
  readonly pieces: readonly string[];
  readonly secrets: readonly Secret[];
  /** Letters of what everybody sees who opens the lesson. */
  readonly known: string;
  readonly isBuilt: (lines: readonly string[]) => boolean;
  readonly isGoal: (tokens: Tokens) => boolean;
};

type Tokens = ReturnType<typeof codeTokensOf>;

const tasks = new WeakMap<Given, Task>();

/** Made once for each lesson. */
function taskOf(lesson: Given): Task {
  const task = tasks.get(lesson) ?? readTask(lesson);
  tasks.set(lesson, task);
  return task;
}

function readTask(lesson: Given): Task {
  const { solution, starterCode, goals, example } = lesson;
  const tokens = codeTokensOf(solution);
  const shown = [starterCode, example.code].map(codeTokensOf);
  // Goals tell nothing when any program reaches them, or none without being run.
  const isGoal =
    canBeRead(goals) &&
    reachesGoals(tokens, goals) &&
    !shown.some((each) => reachesGoals(each, goals));
  return {
    pieces: piecesOf(tokens),
    secrets: secretsIn(solution),
    known: knownOf(lesson),
    isBuilt: builtBy(tokens, shown),
    isGoal: (given) => isGoal && reachesGoals(given, goals),
  };
}

function knownOf({ starterCode, content, goals, example, predict }: Given): string {
  const told = goals.flatMap(({ text, prints = '' }) => [text, prints]);
  const texts = [starterCode, content, example.code, predict?.code ?? '', ...told];
  return texts.map(lettersByLine).join('\n');
}

/** As a whole, and line by line: where lines meet, letters melt into each other. */
function lettersByLine(text: string): string {
  const plain = plainText(text);
  return [plain, ...plain.split('\n')].map(lettersOf).join('\n');
}

/** Whether lines are built like the solution, unless all that is shown to everybody is. */
function builtBy(solution: Tokens, shown: readonly Tokens[]): Task['isBuilt'] {
  const skeleton = likenessOf(solution);
  const isCommon = shown.some((each) => skeleton && isBuiltLike(skeletonOf(each), skeleton));
  return skeleton && !isCommon ? (lines) => isBuiltLike(lines, skeleton) : () => false;
}
