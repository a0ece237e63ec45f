import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { sidesOf, valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';
import { typedText } from './typed-text.ts';

/** Texts with gaps: `%`, `.format(…)` and the part behind the colon. */
export const formattingRules: Rule[] = [
  {
    kind: 'format-values-left',
    message: /^not all arguments converted/,
    explain: (problem) =>
      hasGap.test(problem.facts.source ?? '')
        ? {
            titel: 'Mehr Werte als Lücken',
            erklaerung: 'Du gibst mehr Werte an, als der Text Lücken mit `%` hat.',
            tipp: 'Ergänz eine Lücke `%s`, oder nimm einen f-Text wie `f"Hallo {name}"`.',
          }
        : restOfText(problem),
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
];

const hasGap = /^["'].*%[-+.\d]*[a-z]/;

/** `gaeste % 4`, where `gaeste` is a text. */
function restOfText(problem: Problem): Words {
  const { source } = problem.facts;
  const left = sidesOf(source ?? '', (text) => text === '%' || text === '%=')?.[0] ?? '';
  const isTyped = isFromInput(problem, left);
  return {
    titel: '% hinter einem Text',
    erklaerung: `In ${code(source ?? 'dieser Zeile')} steht links vom ${code('%')} ein Text, und den Rest beim Teilen gibt es nur bei Zahlen.`,
    tipp: isTyped ? typedText(left).tipp : numberFirst(problem, left),
  };
}

function numberFirst({ facts }: Problem, text: string): string {
  const written = valueOf(facts, text)?.repr ?? text;
  return /^["']\s*-?\d+\s*["']$/.test(written)
    ? `Mach zuerst eine Zahl daraus: ${code(`int(${text})`)}.`
    : `Prüf, ob links vom ${code('%')} wirklich ein Text stehen soll.`;
}
