import { code } from '../../words/code-quote.ts';
import { nearestName } from '../../words/nearest-name.ts';
import type { JsToken } from '../js/js-tokens.ts';
import { placeOfTokens } from '../page-problem.ts';
import type { PageRule } from '../page-rule.ts';
import { bracketWords, digitFirst, leftSide } from './misplaced-signs.ts';
import { pythonHabitRules } from './python-habits.ts';

const keywords = [
  'function',
  'return',
  'const',
  'let',
  'else',
  'while',
  'for',
  'if',
  'switch',
  'class',
  'async',
  'await',
  'new',
  'import',
  'typeof',
  'break',
  'continue',
  'case',
  'default',
  'delete',
  'throw',
  'try',
  'catch',
  'this',
  'var',
  'in',
  'of',
  'do',
];

/** Tried in their order: what the message says for certain first, then what the code looks like. */
export const jsSyntaxRules: PageRule[] = [
  {
    kind: 'js-typographic-quotes',
    explain: ({ tokens, facts }) => {
      const quote = tokens.find(
        ({ kind, text, line }) =>
          kind === 'sign' && /[„“”‚‘’«»´]/u.test(text) && line >= (facts.line ?? 0) - 1,
      );
      return quote
        ? {
            titel: 'Falsche Anführungszeichen',
            erklaerung: `${code(quote.text)} ist für den Browser kein Anführungszeichen.`,
            tipp: `Ersetz es durch ${code('"')}, am Anfang und am Ende des Textes.`,
            stelle: quote,
          }
        : null;
    },
  },
  {
    kind: 'js-open-text',
    explain: ({ tokens }) => {
      const text = tokens.find(({ isOpen }) => isOpen);
      if (!text) return null;
      const quote = text.text.slice(0, 1);
      return {
        titel: text.kind === 'template' ? 'Langer Text ohne Ende' : 'Anführungszeichen fehlt',
        erklaerung: `Der Text, der in Zeile ${text.line} mit ${quoted(quote)} beginnt, hört nicht auf.`,
        tipp: `Setz ${quoted(quote)} auch an das Ende des Textes.`,
        stelle: { ...text, endLine: text.line, endColumn: text.column + 1 },
      };
    },
  },
  {
    kind: 'js-for-commas',
    explain: ({ tokens, facts }) => {
      const at = tokens.findIndex(
        ({ text, line }, at) =>
          text === 'for' && line === facts.line && tokens[at + 1]?.text === '(',
      );
      if (at < 0) return null;
      const head = tokens.slice(at + 2, at + 20);
      const comma = head.find(
        ({ text }, index) => text === ',' && /^[<>]=?$/.test(head[index + 2]?.text ?? ''),
      );
      return comma
        ? {
            titel: 'Strichpunkte in der for-Schleife',
            erklaerung: `Die drei Teile einer ${code('for')}-Schleife trennt ein Strichpunkt, kein Komma.`,
            tipp: `Schreib ${code('for (let i = 0; i < 10; i++)', 40)}.`,
            stelle: comma,
          }
        : null;
    },
  },
  {
    kind: 'js-declared-twice',
    message:
      /^Identifier '(.+?)' has already been declared|^redeclaration of \w+ (\S+)|^Can't create duplicate variable(?: that shadows a global property)?: '(.+?)'|^Cannot declare a \w+ variable twice: '(.+?)'/,
    explain: ({ tokens, facts, declared }, [name = '']) => {
      const first = declared.find((other) => other.name === name)?.token;
      const again = tokens.find((token) => token.text === name && token.line === facts.line);
      return {
        titel: 'Den Namen gibt es schon',
        erklaerung: `${code(name)} ist${first && first !== again ? ` schon in Zeile ${first.line}` : ' schon'} angelegt, ein zweites Mal geht das nicht.`,
        tipp: `Lass hier ${code('let')} oder ${code('const')} weg, oder nimm einen anderen Namen.`,
        ...(again && { stelle: again }),
      };
    },
  },
  {
    kind: 'js-await-outside',
    explain: ({ message, before, at }) => {
      const isNamed = /await is only valid|^Cannot use keyword 'await'|await.*outside/.test(
        message,
      );
      const isBehind = before?.text === 'await' && at !== undefined;
      return isNamed || isBehind
        ? {
            titel: 'await braucht async',
            erklaerung: `${code('await')} darf nur in einer Funktion stehen, vor der ${code('async')} steht.`,
            tipp: `Schreib ${code('async')} vor die Funktion: ${code('async function lade() { … }', 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'js-outside-function',
    message:
      /^Illegal return|'return' outside of function|^return not in function|^Return statements are only/,
    explain: () => ({
      titel: 'return außerhalb einer Funktion',
      erklaerung: `${code('return')} gibt einen Wert aus einer Funktion zurück, hier ist aber keine.`,
      tipp: 'Prüf, ob die geschweifte Klammer der Funktion zu früh zugeht.',
    }),
  },
  {
    kind: 'js-outside-loop',
    message:
      /^Illegal (?:break|continue)|^Unsyntactic|^(?:unlabeled )?(?:break|continue) must be|^'?(?:break|continue)'? (?:is only|outside)/,
    explain: () => ({
      titel: 'Hier ist keine Schleife',
      erklaerung: `${code('break')} und ${code('continue')} wirken nur in einer Schleife.`,
      tipp: `Prüf die geschweiften Klammern der Schleife, oder nimm in einer Funktion ${code('return')}.`,
    }),
  },
  ...pythonHabitRules,
  {
    kind: 'js-missing-value',
    message:
      /^Missing initializer|^missing = in const|^Unexpected token ';'\. const|^const declared variable|^Unexpected token/,
    explain: (problem) => {
      const at = problem.lineTokens.findIndex(({ text }) => text === 'const');
      const [, name, next] = problem.lineTokens.slice(at);
      if (at < 0 || name?.kind !== 'name' || (next && next.text !== ';')) return null;
      return {
        titel: 'Der Wert fehlt',
        erklaerung: `${code(`const ${name.text}`)} legt etwas Festes an und braucht darum gleich einen Wert.`,
        tipp: `Schreib ${code(`const ${name.text} = …`)}, oder nimm ${code('let')}, wenn der Wert später kommt.`,
        stelle: name,
      };
    },
  },
  {
    kind: 'js-left-side',
    message:
      /^Invalid left-hand side|^invalid assignment left|^Left side of assignment|^Assigning to rvalue|^Invalid destructuring/,
    explain: ({ lineTokens }) => leftSide(lineTokens),
  },
  {
    kind: 'js-condition-brackets',
    explain: ({ tokens, lineTokens }) => {
      const word = lineTokens.find(
        ({ text }, at) =>
          /^(?:if|while|for)$/.test(text) && lineTokens[at + 1] && lineTokens[at + 1]?.text !== '(',
      );
      const first = word && tokens[tokens.indexOf(word) + 1];
      return word && first && first.text !== 'await'
        ? {
            titel: 'Runde Klammern fehlen',
            erklaerung: `Hinter ${code(word.text)} steht die Bedingung immer in runden Klammern.`,
            tipp: `Schreib ${code(`${word.text} ( … ) {`)}.`,
            stelle: placeOfTokens([word, first]),
          }
        : null;
    },
  },
  {
    kind: 'js-brackets',
    explain: ({ tokens }) => bracketWords(tokens),
  },
  {
    kind: 'js-else-alone',
    explain: ({ at, before }) =>
      at?.text === 'else' && before?.text !== '}'
        ? {
            titel: 'else ohne if',
            erklaerung: `Zu diesem ${code('else')} gehört kein ${code('if')} davor.`,
            tipp: `Schreib ${code('if ( … ) { … } else { … }', 40)}, ohne Strichpunkt dazwischen.`,
          }
        : null,
  },
  {
    kind: 'js-name-with-digit',
    message:
      /^(?:Identifier directly after number|Invalid or unexpected|identifier starts|No identifiers allowed|Unexpected (?:token|identifier)|missing variable name|numeric literal)/,
    explain: (problem) => digitFirst(problem),
  },
  {
    kind: 'js-misspelt-keyword',
    explain: ({ at, before, lineTokens }) => {
      const word = lineTokens.find((token) => {
        const isStart = token === lineTokens[0] || token === before || token === at;
        return (
          isStart &&
          token.kind === 'name' &&
          !keywords.includes(token.text) &&
          nearestName(token.text, keywords, 2) !== null
        );
      });
      const meant = word && nearestName(word.text, keywords, 2);
      return meant
        ? {
            titel: 'Tippfehler im Befehl',
            erklaerung: `${code(word.text)} kennt JavaScript nicht, aber ${code(meant)}.`,
            tipp: `Schreib ${code(meant)}.`,
            stelle: word,
          }
        : null;
    },
  },
  {
    kind: 'js-keyword-as-name',
    explain: ({ lineTokens }) => {
      const at = lineTokens.findIndex(({ text }) => /^(?:let|const|var)$/.test(text));
      const name = lineTokens[at + 1];
      return at >= 0 && name && keywords.includes(name.text)
        ? {
            titel: 'Reserviertes Wort',
            erklaerung: `${code(name.text)} gehört fest zu JavaScript und kann kein eigener Name sein.`,
            tipp: `Nimm einen anderen Namen, zum Beispiel ${code(`mein_${name.text}`)}.`,
            stelle: name,
          }
        : null;
    },
  },
  {
    kind: 'js-missing-comma',
    explain: ({ at, before }) =>
      at && before && isValue(before) && isValue(at)
        ? {
            titel:
              before.line < at.line ? 'Da fehlt etwas am Ende der Zeile' : 'Da fehlt ein Zeichen',
            erklaerung: `Zwischen ${code(before.text)} und ${code(at.text)} fehlt etwas, das die beiden verbindet oder trennt.`,
            tipp: `Oft ist es ein Komma, ein ${code('+')} oder ein Punkt.`,
            stelle: placeOfTokens([before, at]),
          }
        : null,
  },
  {
    kind: 'js-unexpected-end',
    explain: ({ tokens, at, place }) => {
      const last = tokens.at(-1);
      const isBehind = !at && last !== undefined && (place?.line ?? 0) >= last.line;
      return isBehind
        ? {
            titel: 'Das Skript hört mittendrin auf',
            erklaerung: `Hinter ${code(last.text)} am Ende des Skripts fehlt noch etwas.`,
            tipp: 'Schreib den letzten Befehl zu Ende, oder lösch ihn.',
            stelle: last,
          }
        : null;
    },
  },
];

function isValue({ kind, text }: JsToken): boolean {
  return (kind !== 'sign' && !keywords.includes(text)) || text === ')' || text === ']';
}

function quoted(quote: string): string {
  return quote === '`' ? 'einem schrägen Strich' : code(quote);
}
