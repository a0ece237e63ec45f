import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { lastAssignment } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';

/** A comma where the value was made: it makes several values out of one. */
export const commaRules: Rule[] = [
  {
    kind: 'decimal-comma',
    message: /\btuple\b/,
    explain: (problem) => {
      const tuple = problem.facts.values.find(({ type }) => type === 'tuple')?.source ?? '';
      const made = lastAssignment(problem, tuple);
      return made && /^-?\d+\s*,\s*\d+$/.test(made.value)
        ? {
            titel: 'Komma statt Punkt',
            erklaerung: `In Zeile ${made.line} steht ${code(made.value)}, das sind für Python zwei Zahlen, weil das Komma trennt.`,
            tipp: `Kommazahlen schreibt Python mit einem Punkt: ${code(made.value.replace(/\s*,\s*/, '.'))}.`,
            stelle: placeOfLine(problem.source.lines, made.line),
          }
        : null;
    },
  },
  {
    kind: 'comma-at-end',
    message: /\btuple\b/,
    explain: (problem) => {
      const { lines, bareLines } = problem.source;
      const tuple = problem.facts.values.find(({ type }) => type === 'tuple')?.source ?? '';
      const made = lastAssignment(problem, tuple);
      if (!made || !/^[^,([{]+,$/.test(made.value)) return null;
      const length = bareLines[made.line - 1]?.trimEnd().length ?? 0;
      const line = lines[made.line - 1]?.slice(0, length - 1) ?? '';
      return {
        titel: 'Komma am Ende',
        erklaerung: `In Zeile ${made.line} steht am Ende ein Komma, darum ist ${code(tuple)} ein Tupel und nicht der Wert allein.`,
        tipp: `Lösch das Komma: ${code(line, 40)}.`,
        stelle: placeOfLine(lines, made.line),
      };
    },
  },
];
