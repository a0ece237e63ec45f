import type { Gap, GeneratedCode } from '@hbg/contract/code-generator';

/** How far somebody got with a gap. */
export type GapState = {
  readonly answer: string;
  /** Of the answer that stood there when it was checked last. */
  readonly checked: string | null;
  readonly tries: number;
};

export const untouched: GapState = { answer: '', checked: null, tries: 0 };

export type Verdict = 'open' | 'right' | 'wrong';

export function answerOf({ code }: Pick<GeneratedCode, 'code'>, { start, end }: Gap): string {
  return code.slice(start, end);
}

/** What was typed since the last check isn't judged. */
export function verdictOf(right: string, gap: Gap, { answer, checked }: GapState): Verdict {
  if (checked === null || checked !== answer) return 'open';
  return isRight(right, gap, answer) ? 'right' : 'wrong';
}

export function isRight(right: string, { also }: Gap, answer: string): boolean {
  return [right, ...also].some((each) => keyOf(each) === keyOf(answer));
}

/** Why this one is wrong, where it is one that comes to mind; else the hint. */
export function reasonFor({ wrong, hint }: Gap, answer: string): string {
  const known = Object.entries(wrong).find(([each]) => keyOf(each) === keyOf(answer));
  return known?.[1] ?? hint;
}

/** An empty one isn't tried. */
export function checkAll(states: readonly GapState[]): GapState[] {
  return states.map((state) =>
    state.answer.trim() === '' || state.checked === state.answer
      ? state
      : { answer: state.answer, checked: state.answer, tries: state.tries + 1 },
  );
}

/** Blanks don't count, nor which quotes a phone puts. */
function keyOf(answer: string): string {
  return answer.replaceAll(/\s+/g, '').replaceAll(/[„“”]/g, '"').replaceAll(/[‚‘’]/g, "'");
}
