import type { Files, Question } from '@hbg/contract/units';
import { type DrawnValues, fillAll } from './fill-slots.ts';
import { countOf, type Draw, type KataForm, type KataFront } from './kata-front.ts';
import { mixedUp } from './mixed-up.ts';
import { questionOf } from './quiz.ts';

export type Kata = {
  readonly file: string;
  readonly front: KataFront;
  /** What is shown, or where one begins. */
  readonly starter: Files;
  readonly solution: Files;
  readonly check: string | null;
};

/** One of its many, ready to be asked. */
export type DrawnKata = {
  readonly form: KataForm;
  readonly task: string;
  /** Of a program with a wrong line, or in mixed order, its lines are the options. */
  readonly question: Question | null;
  readonly goals: readonly string[];
  readonly hint: string | null;
  readonly starter: Files;
  readonly solution: Files;
  readonly check: string | null;
  /** Python or JavaScript for what is right. */
  readonly proves: string | null;
  /** What the program prints as soon as it is right. */
  readonly shows: string | null;
  /** What the wrong line has to be. */
  readonly better: string | null;
  /** Every right order, as places among the options. */
  readonly orders: readonly (readonly number[])[];
  /** Of a right order. */
  readonly why: string | null;
};

/** Any number will do: after the last variant the first comes again. */
export function valuesOf(written: Draw, variant: number): DrawnValues {
  let rest = Math.abs(Math.trunc(variant)) % countOf(written);
  if (Array.isArray(written)) return written[rest] ?? {};
  return Object.fromEntries(
    Object.entries(written).map(([key, values]) => {
      const at = rest % values.length;
      rest = Math.floor(rest / values.length);
      return [key, values[at] ?? ''];
    }),
  );
}

const nothing = {
  question: null,
  goals: [],
  hint: null,
  proves: null,
  shows: null,
  better: null,
  orders: [],
  why: null,
};

export function drawKata({ front, starter, solution, check }: Kata, variant: number): DrawnKata {
  const { draw, ...written } = front;
  const filled = fillAll({ ...written, starter, solution, check }, valuesOf(draw, variant));
  const { form, task } = filled;
  const code = { starter: filled.starter, solution: filled.solution, check: filled.check };
  const drawn = { ...nothing, ...code, form, task };
  if ('goals' in filled) return { ...drawn, goals: filled.goals, hint: filled.hint ?? null };
  if (filled.form === 'line') return { ...drawn, ...wrongLine(filled) };
  if (filled.form === 'order') return { ...drawn, ...inOrder(filled, variant) };
  return {
    ...drawn,
    question: questionOf({ question: task, options: turned(filled.options, variant) }),
    proves: filled.form === 'predict' ? filled.proves : null,
    shows: filled.form === 'gap' ? filled.shows : null,
  };
}

/** Of the one file that a program is. */
export function linesOf(starter: Files): string[] {
  return Object.values(starter).join('\n').trimEnd().split('\n');
}

type Filled<Form extends KataForm> = Omit<Extract<KataFront, { form: Form }>, 'draw'> &
  Pick<Kata, 'starter'>;

function wrongLine({ task, starter, line, why, better, shows }: Filled<'line'>) {
  const options = linesOf(starter).map((text, at) => {
    const isRight = at + 1 === line;
    return { text, isRight, why: isRight ? why : null };
  });
  return { question: { question: task, code: null, options }, better, shows };
}

function inOrder({ task, starter, also, why, shows }: Filled<'order'>, variant: number) {
  const lines = linesOf(starter);
  const right = [lines.map((_, at) => at), ...also.map((order) => order.map((line) => line - 1))];
  const mixed = mixedUp(right, variant);
  const options = mixed.map((at) => ({ text: lines[at] ?? '', isRight: false, why: null }));
  const orders = right.map((order) => order.map((line) => mixed.indexOf(line)));
  return { question: { question: task, code: null, options }, orders, why, shows };
}

/** So that the right one has no place of its own. */
function turned<Option>(options: Option[], variant: number): Option[] {
  const from = Math.abs(Math.trunc(variant)) % options.length;
  return [...options.slice(from), ...options.slice(0, from)];
}
