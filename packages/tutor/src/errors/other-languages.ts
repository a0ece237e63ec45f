import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** What learners bring along from JavaScript, Java, C, PHP, Basic and Scratch. */
export const otherLanguageRules: Rule[] = [
  {
    kind: 'foreign-comment',
    line: /^\s*(\/\/|\/\*|\*\/|<!--).*|(?<=\S\s+)(\/\/)\s*\p{L}+\s+\p{L}.*/u,
    explain: (_, [start, later]) => ({
      titel: 'Kommentare beginnen mit #',
      erklaerung: `${code(start ?? later ?? '//')} leitet in anderen Sprachen einen Kommentar ein, in Python nicht.`,
      tipp: `Schreib stattdessen ${code('#')} an den Anfang jeder Kommentarzeile.`,
    }),
  },
  {
    kind: 'foreign-for',
    line: /^\s*for\s*\(.*;.*/,
    explain: () => ({
      titel: 'Schleife aus einer anderen Sprache',
      erklaerung: `So schreibt man Zählschleifen in JavaScript oder C, in Python zählt ${code('range')}.`,
      tipp: `Schreib zum Beispiel ${code('for i in range(10):')}, das zählt von 0 bis 9.`,
    }),
  },
  {
    kind: 'foreign-function',
    line: /^\s*(?:(function|func|fun|fn|sub)\s+\p{L}|(?:public|private|static|void)\s).*/u,
    explain: (_, [word = 'void']) => ({
      titel: 'Funktionen beginnen mit def',
      erklaerung: `${code(word)} kennt Python nicht, eine Funktion beginnt hier mit ${code('def')}.`,
      tipp: `Schreib ${code('def name():')} und rück den Inhalt darunter ein.`,
    }),
  },
  {
    kind: 'foreign-variable',
    line: /^\s*(var|let|const|int|float|double|str|string|String|bool|boolean|char|auto|dim|my)\s+([\p{L}_]\w*)\s*(?:=|;|$)/u,
    explain: (_, [word = 'let', name = 'x']) => ({
      titel: 'Variablen brauchen kein Wort davor',
      erklaerung: `In Python steht vor einer neuen Variablen kein ${code(word)}.`,
      tipp: `Schreib nur den Namen und den Wert, also ${code(`${name} = …`)}.`,
    }),
  },
  {
    kind: 'switch',
    line: /^\s*switch\b.*/,
    explain: () => ({
      titel: 'switch heißt hier match',
      erklaerung: `Ein ${code('switch')} gibt es in Python nicht.`,
      tipp: `Nimm ${code('if')}, ${code('elif')} und ${code('else')}, oder ${code('match')} mit ${code('case')}.`,
    }),
  },
  {
    kind: 'else-if',
    line: /^\s*(?:\}\s*)?(else\s+if|else?if|elsif|elseif|elsif|elif\s+if)\b(?=.*)/,
    message: /^(?:invalid syntax|expected ':')/,
    explain: (_, [word = 'else if']) => ({
      titel: 'else if heißt hier elif',
      erklaerung: `${code(word)} kennt Python nicht, hier werden beide Wörter zu ${code('elif')}.`,
      tipp: `Schreib ${code('elif')} und dahinter die Bedingung und einen Doppelpunkt.`,
    }),
  },
  {
    kind: 'curly-block',
    line: /^\s*(?:\}\s*)?(?:if|elif|else|for|while|def|class|try|except|finally|do|with)\b[^:]*(\{)[^}]*\}?\s*$|^\s*(\})\s*(?:else|elif|except|while)?\b.*/,
    message: /^(?!f-string|unmatched)/,
    explain: () => ({
      titel: 'Blöcke ohne geschweifte Klammern',
      erklaerung: `In Python fasst nicht ${code('{ }')} die Zeilen eines Blocks zusammen, sondern die Einrückung.`,
      tipp: `Setz statt ${code('{')} einen Doppelpunkt ans Ende, rück die Zeilen darunter ein und lösch ${code('}')}.`,
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
    kind: 'turned-comparison',
    line: /=[<>](?!=)/,
    explain: ({ line }) => {
      const wrong = /=[<>]/.exec(line)?.[0] ?? '=>';
      return {
        titel: 'Vergleich verdreht',
        erklaerung: `Beim Vergleichen steht das ${code('=')} immer hinten, ${code(wrong)} kennt Python nicht.`,
        tipp: `Schreib ${code(wrong === '=>' ? '>=' : '<=')}.`,
      };
    },
  },
  {
    kind: 'foreign-unequal',
    line: /<>/,
    explain: () => instead('<>', '!=', 'Ungleich schreibt man !='),
  },
  {
    kind: 'foreign-not',
    line: /!(?!=)(?=\s*[\p{L}_(])/u,
    message: /^(?!f-string)/,
    explain: () => instead('!', 'not', 'Aus ! wird not'),
  },
  {
    kind: 'increment',
    line: /([\p{L}_]\w*)\s*(\+\+|--)(?=\s*(?:[;)]|$))/u,
    explain: (_, [name = 'i', sign = '++']) => ({
      titel: `${sign} gibt es nicht`,
      erklaerung: `Python kann eine Variable nicht mit ${code(sign)} um eins verändern.`,
      tipp: `Schreib ${code(`${name} ${sign[0]}= 1`)}.`,
    }),
  },
  {
    kind: 'foreign-then',
    line: /(?<=\S\s+)(then|do|begin)\s*:?\s*$/,
    explain: (_, [word = 'then']) => ({
      titel: `${word} braucht Python nicht`,
      erklaerung: `Das Wort ${code(word)} gibt es in Python nicht, ein Block beginnt hier mit einem Doppelpunkt.`,
      tipp: `Lösch ${code(word)} und beende die Zeile mit ${code(':')}.`,
    }),
  },
  {
    kind: 'for-each',
    line: /^\s*(foreach|for\s+each)\b/,
    explain: (_, [word = 'foreach']) => ({
      titel: 'foreach heißt hier for',
      erklaerung: `Das Wort ${code(word)} kennt Python nicht, jede Schleife dieser Art beginnt mit ${code('for')}.`,
      tipp: `Schreib ${code('for … in …:')}.`,
    }),
  },
  {
    kind: 'repeat-loop',
    line: /^\s*(repeat|loop|times|do)\b.*/i,
    explain: (_, [word = 'repeat']) => ({
      titel: 'Wiederholen geht mit for',
      erklaerung: `Einen Befehl ${code(word)} gibt es in Python nicht.`,
      tipp: `Schreib ${code('for i in range(3):')}, um etwas dreimal zu tun.`,
    }),
  },
  {
    kind: 'foreign-catch',
    line: /^\s*\}?\s*(catch|throw)\b.*/,
    explain: (_, [word = 'catch']) =>
      instead(word, word === 'catch' ? 'except' : 'raise', 'Fehler heißen hier anders'),
  },
  {
    kind: 'new-keyword',
    line: /\bnew(?=\s+\p{L}\w*\s*\()/u,
    explain: () => ({
      titel: 'Ohne new',
      erklaerung: `Das Wort ${code('new')} braucht Python nicht, um ein Objekt zu bauen.`,
      tipp: `Lösch ${code('new')} und ruf nur die Klasse auf, wie in ${code('Hund("Rex")')}.`,
    }),
  },
  {
    kind: 'foreign-ternary',
    line: /\?(?=[^?]*:)/,
    explain: () => ({
      titel: 'Kurzform mit ? und :',
      erklaerung: `Die Kurzform mit ${code('?')} und ${code(':')} gibt es in Python nicht.`,
      tipp: `Schreib sie mit Wörtern, zum Beispiel ${code('1 if punkte > 3 else 0')}.`,
    }),
  },
  {
    kind: 'backtick-quotes',
    message: /^invalid syntax/,
    explain: ({ at }) =>
      at?.text === '`'
        ? {
            titel: 'Schräge Anführungszeichen',
            erklaerung: 'Der schräge Strich (Backtick) ist in Python kein Anführungszeichen.',
            tipp: `Setz den Text in gerade Anführungszeichen: ${code('"Hallo"')}.`,
          }
        : null,
  },
  {
    kind: 'strange-character',
    line: /([$?])/,
    message: /^invalid syntax/,
    explain: (_, [sign = '$']) => ({
      titel: 'Unbekanntes Zeichen',
      erklaerung: `Das Zeichen ${code(sign)} hat in Python außerhalb von Texten keine Bedeutung.`,
      tipp: 'Lösch es: Namen stehen in Python ganz ohne Sonderzeichen da.',
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
