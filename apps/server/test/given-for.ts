import { drawKata, type Kata } from '@hbg/content/kata';

/** As a learner who knows, or doesn't know, would answer an item. */
export function givenFor(item: Kata, variant: number, isRight: boolean) {
  const { form, question, orders } = drawKata(item, variant);
  if (!question) return { isRight, code: 'print("Katze")' };
  const lines = question.options.map((_, at) => at);
  if (form === 'order') return { order: [...(isRight ? (orders[0] ?? []) : lines)] };
  return { choice: question.options.findIndex((option) => option.isRight === isRight) };
}
