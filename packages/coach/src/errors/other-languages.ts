import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import { lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { forLineRules } from './for-lines.ts';
import { foreignHeaderRules } from './foreign-headers.ts';
import { importRules } from './imports.ts';
import { looseTextRules } from './sentences.ts';
import { wordSignRules } from './word-signs.ts';

/** What learners bring along: German, Scratch, JavaScript, Java, C, PHP, Basic. */
export const otherLanguageRules: Rule[] = [
  ...forLineRules,
  ...wordSignRules,
  ...looseTextRules,
  ...importRules,
  ...foreignHeaderRules,
  {
    kind: 'foreign-comment',
    line: /^\s*(\/\/|\/\*|\*\/|<!--).*|(?<=\S[ \t])(\/\/)\s*\p{L}+\s+\p{L}.*/u,
    explain: (_, [start, later]) => ({
      titel: 'Kommentare beginnen mit #',
      erklaerung: `${code(start ?? later ?? '//')} leitet in anderen Sprachen einen Kommentar ein, in Python nicht.`,
      tipp: `Schreib stattdessen ${code('#')} an den Anfang jeder Kommentarzeile.`,
    }),
  },
  {
    kind: 'foreign-variable',
    message: /^invalid syntax/,
    line: /^\s*(var|let|const|int|float|double|str|string|String|bool|boolean|char|dim|local)(?:\[\])?\s+(\w+)\s*(?:=(?!=)|;|$)/,
    explain: (problem, [word = 'let', name = 'x']) => ({
      titel: 'Variablen brauchen kein Wort davor',
      erklaerung: `In Python steht vor einer neuen Variablen kein ${code(word)}.`,
      tipp: `Schreib nur den Namen und den Wert, also ${code(`${name} = ${valueIn(problem)}`)}.`,
    }),
  },
  {
    kind: 'foreign-and',
    line: /&&/,
    explain: () => instead('&&', 'and', 'Aus && wird and'),
  },
  {
    kind: 'foreign-or',
    line: /\|\|/,
    explain: () => instead('||', 'or', 'Aus || wird or'),
  },
  {
    kind: 'foreign-equal',
    line: /([!=])==/,
    explain: (_, [sign = '=']) => instead(`${sign}==`, `${sign}=`, 'Ein Zeichen zu viel'),
  },
  {
    kind: 'space-in-operator',
    message: /^invalid syntax/,
    line: /(?<!^\s*\w*)(!) +=(?!=)|([-+*/<>=]) +=(?!=)/,
    explain: ({ line }, [unequal, sign = unequal ?? '+']) => ({
      titel: 'Leerzeichen im Zeichen',
      erklaerung: `Zwischen ${code(sign)} und ${code('=')} steht ein Leerzeichen, darum liest Python zwei Zeichen statt einem.`,
      tipp:
        sign === '=' && !/^\s*(?:if|elif|while)\b/.test(line)
          ? `Schreib ein ${code('=')} für einen neuen Wert, oder ${code('==')} zum Vergleichen.`
          : `Schreib ${code(`${sign}=`)} ohne Lücke.`,
    }),
  },
  {
    kind: 'foreign-assignment',
    message: /^invalid syntax|^cannot use assignment expressions/,
    line: /^\s*\w[\w.]*\s*(:=)/,
    explain: (_, [sign = ':=']) => instead(sign, '=', 'Ein = genügt'),
  },
  {
    kind: 'turned-comparison',
    message: /^invalid syntax|^expression cannot contain assignment|^cannot assign to literal/,
    line: /(=!=|=\s*[<>!](?!=))/,
    explain: ({ at, line, source }, [wrong = '=>']) => {
      const sign = `${/[<>!]/.exec(wrong)?.[0]}=`;
      const isValue = /\s!/.test(wrong) && !/^\s*(?:if|elif|while)\b/.test(line);
      return isValue || (at && openBrackets(source.tokens, at).at(-1)?.text === '{')
        ? null
        : {
            titel: 'Vergleich verdreht',
            erklaerung: `Beim Vergleichen steht das ${code('=')} immer hinten, ${code(wrong)} kennt Python nicht.`,
            tipp: `Schreib ${code(sign)}.`,
          };
    },
  },
  {
    kind: 'foreign-unequal',
    line: /<\s*>/,
    explain: () => instead('<>', '!=', 'Ungleich schreibt man !='),
  },
  {
    kind: 'foreign-not',
    line: /!(?!=)(?=\s*[\p{L}_(])/u,
    message: /^invalid syntax/,
    explain: () => instead('!', 'not', 'Aus ! wird not'),
  },
  {
    kind: 'increment',
    message: /^invalid syntax/,
    line: /(?<![\w.])(?!\d)(\w[\w.]*(?:\[[^\][]*\])?)\s*(\+\+|--)(?=\s*(?:[;)]|$))/,
    explain: (_, [name = 'i', sign = '++']) => ({
      titel: `${sign} gibt es nicht`,
      erklaerung: `Python kann eine Variable nicht mit ${code(sign)} um eins verändern.`,
      tipp: `Schreib ${code(`${name} ${sign[0]}= 1`)}.`,
    }),
  },
  {
    kind: 'new-keyword',
    message: /^invalid syntax/,
    line: /\bnew(?=\s+(\p{L}\w*)\s*\()/u,
    explain: (_, [name = 'Hund']) => ({
      titel: 'Ohne new',
      erklaerung: `Das Wort ${code('new')} braucht Python nicht, um ein Objekt zu bauen.`,
      tipp: `Lösch ${code('new')} und ruf nur die Klasse auf: ${code(`${name}(…)`)}.`,
    }),
  },
  {
    kind: 'backtick-quotes',
    message: /^invalid syntax/,
    explain: ({ at, line }) =>
      at?.text === '`'
        ? {
            titel: 'Schräge Anführungszeichen',
            erklaerung: 'Der schräge Strich (Backtick) ist in Python kein Anführungszeichen.',
            tipp: `Setz den Text in gerade Anführungszeichen: ${code(line.includes('${') ? 'f"Hallo {name}"' : '"Hallo"')}.`,
          }
        : null,
  },
  {
    kind: 'strange-character',
    line: /([$?]|!(?!=)(?=\s*(?:[=)\],]|$)))/,
    message: /^invalid syntax/,
    explain: ({ line }, [sign = '$']) => ({
      titel: 'Unbekanntes Zeichen',
      erklaerung: `Das Zeichen ${code(sign)} hat in Python außerhalb von Texten keine Bedeutung.`,
      tipp: signTip(line, sign),
    }),
  },
];

function instead(wrong: string, right: string, titel: string) {
  return {
    titel,
    erklaerung: `${code(wrong)} kommt aus anderen Sprachen, Python versteht es hier nicht.`,
    tipp: `Schreib stattdessen ${code(right)}.`,
  };
}

function valueIn(problem: Problem): string {
  const value = /=\s*([^;]+)/.exec(lineCode(problem))?.[1]?.trim() ?? '…';
  return /[{>]/.test(value) ? '…' : value;
}

function signTip(line: string, sign: string): string {
  if (sign !== '$')
    return 'Lösch es, oder setz es in Anführungszeichen, wenn es zu einem Text gehört.';
  return /\$\s*\d|\d\s*\$/.test(line)
    ? 'Lösch es, denn Python rechnet nur mit der Zahl.'
    : 'Lösch es: Namen stehen in Python ganz ohne Sonderzeichen da.';
}
