import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

/** Texts with gaps: `%`, `.format(…)` and the part behind the colon. */
export const formattingRules: Rule[] = [
  {
    kind: 'format-values-missing',
    message: /^not enough arguments for format string|^Replacement index (\d+) out of range/,
    explain: () => ({
      titel: 'Mehr Lücken als Werte',
      erklaerung: 'Der Text hat mehr Lücken, als du Werte zum Einsetzen angibst.',
      tipp: 'Gib für jede Lücke einen Wert an, oder nimm einen f-Text wie `f"Hallo {name}"`.',
    }),
  },
  {
    kind: 'format-values-left',
    message: /^not all arguments converted/,
    explain: ({ facts }) => {
      const isText = /^["']/.test(facts.source ?? '');
      return {
        titel: isText ? 'Mehr Werte als Lücken' : '% hinter einem Text',
        erklaerung: isText
          ? 'Du gibst mehr Werte an, als der Text Lücken mit `%` hat.'
          : `In ${code(facts.source ?? '')} steht links vom ${code('%')} ein Text, darum sucht Python darin Lücken, statt zu rechnen.`,
        tipp: isText
          ? 'Ergänz eine Lücke `%s`, oder nimm einen f-Text wie `f"Hallo {name}"`.'
          : `Zum Rechnen mach zuerst mit ${code('int(…)')} eine Zahl aus dem Text.`,
      };
    },
  },
  {
    kind: 'format-wrong-type',
    message: /^%(\w) format: .* is required, not (\w+)/,
    explain: (_, [letter = 'd', type = 'str']) => ({
      titel: 'Falscher Wert für die Lücke',
      erklaerung: `Die Lücke ${code(`%${letter}`)} ist für eine Zahl, du gibst ihr ${typeName(type).needs}.`,
      tipp: `Nimm ${code('%s')} für Texte, oder einen f-Text wie ${code('f"Hallo {name}"')}.`,
    }),
  },
  {
    kind: 'format-code',
    message: /^(?:Unknown format code '(.+?)' for object of type '(.+?)'|Invalid format specifier)/,
    explain: (_, [letter, type]) => ({
      titel: 'Falsche Angabe hinter dem Doppelpunkt',
      erklaerung: type
        ? `Die Angabe ${code(letter ?? '')} hinter dem Doppelpunkt passt nicht zu ${typeName(type).with}.`
        : 'Die Angabe hinter dem Doppelpunkt in der geschweiften Klammer kennt Python nicht.',
      tipp: 'Für zwei Stellen hinter dem Komma schreib `{zahl:.2f}`.',
    }),
  },
  {
    kind: 'format-braces',
    message:
      /^(?:Single '[{}]' encountered|expected '\}' before end of string|unmatched '\{' in format)/,
    explain: () => ({
      titel: 'Klammer in der Lücke fehlt',
      erklaerung: 'In dem Text mit Lücken steht eine geschweifte Klammer allein.',
      tipp: 'Jede Lücke braucht beide Klammern, wie in `{name}`.',
    }),
  },
];
