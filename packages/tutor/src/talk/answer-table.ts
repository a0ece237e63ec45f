import { inTurn } from '@hbg/coach/words/in-turn';
import { foldText } from '../safety/fold-text.ts';
import { isIn, type Sign, signsIn } from '../safety/signs.ts';

/** What a message may be about, by its signs, and what there is to say to it. */
export type AnswerTable = readonly (readonly [signs: readonly Sign[], texts: readonly string[]])[];

export function tableOf(rows: readonly (readonly [string, readonly string[]])[]): AnswerTable {
  return rows.map(([signs, texts]) => [signsIn(signs), texts]);
}

/** By the first row that fits; null when none does. */
export function answerFrom(table: AnswerTable, message: string, turn: number): string | null {
  const text = foldText(message).trim();
  const [, texts] = table.find(([signs]) => isIn(text, signs)) ?? [];
  return texts ? inTurn(texts, turn) : null;
}
