import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { type Callee, calleeAt, valuesFrom } from '../syntax/call-parts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { type Neighbours, neighboursOf } from '../syntax/neighbours.ts';
import { headerLine, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** Calls whose round brackets were forgotten. */
export const missingBracketRules: Rule[] = [
  {
    kind: 'print-python-2',
    message: /^Missing parentheses in call to '(\w+)'/,
    explain: (problem, [name = 'print']) => ({
      titel: `${name} braucht Klammern`,
      erklaerung: `Hinter ${code(name)} fehlen die runden Klammern, die jeder Aufruf braucht.`,
      tipp: `Schreib ${code(`${name}(${printed(problem)})`, 40)}.`,
    }),
  },
  {
    kind: 'call-without-brackets',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = neighboursOf(problem) ?? curly(problem);
      const callee = pair && calleeOf(problem, pair);
      return callee
        ? {
            titel: 'Klammern fehlen',
            erklaerung: `Hinter ${code(callee.name)} fehlen die runden Klammern, die jeder Aufruf braucht.`,
            tipp: `Schreib ${code(`${callee.name}(${insideOf(problem, pair.right)})`, 36)}.`,
            stelle: callee.place,
          }
        : null;
    },
  },
];

/** `turtle.forward{100}` */
function curly({ at, before }: Problem): Neighbours | null {
  return at?.text === '{' && before ? { left: before, right: at, bracket: undefined } : null;
}

function calleeOf(problem: Problem, pair: Neighbours): Callee | null {
  if (/^\s*(?:def|except|class)\b/.test(problem.line)) return null;
  return calleeAt(problem, pair.left) ?? commandAt(problem, pair);
}

/** `springe 10`: an unknown word at the start of a line, written small, followed by a value. */
function commandAt(problem: Problem, { left, right, bracket }: Neighbours): Callee | null {
  const isStart = left === problem.first && left.kind === 'name' && !bracket;
  const isPlain = !headerLine.test(problem.line) && !problem.line.trimEnd().endsWith(':');
  const { isUnknown, kindOf } = namesOf(problem);
  const isSmall = /^[\p{Ll}_]/u.test(left.text);
  const isNamed = (isSmall && isUnknown(left.text)) || kindOf(left.text) === 'function';
  const isCommand = isStart && isPlain && isNamed && /^(?:text|number)$/.test(right.kind);
  return isCommand ? { name: left.text, place: left } : null;
}

function printed(problem: Problem): string {
  const first = tokenBeside(problem, problem.at, 1);
  return first ? insideOf(problem, first) : '…';
}

/** What belongs between the brackets; curly ones are in their place. */
function insideOf(problem: Problem, first: Token): string {
  return valuesFrom(problem, first).replace(/^\{([^:{}]*)\}$/, '$1');
}
