/** Of one that is open; where a single thing earns it, nothing is counted. */
export function howFar({ have, need }: { have: number; need: number }): string {
  return need === 1 ? 'noch offen' : `${have} von ${need} bisher`;
}

type Earned = { readonly description: string; readonly because: string | null };

/** With what has completed it, unless that is said already. */
export function earnedWords({ description, because }: Earned): string {
  const isSaid = because === null || description.includes(because);
  return isSaid ? description : `${description} Geschafft mit „${because}“.`;
}
