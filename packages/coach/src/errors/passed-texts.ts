import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { valueOf } from '../source/operands.ts';
import { lastAssignment } from '../source/origins.ts';
import { type Passed, passedHere } from '../source/passed.ts';
import { code } from '../words/code-quote.ts';

const numberNeeded =
  /^'str' object cannot be interpreted as an integer|^unsupported operand type\(s\) for (?:[-/%]|\/\/|\*\*)=?(?: or pow\(\))?: .*'str'|^'[<>]=?' not supported between instances of (?:'(?:int|float)' and 'str'|'str' and '(?:int|float)')|^must be real number, not str/;

/** The function calculates with a text that was handed to it: the cause is in the call. */
export const passedTextRules: Rule[] = [
  {
    kind: 'text-passed',
    message: numberNeeded,
    explain: (problem) => {
      const found = textPassed(problem);
      if (!found) return null;
      const number = numberAsText.exec(found.text)?.[1];
      const values = found.values.map((value) => (value === found.text ? (number ?? '') : value));
      return {
        titel: 'Hier gehört eine Zahl hin',
        erklaerung: wherePassed(problem, found),
        tipp: number
          ? `Schreib die Zahl ohne Anführungszeichen: ${code(`${found.callee}(${values.join(', ')})`, 40)}.`
          : `Schreib in Zeile ${found.line} statt ${code(found.text)} eine Zahl hin.`,
        stelle: placeOfLine(problem.source.lines, found.line),
      };
    },
  },
];

const numberAsText = /^["']\s*(-?\d+(?:\.\d+)?)\s*["']$/;

type TextPassed = Passed & { readonly parameter: string; readonly text: string };

/** The one parameter in the piece that failed for which the call has a text. */
function textPassed(problem: Problem): TextPassed | null {
  const passed = passedHere(problem);
  if (!passed) return null;
  const found = passed.parameters.flatMap((parameter, index) => {
    const text = passed.values[index] ?? '';
    const isText = /^["']/.test(text) && valueOf(problem.facts, parameter)?.type === 'str';
    return isText && !isChangedInside(problem, parameter) ? [{ parameter, text }] : [];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? { ...passed, ...only } : null;
}

/** Whether the function itself has given its parameter another value. */
function isChangedInside(problem: Problem, parameter: string): boolean {
  const above = problem.source.bareLines.slice(0, problem.facts.line ?? 0);
  const header = above.findLastIndex((text) => /^\s*def\b/.test(text)) + 1;
  return (lastAssignment(problem, parameter)?.line ?? 0) > header;
}

function wherePassed({ facts }: Problem, { line, parameter, text }: TextPassed): string {
  return `In Zeile ${line} bekommt ${code(parameter)} den Text ${code(text, 20)}, aber Zeile ${facts.line ?? line} braucht dafür eine Zahl.`;
}
