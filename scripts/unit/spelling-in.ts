import { spellingFindings } from '../../packages/content/proof/spelling/findings.ts';
import { germanPiecesIn } from '../../packages/content/proof/spelling/german-pieces.ts';
import { orderFindings } from '../../packages/content/proof/spelling/house-words.ts';

/** Of a folder, and of the words that were added for it. */
export function spellingIn(folder: string): string[] {
  return [...germanPiecesIn(folder).flatMap(spellingFindings), ...orderFindings()];
}
