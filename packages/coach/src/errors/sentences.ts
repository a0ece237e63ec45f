import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { foreignWords } from '../syntax/foreign-words.ts';
import { keywordMeant } from '../syntax/keyword-meant.ts';
import { type Names, namesOf } from '../syntax/known-names.ts';
import { hasTwoWords, isProse, looseTextOf } from '../syntax/loose-text.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import {
  headerLine,
  lineCode,
  lineTokens,
  opensBlock,
  placeBetween,
  textBetween,
} from '../syntax/statement.ts';
import { wordSignOf } from '../syntax/word-signs.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { keywords } from '../words/python-names.ts';

/** What is written for people, not for Python. */
export const sentenceRules: Rule[] = [
  {
    kind: 'sentence',
    explain: (problem) => {
      const tokens = lineTokens(problem);
      const [first, last] = [tokens[0], tokens.at(-1)];
      return first && last && isSentence(problem, tokens)
        ? {
            titel: 'Ein Satz ist kein Befehl',
            erklaerung: `${code(lineCode(problem))} ist ein Satz, und Sätze versteht Python nicht.`,
            tipp: `Ist es eine Notiz, schreib ${code('#')} davor, und zum Anzeigen schreib ${code(printed(problem), 36)}.`,
            stelle: placeBetween(first, last),
          }
        : null;
    },
  },
];

export const looseTextRules: Rule[] = [
  {
    kind: 'comment-without-sign',
    message: /^invalid syntax/,
    explain: (problem) => {
      const words = commentIn(problem);
      const [first, last] = [words[0], words.at(-1)];
      return first && last
        ? {
            titel: 'Vor einer Notiz steht #',
            erklaerung: `${code(textBetween(problem, first, last))} ist wohl eine Notiz, und Python hält sie für einen Teil des Befehls.`,
            tipp: `Setz ${code('#')} vor ${code(first.text)}.`,
            stelle: placeBetween(first, last),
          }
        : null;
    },
  },
  {
    kind: 'text-without-quotes',
    message: /^invalid syntax/,
    explain: (problem) => {
      const loose = looseTextOf(problem);
      return (
        loose && {
          titel: 'Text ohne Anführungszeichen',
          erklaerung: `${code(loose.text)} ist wohl ein Text, aber ohne Anführungszeichen hält Python jedes Wort für einen Namen.`,
          tipp: `Setz ihn in Anführungszeichen: ${code(`"${loose.text}"`, 40)}.`,
          stelle: loose.place,
        }
      );
    },
  },
];

/** `x = 0 das ist der Anfang`: two words at least without a meaning, behind a whole statement. */
function commentIn(problem: Problem): readonly Token[] {
  const pair = neighboursOf(problem);
  if (!pair || pair.bracket || problem.line.includes('//')) return [];
  const tokens = lineTokens(problem);
  const colon = tokens.findLastIndex(({ text }) => text === ':');
  const isHeader = headerLine.test(problem.line);
  const words = tokens.slice(isHeader ? colon + 1 : tokens.indexOf(pair.right));
  const isWhole = isHeader
    ? colon !== -1 && colon < tokens.indexOf(pair.left)
    : pair.left.kind !== 'name' || tokens.some(({ text }) => text === '=');
  return isWhole && isNote(words, namesOf(problem)) ? words : [];
}

function isNote(words: readonly Token[], { isUnknown }: Names): boolean {
  const unknown = words.filter(({ kind, text }) => kind === 'name' && isUnknown(text));
  const isCode = unknown.every(({ text }) => keywords.has(inPython(text) ?? ''));
  return isProse(words) && hasTwoWords(words) && unknown.length > words.length / 2 && !isCode;
}

function isSentence(problem: Problem, tokens: readonly Token[]): boolean {
  const words = tokens.filter((token, index) => !isApostrophe(token, tokens[index - 1]));
  const [first, second] = words;
  if (!first || first.kind !== 'name' || openBrackets(problem.source.tokens, first).length > 0) {
    return false;
  }
  if (words.at(-1)?.text === ';') return false;
  const isShort = /^[!?]$/.test(second?.text ?? '') && words.length === 2;
  const isLong = hasTwoWords(words) && !(words.at(-1)?.text === ':' && opensBlock(problem));
  return isProse(words) && (isShort || isLong) && isForPeople(problem, words, namesOf(problem));
}

/** Nearly no word has a meaning for Python, and the first one isn't a command gone wrong. */
function isForPeople(problem: Problem, tokens: readonly Token[], names: Names): boolean {
  const words = tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  const known = words.filter((word) => !names.isUnknown(word));
  const [first = '', second = ''] = words;
  const isShort = words.length < 4;
  const isMeant = keywordMeant(problem, first) ?? nearestName(first, ['print', 'input']);
  if (!names.isUnknown(first) || isMeant !== null || foreignWords.has(first)) return false;
  if (keywords.has(first + second)) return false;
  if (isShort && (keywords.has(inPython(first) ?? '') || keywords.has(second))) return false;
  return known.length < words.length / 2 && !isComparison(problem, names);
}

/** `x gleich 3`: the word stands for a sign. */
function isComparison(problem: Problem, names: Names): boolean {
  const after = wordSignOf(problem)?.after;
  return after !== undefined && (after.kind !== 'name' || !names.isUnknown(after.text));
}

/** `'s` of `geht's`. */
function isApostrophe({ kind, text, offset }: Token, before: Token | undefined): boolean {
  const isBeside = before?.kind === 'name' && before.offset + before.text.length === offset;
  return kind === 'text' && isBeside && /^'\p{Ll}{1,2}(?:\P{L}|$)/u.test(text);
}

function printed(problem: Problem): string {
  const text = lineCode(problem);
  return text.includes('"') || text.length > 24 ? 'print("…")' : `print("${text}")`;
}
