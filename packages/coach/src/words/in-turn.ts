/** Takes turns, so that the same is not always said in the same words. */
export function inTurn(texts: readonly string[], turn: number): string {
  return texts[turn % texts.length] ?? '';
}
