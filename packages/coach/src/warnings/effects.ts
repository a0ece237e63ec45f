import type { Advice } from '../explanation.ts';
import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { depthsOf, indexOutside, isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Statement } from './statements.ts';
import type { Check } from './warning.ts';

export const comparisonWithoutEffect: Check = ({ statements, textOf }) =>
  statements.flatMap(({ tokens }) => {
    const at = indexOutside(tokens, '==');
    const target = tokens.slice(0, at);
    if (at < 1 || at === tokens.length - 1 || !isTarget(target)) return [];
    const [name, value] = [textOf(target), textOf(tokens.slice(at + 1))];
    return {
      kind: 'comparison-without-effect',
      titel: 'Vergleich ohne Wirkung',
      erklaerung: `${code(textOf(tokens))} vergleicht nur, gespeichert wird dabei nichts.`,
      tipp: `Soll ${code(name)} den Wert bekommen, nimm ein einzelnes Gleichheitszeichen: ${code(`${name} = ${value}`)}.`,
      stelle: placeOf(tokens),
    };
  });

/** `name`, `liste[0]`, `self.name` */
function isTarget(tokens: readonly Token[]): boolean {
  const depths = depthsOf(tokens);
  const isPath = tokens.every(
    (token, at) => depths[at] || /^[.[\]]$/.test(token.text) || isFreeName(token),
  );
  return isFreeName(tokens[0]) && isPath;
}

/** Who comes from a calculator waits for the result of `3 + 4`. */
export const valueWithoutEffect: Check = (program) =>
  program.statements
    .filter((statement) => standsAlone(statement, program))
    .map((statement) => {
      const words = wordsFor(statement, program.textOf(statement.tokens));
      const stelle = placeOf(statement.tokens);
      return Object.assign(words, { kind: 'value-without-effect', stelle });
    });

type Words = Pick<Advice, 'titel' | 'erklaerung' | 'tipp'>;

function wordsFor({ tokens, blocks }: Statement, text: string): Words {
  const name = tokens.find(isFreeName)?.text;
  if (name && isCalculation(tokens)) return lostWords(text, name, blocks.includes('def'));
  return {
    titel: 'Hier passiert nichts',
    erklaerung: `${code(text)} steht allein in der Zeile, damit macht Python nichts.`,
    tipp: `Willst du es sehen, dann schreib ${code(`print(${text})`)}.`,
  };
}

function lostWords(text: string, name: string, isInFunction: boolean): Words {
  const step = /\+\+|--/.exec(text)?.[0][0];
  const use = isInFunction ? `return ${text}` : `${name} = ${text}`;
  return {
    titel: 'Ergebnis geht verloren',
    erklaerung: `${code(text)} wird ausgerechnet, aber niemand merkt sich das Ergebnis.`,
    tipp: step
      ? `Zählen geht in Python so: ${code(`${name} ${step}= 1`)}.`
      : `Schreib ${code(use)}, oder zeig es an: ${code(`print(${text})`)}.`,
  };
}

/** `punkte + 1`, `++punkte` */
function isCalculation(tokens: readonly Token[]): boolean {
  const signs = tokens.filter(({ kind }) => kind === 'operator');
  const isCounting = tokens[0]?.kind === 'operator' && tokens[0].text === tokens[1]?.text;
  const isChange = tokens.length > 1 && (isFreeName(tokens[0]) || isCounting);
  return isChange && signs.every(({ text }) => /^[-+*/%()]/.test(text));
}

const harmless = /^(?:[-+*/%()<>]|\/\/|\*\*|[<>=!]=|and|or|not|True|False)$/;

/** Without a call, which could do something; in a `try` the error may be what it is there for. */
function standsAlone(
  { tokens, blocks, isFirst }: Statement,
  { statements, names }: Program,
): boolean {
  if (blocks.includes('try') || blocks.includes('with')) return false;
  const [first, second] = tokens;
  if (tokens.length === 1 && first?.kind === 'text') {
    const describesBlock = isFirst && (blocks.length > 0 || statements.length > 1);
    return !describesBlock && !/^\w*(?:"""|''')/.test(first.text);
  }
  if (first && second?.text === '[' && names.valueOf([first]) === 'list') {
    return indexOutside(tokens, ']') === tokens.length - 1;
  }
  const isCall = tokens.some((token, at) => token.text === '(' && canBeCalled(tokens[at - 1]));
  return !isCall && tokens.every((token) => isValue(token) || harmless.test(token.text));
}

function canBeCalled(token: Token | undefined): boolean {
  return token !== undefined && (isValue(token) || token.text === ')');
}

function isValue(token: Token): boolean {
  return token.kind === 'number' || token.kind === 'text' || isFreeName(token);
}
