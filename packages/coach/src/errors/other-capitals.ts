import type { Words } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** `Gewicht`, where only `gewicht` is known. */
export function inOtherCapitals(name: string, known: readonly string[]): Words | null {
  const meant = known.find((other) => other !== name && other.toLowerCase() === name.toLowerCase());
  return meant === undefined
    ? null
    : {
        titel: 'Groß oder klein?',
        erklaerung: `Python unterscheidet große und kleine Buchstaben: ${code(name)} kennt es nicht, ${code(meant)} schon.`,
        tipp: `Schreib ${code(meant)}.`,
      };
}
