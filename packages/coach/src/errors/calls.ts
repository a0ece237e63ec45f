import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { beforeLastBracket } from '../source/brackets.ts';
import { callIn } from '../source/call.ts';
import { definitionsIn } from '../source/definitions.ts';
import { importsIn } from '../source/imports.ts';
import { valueOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { builtins } from '../words/python-names.ts';
import { isNumber, typeName } from '../words/type-names.ts';

const notCallable = /^'(.+?)' object is not callable/;
const nameOfValue = withUmlauts(/^[\w.]+$/);

/** Round brackets behind something that is no function. */
export const callRules: Rule[] = [
  {
    kind: 'shadowed-builtin',
    message: notCallable,
    explain: (problem) => {
      const name = calledIn(problem);
      const line = builtins.has(name) ? definedAt(problem, name) : null;
      return line === null
        ? null
        : {
            titel: 'Name überschrieben',
            erklaerung: `${code(name)} gehört zu Python, aber in Zeile ${line} hast du dem Namen einen anderen Wert gegeben.`,
            tipp: `Nenn deine Variable in Zeile ${line} anders, zum Beispiel ${code(`${name}_1`)}.`,
          };
    },
  },
  {
    kind: 'module-called',
    message: /^'module' object is not callable/,
    explain: (problem) => {
      const name = calledIn(problem);
      const module = importsIn(problem.source).find((known) => known.name === name)?.path ?? name;
      return {
        titel: 'Ein Modul ist keine Funktion',
        erklaerung: `${code(name)} ist ein ganzes Modul, und aufrufen kannst du nur, was darin steckt.`,
        tipp: `Schreib den Namen der Funktion dazu, zum Beispiel ${code(`${name}.${parts.get(module) ?? '…(…)'}`)}.`,
      };
    },
  },
  {
    kind: 'wrong-brackets',
    message: notCallable,
    explain: ({ facts }, [type = '']) => {
      const { callee = '', values = [] } = callIn(facts.source) ?? {};
      const isIndexed = ['list', 'dict', 'tuple', 'str'].includes(type) && values.length === 1;
      return isIndexed && nameOfValue.test(callee) && isType(facts, callee, type)
        ? {
            titel: 'Runde statt eckige Klammern',
            erklaerung: `${code(callee)} ist ${typeName(type).is} und keine Funktion, darum gehen die runden Klammern nicht.`,
            tipp: `Für einen einzelnen Wert daraus nimm eckige: ${code(`${callee}[${values[0] ?? '0'}]`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'not-a-function',
    message: notCallable,
    explain: (problem, [type = '']) => {
      const called = calledIn(problem);
      const isIt = /^["'([{\d]/.test(called) || isType(problem.facts, called, type);
      const values = callIn(problem.facts.source)?.values.join(', ');
      return {
        titel: 'Das ist keine Funktion',
        erklaerung: `${isIt ? code(called) : 'Was hier aufgerufen wird,'} ist ${typeName(type).is} und lässt sich nicht mit runden Klammern aufrufen.`,
        tipp:
          isIt && isNumber(type) && values
            ? `Zum Malnehmen schreib ein Malzeichen dazwischen: ${code(`${called} * (${values})`)}.`
            : 'Lösch die Klammern dahinter, oder prüf, ob dein Name schon für etwas anderes steht.',
      };
    },
  },
];

/** What stands before the last pair of round brackets. */
function calledIn({ facts }: Problem): string {
  const piece = facts.source ?? '';
  return piece.endsWith(')') ? beforeLastBracket(piece) : piece;
}

function isType(facts: Problem['facts'], piece: string, type: string): boolean {
  return valueOf(facts, piece)?.type === type;
}

/** Where the name last got its value before this line, or in it. */
function definedAt({ source, facts }: Problem, name: string): number | null {
  const lines = definitionsIn(source).flatMap((known) => (known.name === name ? known.line : []));
  return lines.findLast((line) => line < (facts.line ?? 0)) ?? lines[0] ?? null;
}

const parts: ReadonlyMap<string, string> = new Map([
  ['random', 'randint(1, 6)'],
  ['turtle', 'Turtle()'],
]);
