import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { valueOf } from '../source/operands.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

/** `random.choice(vokabeln)`: what has no places can't be drawn from. */
export const drawRules: Rule[] = [
  {
    kind: 'draw-without-places',
    message: /^\d+$|^'set' object is not subscriptable|^Population must be a sequence/,
    explain: ({ facts }) => {
      const { callee = '', name = '', values = [] } = callIn(facts.source) ?? {};
      const [whole = '', ...others] = values;
      const { type = '', keys } = valueOf(facts, whole) ?? {};
      if ((!keys && type !== 'set') || !/^(?:choices?|sample|shuffle)$/.test(name)) return null;
      const isShuffle = name === 'shuffle';
      const drawn = `${callee}(${[`list(${whole})`, ...others].join(', ')})`;
      return {
        titel: `${name} braucht eine Liste`,
        erklaerung: `${code(whole)} ist ${keys ? 'ein Wörterbuch' : typeName(type).is}, und ${code(name)} kann nur ${isShuffle ? 'eine Liste mischen' : 'aus einer Liste ziehen'}.`,
        tipp: isShuffle
          ? `Mach zuerst eine Liste daraus, und misch die: ${code(`liste = list(${whole})`, 40)}.`
          : `Mach eine Liste ${keys ? 'aus den Schlüsseln' : 'daraus'}: ${code(drawn, 40)}.`,
      };
    },
  },
];
