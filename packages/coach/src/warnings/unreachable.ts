import { code } from '../words/code-quote.ts';
import { placeOf } from './pieces.ts';
import type { Check } from './warning.ts';

export const unreachable: Check = ({ statements }) =>
  statements.flatMap(({ tokens, blocks }, at) => {
    const [keyword] = tokens;
    const next = statements[at + 1];
    if (!/^(?:return|break|continue|raise)$/.test(keyword?.text ?? '')) return [];
    if (next?.blocks.length !== blocks.length) return [];
    const line = next.tokens[0]?.line;
    return {
      kind: 'unreachable-code',
      titel: 'Diese Zeile kommt nie dran',
      erklaerung: `Nach ${code(keyword?.text ?? '')} in Zeile ${keyword?.line} geht es an einer anderen Stelle weiter, darum läuft Zeile ${line} nie.`,
      tipp: `Schreib sie vor das ${code(keyword?.text ?? '')}, oder lösch sie.`,
      stelle: placeOf(next.tokens),
    };
  });
