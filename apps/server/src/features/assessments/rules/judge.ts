import type { DrawnKata } from '@hbg/content/kata';

/** What somebody has answered; nothing of it where they don't know. */
export type Given = {
  /** Of something that was written: what its checks say. */
  readonly isRight?: boolean | undefined;
  readonly choice?: number | undefined;
  readonly order?: readonly number[] | undefined;
};

/** What is right of choices and of lines is never said by who sends it. */
export function isRightAnswer(drawn: DrawnKata, { isRight, choice, order }: Given): boolean {
  const { question, orders } = drawn;
  if (!question) return isRight === true;
  // Lines that are alike may change their places.
  const linesIn = (places: readonly number[]) =>
    places.map((at) => question.options[at]?.text).join('\n');
  if (drawn.form === 'order') {
    return order !== undefined && orders.some((right) => linesIn(right) === linesIn(order));
  }
  return choice !== undefined && question.options[choice]?.isRight === true;
}
