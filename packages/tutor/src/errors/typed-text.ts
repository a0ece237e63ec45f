import type { Words } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** What was typed is calculated with: under the name it got, or where it is asked for. */
export function typedText(input: string): Words {
  const isCall = input.startsWith('input');
  return {
    titel: 'Eine Eingabe ist immer Text',
    erklaerung: isCall
      ? `${code(input)} gibt immer einen Text, auch wenn eine Zahl getippt wurde.`
      : `${code(input)} kommt von ${code('input()')} und ist darum ein Text, auch wenn eine Zahl getippt wurde.`,
    tipp: `Mach eine Zahl daraus: ${code(isCall ? `int(${input})` : `${input} = int(${input})`, 34)}.`,
  };
}
