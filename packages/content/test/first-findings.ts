import type { Proof } from '../proof/finding.ts';

/** What the first proof that finds something says: the ones after it would run programs for nothing. */
export async function firstFindings(proofs: readonly Proof[]): Promise<string> {
  for (const { find } of proofs) {
    const found = await find();
    if (found.length > 0) return found.join('\n');
  }
  return '';
}
