import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { lineTokens, placeBetween } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { homeOf, keywords } from '../words/python-names.ts';
import { spaceInName } from './def-lines.ts';
import { numberLiteralRules } from './number-literals.ts';

export const namingRules: Rule[] = [
  ...numberLiteralRules,
  {
    kind: 'missing-dot',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = pairWithoutDot(problem);
      return (
        pair && {
          titel: 'Der Punkt fehlt',
          erklaerung: `Zwischen ${code(pair.left.text)} und ${code(pair.right.text)} steht ein Leerzeichen statt eines Punktes.`,
          tipp: `Schreib ${code(`${pair.left.text}.${pair.right.text}`)}.`,
          stelle: placeBetween(pair.left, pair.right),
        }
      );
    },
  },
  {
    kind: 'space-in-name',
    message: /^invalid syntax/,
    explain: (problem) => {
      const { left, right } = neighboursOf(problem) ?? {};
      const joined = left && right && `${left.text}${right.text}`;
      const { isUnknown } = namesOf(problem);
      const isWhole = joined && (homeOf.has(joined) || !isUnknown(joined));
      return isWhole && right.kind === 'name' && isUnknown(left.text)
        ? {
            ...spaceInName(`${left.text} ${right.text}`, joined),
            stelle: placeBetween(left, right),
          }
        : null;
    },
  },
  {
    kind: 'space-in-name',
    message: /^invalid syntax$/,
    line: /^\s*(\w+(?:[ \t]+\w+)+)(?=\s*(?:[-+*/]?=[^=]))/,
    explain: (_, [name = '']) => {
      const words = name.split(/\s+/);
      const isName = words.every((word) => !keywords.has(word) && /^\P{N}/u.test(word));
      return isName ? spaceInName(name, words.join('_')) : null;
    },
  },
  {
    kind: 'keyword-with-assignment',
    message: /^invalid syntax/,
    line: /^\s*(global|return|del|nonlocal)\s+(\w+)\s*([-+*/]?=)(?!=)/,
    explain: (_, [word = 'return', name = 'x', sign = '=']) => ({
      titel: 'Zwei Dinge in einer Zeile',
      erklaerung: `${code(word)} und eine Zuweisung mit ${code(sign)} passen nicht in eine Zeile.`,
      tipp:
        word === 'return'
          ? `Schreib erst ${code(`${name} ${sign} …`)} und darunter ${code(`return ${name}`)}.`
          : `Schreib erst ${code(`${word} ${name}`)} und darunter ${code(`${name} ${sign} …`)}.`,
    }),
  },
  {
    kind: 'keyword-as-name',
    message: /^invalid syntax|^expected '\('/,
    explain: (problem) => {
      const token = keywordAsName(problem);
      return (
        token && {
          titel: 'Reserviertes Wort',
          erklaerung: `${code(token.text)} gehört fest zu Python und kann an dieser Stelle nicht stehen.`,
          tipp:
            token.text === 'return'
              ? `Lösch das ${code('=')} hinter ${code('return')}.`
              : `Soll es ein Name sein, nimm einen anderen, zum Beispiel ${code(`mein_${token.text.toLowerCase()}`)}.`,
          stelle: token,
        }
      );
    },
  },
];

/** `tiere append("Maus")`, `random randint(1, 6)`, `self name = name` */
function pairWithoutDot(problem: Problem) {
  const pair = neighboursOf(problem);
  if (pair?.left.kind !== 'name' || pair.right.kind !== 'name') return null;
  const tokens = lineTokens(problem);
  const next = tokens[tokens.indexOf(pair.right) + 1]?.text;
  const { kindOf, isUnknown } = namesOf(problem);
  const isOwner = /^(?:variable|parameter|import)$/.test(kindOf(pair.left.text) ?? '');
  const isPart = next === '(' || (pair.left.text === 'self' && next === '=');
  const isNew = pair.left.text === 'self' || isUnknown(pair.right.text);
  return isOwner && isPart && isNew && problem.first?.text !== 'def' ? pair : null;
}

function keywordAsName({ at, before, line }: Problem) {
  const token = at?.text === '=' ? before : at;
  if (!token || !keywords.has(token.text)) return null;
  const isNamed = /^(?:[(,.]|def|class|for|import|as|del|global)$/.test(before?.text ?? '');
  const isValue = before?.text === '=' && line.trimEnd().length === token.endColumn - 1;
  if (/^(?:and|or|in|is)$/.test(token.text) && before?.text === '(') return null;
  return token === before || isNamed || isValue || !before ? token : null;
}
