import type { ErrorFacts } from '@hbg/contract/execution';
import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { importsIn } from '../source/imports.ts';
import { isOperator, sidesOf, valueOf } from '../source/operands.ts';
import { lastAssignment, writtenIn } from '../source/origins.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { exampleValues } from '../words/example-values.ts';

const functions = new Set(['function', 'method', 'builtin_function_or_method', 'type']);
const named = withUmlauts(/^(?:\w+|[^\s()]+\.\w+)$/);

/** A function itself where its result is needed: `name = input`, `for i in range:`. */
export const forgottenBracketRules: Rule[] = [
  {
    kind: 'function-not-called',
    message:
      /^(?!.*(?:subscriptable|assignment|callable)).*(?:['"](?:function|method|builtin_function_or_method|type)['"]|not (?:function|method|builtin_function_or_method|type)\b)/,
    explain: (problem) => {
      const piece = partsOf(problem.facts).find((part) => isFunction(problem.facts, part));
      return piece === undefined
        ? null
        : {
            titel: 'Klammern vergessen?',
            erklaerung: `${code(piece)} ist eine Funktion, die du nicht aufgerufen hast, darum hat Python hier noch kein Ergebnis.`,
            ...(madeWithoutBrackets(problem, piece) ?? {
              tipp: `Ruf sie mit runden Klammern auf: ${code(`${piece}${bracketsFor(problem, piece)}`, 40)}.`,
            }),
          };
    },
  },
];

/** `name = input`: the brackets are missing where the name got its value. */
export function madeWithoutBrackets(problem: Problem, piece: string) {
  const made = lastAssignment(problem, piece);
  const value = made && writtenIn(problem, made);
  if (!made || !value || !isOnePiece(value)) return null;
  const brackets = needsNothing.test(value) ? '()' : bracketsFor(problem, piece);
  const whole = `${piece} = ${value}${brackets}`;
  return {
    tipp: `Ruf sie in Zeile ${made.line} mit runden Klammern auf: ${code(whole, 40)}.`,
    stelle: placeOfLine(problem.source.lines, made.line),
  };
}

const needsNothing =
  /\.(?:upper|lower|title|capitalize|casefold|swapcase|strip|lstrip|rstrip|split|keys|values|items|copy|read)$/;
const endsInName = withUmlauts(/(?:^|\.)(?!\d)\w+$/);

/** `input`, `random.choice`, `input("Satz: ").upper` */
function isOnePiece(value: string): boolean {
  return endsInName.test(value) && callIn(`${value}()`) !== null;
}

/** What is calculated with, handed over, or gone through. */
function partsOf({ source }: ErrorFacts): readonly string[] {
  const piece = source ?? '';
  return callIn(piece)?.values ?? sidesOf(piece, isOperator) ?? [piece];
}

function isFunction(facts: ErrorFacts, piece: string): boolean {
  if (!named.test(piece)) return false;
  const type = valueOf(facts, piece)?.type;
  // Of what belongs to a text or a list no value is known.
  return type === undefined ? piece.includes('.') : functions.has(type);
}

/** Empty when nothing has to stand in them. */
function bracketsFor({ facts, source }: Problem, piece: string): string {
  const value = valueOf(facts, piece);
  const [root] = piece.split('.');
  // What belongs to a text or a list mostly needs nothing else.
  const isMethod = value === null && !importsIn(source).some(({ name }) => name === root);
  return isMethod || exampleValues(value?.parameters ?? '(…)') === '()' ? '()' : '(…)';
}
