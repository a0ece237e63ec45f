import type { Lesson } from '@hbg/content/lesson';
import { type CodeInText, codeIn } from './code-in-text.ts';
import { reachesGoals } from './goals-reached.ts';
import {
  codeTokensOf,
  isBuiltLike,
  isTelling,
  likenessOf,
  piecesOf,
  skeletonOf,
} from './likeness.ts';
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
const longestCode = 20_000;
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
};

export const nothingHeard: Heard = {
  lines: new Set(),
  pieces: new Set(),
  loose: [],
  built: [],
  isProgram: false,
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
export function holdsSolution(answer: string, lesson: Given, code: string): boolean {
  const guard = guardOf(lesson, code);
  return guard.isTooMuch(guard.hear(answer, nothingHeard, ''));
}

const guards = new WeakMap<Given, { readonly code: string; readonly guard: LeakGuard }>();

/** Made once for each state of the code. */
export function guardOf(lesson: Given, code: string): LeakGuard {
  const own = code.slice(0, longestCode);
  const last = guards.get(lesson);
  if (last?.code === own) return last.guard;
  const guard = makeGuard(lesson, own);
  guards.set(lesson, { code: own, guard });
  return guard;
}

function makeGuard(lesson: Given, code: string): LeakGuard {
  const task = taskOf(lesson);
  const own = new Set(linesOf(plainText(code)));
  const old = new Set(piecesOf(codeTokensOf(`${lesson.starterCode}\n${code}`)));
  const wanted = new Set(task.pieces.filter((piece) => !old.has(piece) && isTelling(piece)));
  const ownLetters = lettersOf(plainText(code));
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
    return {
      lines: new Set([...before.lines, ...secrets.filter((secret) => isSaid(secret, sound))]),
      pieces: new Set([...before.pieces, ...programs.flatMap(piecesOf)]).intersection(wanted),
      loose,
      built: built.slice(-mostBuilt),
      isProgram: before.isProgram || task.isBuilt(built) || programs.some(task.isSolvedBy),
    };
  }

  const isTooMuch = ({ lines, pieces, isProgram }: Heard) =>
    isProgram ||
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
  readonly isSolvedBy: (tokens: Tokens) => boolean;
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
    goals.some(({ prints, matches }) => prints !== undefined || matches !== undefined) &&
    reachesGoals(tokens, goals) &&
    !shown.some((each) => reachesGoals(each, goals));
  const isBuilt = builtBy(tokens, shown);
  return {
    pieces: piecesOf(tokens),
    secrets: secretsIn(solution),
    known: knownOf(lesson),
    isBuilt,
    isSolvedBy: (given) => (isGoal && reachesGoals(given, goals)) || isBuilt(skeletonOf(given)),
  };
}

function knownOf({ starterCode, content, goals, example, predict }: Given): string {
  const told = goals.flatMap(({ text, prints = '' }) => [text, prints]);
  const texts = [starterCode, content, example.code, predict?.code ?? '', ...told];
  return texts.map((text) => lettersOf(plainText(text))).join('\n');
}

/** Whether lines are built like the solution, unless all that is shown to everybody is. */
function builtBy(solution: Tokens, shown: readonly Tokens[]): Task['isBuilt'] {
  const skeleton = likenessOf(solution);
  const isCommon = shown.some((each) => skeleton && isBuiltLike(skeletonOf(each), skeleton));
  return skeleton && !isCommon ? (lines) => isBuiltLike(lines, skeleton) : () => false;
}
