import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { valuesFrom, valueUpTo } from '../syntax/call-parts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { argumentAround, type Neighbours, neighboursOf } from '../syntax/neighbours.ts';
import { headerLine, placeBetween, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { nearestName } from '../words/nearest-name.ts';
import { missingBracketRules } from './missing-brackets.ts';

/** Two values stand side by side, and something between them is missing. */
export const betweenValueRules: Rule[] = [
  {
    kind: 'unclosed-bracket',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = neighboursOf(problem);
      if (!pair?.bracket || !isNextStatement(problem, pair)) return null;
      const { bracket, left, right } = pair;
      const end = bracket.text === '(' ? ')' : bracket.text === '[' ? ']' : '}';
      return {
        titel: 'Klammer nicht geschlossen',
        erklaerung: `Die Klammer ${code(bracket.text)} in Zeile ${bracket.line} ist noch offen, wenn in Zeile ${right.line} mit ${code(right.text)} der nächste Befehl beginnt.`,
        tipp: `Setz ${code(end)} hinter ${code(left.text)}.`,
        stelle: bracket,
      };
    },
  },
  {
    kind: 'letter-beside-text',
    message: /^invalid syntax/,
    explain: (problem) => {
      const { left, right } = neighboursOf(problem) ?? {};
      const text = [left, right].find((token) => token?.kind === 'text');
      const letter = [left, right].find((token) => /^[fF]$/.test(token?.text ?? ''));
      return left && right && text && letter && namesOf(problem).isUnknown(letter.text)
        ? {
            titel: `Das ${letter.text} gehört vor den Text`,
            erklaerung: `Ein f-Text beginnt mit ${code(letter.text)} direkt vor dem Anführungszeichen, ohne Leerzeichen dazwischen.`,
            tipp: `Schreib ${code(`f${text.text}`)}.`,
            stelle: placeBetween(left, right),
          }
        : null;
    },
  },
  {
    kind: 'missing-equals',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = withoutEquals(problem);
      return (
        pair && {
          titel: 'Hier fehlt ein Gleichheitszeichen',
          erklaerung: `Zwischen ${code(pair.left.name, 20)} und ${code(pair.value, 20)} fehlt ${code('=')}, das den Wert zuweist.`,
          tipp: `Schreib ${code(`${pair.left.name}${pair.sign}${pair.value}`, 36)}.`,
          stelle: pair.left.place,
        }
      );
    },
  },
  ...missingBracketRules,
  {
    kind: 'missing-plus',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = neighboursOf(problem);
      if (!pair || !isJoined(problem, pair)) return null;
      const left = valueUpTo(problem, pair.left);
      return {
        titel: 'Hier fehlt ein Plus',
        erklaerung: `Zwischen ${code(left.name, 20)} und ${code(pair.right.text, 20)} fehlt das Zeichen, das sie verbindet.`,
        tipp: `Setz ${code('+')} dazwischen: ${code(`${left.name} + ${pair.right.text}`, 40)}.`,
        stelle: placeBetween(left.place, pair.right),
      };
    },
  },
  {
    kind: 'missing-comma',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = neighboursOf(problem);
      if (!pair?.bracket) return null;
      const left = valueUpTo(problem, pair.left);
      return {
        titel: 'Hier fehlt ein Komma',
        erklaerung: `Zwischen ${code(left.name, 20)} und ${code(pair.right.text, 20)} fehlt etwas, wahrscheinlich ein Komma.`,
        tipp: commaTip(problem, pair),
        stelle: placeBetween(left.place, pair.right),
      };
    },
  },
  {
    kind: 'missing-comma',
    message: /^invalid syntax/,
    explain: (problem) => {
      const { at, before: right } = problem;
      const left = tokenBeside(problem, at, -2);
      return at?.text === ':' && left?.kind === 'text' && right?.kind === 'text'
        ? {
            titel: 'Hier fehlt ein Komma',
            erklaerung: `Zwischen ${code(left.text)} und ${code(right.text)} fehlt ein Komma, so sind beide für Python ein einziger Text.`,
            tipp: `Setz ${code(',')} dazwischen.`,
            stelle: placeBetween(left, right),
          }
        : null;
    },
  },
];

/** `self.punkte 0`, `punkte["Lisa"] 5`, `end""`: what can get a value stands before one. */
function withoutEquals(problem: Problem) {
  const pair = neighboursOf(problem) ?? beforeDict(problem);
  if (!pair) return null;
  const left = valueUpTo(problem, pair.left);
  const value = valuesFrom(problem, pair.right);
  const isOption = pair.bracket?.text === '(' && /^(?:end|sep)$/.test(left.name);
  const isStart = left.place.column === problem.first?.column && !pair.bracket;
  const isWhole = isStart && !headerLine.test(problem.line) && !problem.line.includes('=');
  const isPhrase = pair.right.kind === 'name' && /^"\S+\s/.test(value);
  return isOption || (isWhole && isTarget(problem, pair, left.name) && !isPhrase)
    ? { left, value, sign: isOption ? '=' : ' = ' }
    : null;
}

/** Also a new name before a call: `name input("Name: ")`. */
function isTarget(problem: Problem, { left, right }: Neighbours, name: string): boolean {
  const { isFunction, isUnknown, kindOf } = namesOf(problem);
  const next = tokenBeside(problem, right, 1)?.text;
  const isCall =
    next === '.' ? kindOf(right.text) === 'import' : next === '(' && isFunction(right.text);
  const isNew = isCall && isUnknown(name) && nearestName(name, ['print', 'input']) === null;
  const isUsed = left.kind === 'name' && (isNew || isVariable(problem, name));
  return /^self\.|\]$/.test(name) || isUsed || right.text === '{';
}

/** `größen {"Tür": 2}` */
function beforeDict({ at, before, first }: Problem) {
  const isDict = at?.text === '{' && before?.kind === 'name' && before === first;
  return isDict ? { left: before, right: at, bracket: undefined } : null;
}

/** It stands as far left as the line with the open bracket: `x = (3 + 4⏎print(x)`. */
function isNextStatement({ source }: Problem, { left, right, bracket }: Neighbours): boolean {
  const start = source.tokens.find(({ line }) => line === bracket?.line);
  const isBelow = left.endLine < right.line && right.kind === 'name';
  return isBelow && start !== undefined && right.column <= start.column;
}

/** On another line the name stands for a value. */
function isVariable({ source: { tokens }, place }: Problem, name: string): boolean {
  return tokens.some(
    ({ text, line }, index) =>
      text === name && line !== place?.line && tokens[index + 1]?.text !== '(',
  );
}

/** `"Ich bin " + alter " Jahre"`: the plus signs around say how it goes on. */
function isJoined(problem: Problem, { left, right }: Neighbours): boolean {
  const argument = argumentAround(problem.source.tokens, right);
  const hasText = left.kind === 'text' || right.kind === 'text';
  return (
    hasText &&
    !isNumber(left) &&
    !isNumber(right) &&
    argument.some(({ text }, at) => text === '+' && !argument.slice(at - 1, at + 2).some(isNumber))
  );
}

function commaTip(problem: Problem, { left, right, bracket }: Neighbours): string {
  const next = tokenBeside(problem, right, 1);
  const isBetween = left.kind === 'text' && right.kind === 'name' && next?.kind === 'text';
  if (isBetween) return `Setz vor und hinter ${code(right.text)} ein Komma.`;
  const isNumbers = left.kind === 'number' && right.kind === 'number' && bracket?.text === '(';
  return isNumbers
    ? `Setz ${code(',')} dazwischen, oder ${code('+')}, wenn du rechnen willst.`
    : `Setz ${code(',')} dazwischen.`;
}

function isNumber({ kind }: Token): boolean {
  return kind === 'number';
}
