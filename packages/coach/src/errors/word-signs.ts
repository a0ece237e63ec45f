import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { valuesFrom, valueUpTo } from '../syntax/call-parts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { headerLine, placeBetween, tokenBeside } from '../syntax/statement.ts';
import { type WordSign, wordSignOf } from '../syntax/word-signs.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { keywords } from '../words/python-names.ts';

export const wordSignRules: Rule[] = [
  {
    kind: 'is-before-in',
    message: /^invalid syntax/,
    line: /\b((?:ist|is)\s+(?:(not|nicht)\s+)?in)\b/,
    explain: (_, [said = 'is in', not]) => ({
      titel: 'in genügt allein',
      erklaerung: `Ob ein Wert in einer Liste oder in einem Text steckt, fragt Python mit ${code('in')} oder ${code('not in')}, ohne ein anderes Wort davor.`,
      tipp: `Schreib statt ${code(said)} nur ${code(not ? 'not in' : 'in')}.`,
    }),
  },
  {
    kind: 'word-for-sign',
    message: /^invalid syntax/,
    explain: (problem) => {
      const found = wordSignOf(problem);
      if (found === null) return null;
      const { words, before } = found;
      const said = words.map(({ text }) => text).join(' ');
      return {
        titel: 'Dafür gibt es ein Zeichen',
        erklaerung: `${code(said)} versteht Python hier nicht, denn dafür gibt es das Zeichen ${code(signMeant(problem, found))}.`,
        tipp: `Schreib ${code(withSign(problem, found), 36)}.`,
        stelle: placeBetween(words[0] ?? before, words.at(-1) ?? before),
      };
    },
  },
  {
    kind: 'german-keyword',
    message: /^invalid syntax/,
    explain: (problem) => {
      const found = germanCall(problem);
      return (
        found && {
          titel: 'Python spricht Englisch',
          erklaerung: `${code(found.word.text)} versteht Python nicht, weil seine Befehle englisch sind und runde Klammern brauchen.`,
          tipp: `Schreib ${code(found.call, 36)}.`,
          stelle: found.word,
        }
      );
    },
  },
];

/** `eingabe "Zahl: "` behind an equals sign: a German name of a function, and no brackets. */
function germanCall(problem: Problem) {
  const { left, right } = neighboursOf(problem) ?? {};
  const python = inPython(left?.text ?? '') ?? '';
  const { isUnknown } = namesOf(problem);
  const isSmall = left !== undefined && left.text === left.text.toLowerCase();
  if (!left || !right || !isSmall || !isUnknown(left.text) || keywords.has(python)) return null;
  const isLoose =
    right.kind === 'name' && isUnknown(right.text) && !valuesFrom(problem, right).includes('(');
  const isWord = isLoose && inPython(right.text) === null;
  const isBehindSign = tokenBeside(problem, left, -1)?.text === '=';
  return python !== '' && isBehindSign && !isWord
    ? { word: left, call: `${python}(${isLoose ? right.text : valuesFrom(problem, right)})` }
    : null;
}

function withSign(problem: Problem, found: WordSign): string {
  const { name } = valueUpTo(problem, found.before);
  const sign = signMeant(problem, found);
  if (sign === ',') return `${name}, ${startOf(problem, found.after)}`;
  const right = sign === found.sign ? startOf : valuesFrom;
  return `${name} ${sign} ${right(problem, found.after)}`;
}

/** At the start of a line a name gets a value: `x ist 5`, `punkte plus 1`. */
function signMeant(problem: Problem, { before, sign }: WordSign): string {
  const { column } = valueUpTo(problem, before).place;
  const isTarget = column === problem.first?.column && !headerLine.test(problem.line);
  if (!isTarget || /[<>!,]/.test(sign)) return sign;
  return sign === '==' ? '=' : `${sign}=`;
}

function startOf({ source }: Problem, { text, offset }: Token): string {
  const next = source.tokens.find((token) => token.offset === offset + text.length);
  return /^[.([]$/.test(next?.text ?? '') ? `${text}…` : text;
}
