import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import { definitionsIn } from '../source/definitions.ts';
import { type Token, tokensOf } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { builtins, keywords } from '../words/python-names.ts';

const comma =
  /^invalid syntax\. (?:Perhaps you forgot a comma|Is this intended to be part of the string)/;

/** Something between two things, before or behind one, is missing or too much. */
export const missingPieceRules: Rule[] = [
  {
    kind: 'print-python-2',
    message: /^Missing parentheses in call to '(\w+)'/,
    explain: ({ facts }, [name = 'print']) => ({
      titel: `${name} braucht Klammern`,
      erklaerung: `Hinter ${code(name)} fehlen die runden Klammern, die jeder Aufruf braucht.`,
      tipp: `Schreib ${code(`${name}(${facts.source?.slice(name.length).trim() ?? '…'})`)}.`,
    }),
  },
  {
    kind: 'text-without-quotes',
    message: /^invalid syntax(?:\. Perhaps you forgot a comma)?/,
    line: /(?<=[(,=+]\s*)((?:[\p{L}_]\w*\s+)*[\p{L}_]\w*[!?.]*)(?=\s*[),]|\s*$)/u,
    explain: ({ source }, [words = '']) =>
      /[\s!?.]/.test(words) && words.match(/[\p{L}\w]+/gu)?.every((word) => isUnknown(source, word))
        ? {
            titel: 'Text ohne Anführungszeichen',
            erklaerung: `${code(words)} ist wohl ein Text, aber ohne Anführungszeichen hält Python jedes Wort für einen Namen.`,
            tipp: `Setz ihn in Anführungszeichen: ${code(`"${words}"`)}.`,
          }
        : null,
  },
  {
    kind: 'missing-colon-in-dict',
    message: /^(?:':' expected after dictionary key|invalid syntax\. Perhaps you forgot a comma)/,
    explain: (problem) =>
      problem.facts.message.startsWith("':'") || isDictKey(problem)
        ? {
            titel: 'Doppelpunkt im Wörterbuch fehlt',
            erklaerung:
              'In einem Wörterbuch steht zwischen Schlüssel und Wert ein Doppelpunkt, und der fehlt hier.',
            tipp: `Schreib jedes Paar so: ${code('"apfel": 3')}.`,
          }
        : null,
  },
  {
    kind: 'missing-dict-value',
    message: /^expression expected after dictionary key/,
    explain: () => ({
      titel: 'Der Wert fehlt',
      erklaerung: 'Hinter dem Doppelpunkt im Wörterbuch fehlt der Wert zu diesem Schlüssel.',
      tipp: `Schreib einen Wert dahinter, wie in ${code('"apfel": 3')}.`,
    }),
  },
  {
    kind: 'missing-comma',
    message: comma,
    explain: (problem) => {
      const [left, right] = twoValues(problem);
      return {
        titel: 'Hier fehlt ein Komma',
        erklaerung: `Zwischen ${code(left)} und ${code(right)} fehlt etwas, wahrscheinlich ein Komma.`,
        tipp: `Setz ${code(',')} dazwischen, oder ${code('+')}, wenn du zusammenfügen oder rechnen willst.`,
      };
    },
  },
  {
    kind: 'import-turned-around',
    message: /^Did you mean to use 'from \.\.\. import/,
    explain: () => ({
      titel: 'Erst from, dann import',
      erklaerung: `Wer etwas aus einem Modul holen will, nennt in Python zuerst das Modul mit ${code('from')}.`,
      tipp: `Dreh es um: ${code('from random import randint')}.`,
    }),
  },
  {
    kind: 'import-without-name',
    message: /^(?:Expected one or more names after 'import'|invalid syntax)/,
    line: /^\s*(?:import\s*$|import.*\b(?:as|import)\b.*|from\s+[\w.]+\s*(?:import\s*)?$|from\s*import.*)/,
    explain: ({ place }) => ({
      titel: 'Dem import fehlt etwas',
      erklaerung: `In dieser Zeile mit ${code('import')} fehlt ein Name, oder sie enthält zwei Befehle.`,
      tipp: `Schreib ${code('import random')} oder ${code('from random import randint')}, jedes in einer eigenen Zeile.`,
      stelle: place,
    }),
  },
  {
    kind: 'missing-else',
    message: /^expected 'else' after 'if' expression/,
    explain: () => ({
      titel: 'else fehlt',
      erklaerung: `Ein ${code('if')} mitten in einer Zeile braucht auch ein ${code('else')}, damit es immer einen Wert gibt.`,
      tipp: `Ergänz es, zum Beispiel ${code('5 if gewonnen else 0')}.`,
    }),
  },
  {
    kind: 'backslash',
    message: /^unexpected character after line continuation|^unexpected EOF while parsing/,
    explain: () => ({
      titel: 'Backslash mitten im Code',
      erklaerung: `Der Backslash ${code('\\')} heißt „es geht in der nächsten Zeile weiter“, aber so geht es hier nicht weiter.`,
      tipp: `Lösch ihn, oder nimm ${code('/')}, wenn du teilen willst.`,
    }),
  },
  {
    kind: 'extra-comma',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      at?.text === ',' && /^[,([{=]$/.test(before?.text ?? '')
        ? {
            titel: 'Ein Komma zu viel',
            erklaerung: 'Vor diesem Komma steht nichts, was es abtrennen könnte.',
            tipp: 'Lösch das Komma, oder schreib den fehlenden Wert davor.',
          }
        : null,
  },
  {
    kind: 'call-without-brackets',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      at && at.kind !== 'operator' && before && builtins.has(before.text) && !keywords.has(at.text)
        ? {
            titel: 'Klammern fehlen',
            erklaerung: `Hinter ${code(before.text)} fehlen die runden Klammern, die jeder Aufruf braucht.`,
            tipp: `Schreib ${code(`${before.text}(${at.text})`)}.`,
            stelle: before,
          }
        : null,
  },
  {
    kind: 'two-statements',
    message: /^invalid syntax/,
    line: /[)\]\w"'·}]\s+([\p{L}_][\w.]*)\s*(?:\(|=(?!=))/u,
    explain: ({ at, before, place }, [name = '']) =>
      at?.kind === 'name' &&
      !keywords.has(at.text) &&
      at.text === name.split('.')[0] &&
      isValue(before)
        ? {
            titel: 'Zwei Befehle in einer Zeile',
            erklaerung: `Vor ${code(name)} ist schon ein Befehl zu Ende, und in einer Zeile steht nur einer.`,
            tipp: `Schreib ${code(name)} an den Anfang einer neuen Zeile.`,
            stelle: place,
          }
        : null,
  },
  {
    kind: 'space-in-operator',
    message: /^invalid syntax/,
    line: /([-+*/<>!=]) +=(?!=)/,
    explain: (_, [sign = '+']) => ({
      titel: 'Leerzeichen im Zeichen',
      erklaerung: `Zwischen ${code(sign)} und ${code('=')} steht ein Leerzeichen, darum liest Python zwei Zeichen statt einem.`,
      tipp: `Schreib ${code(`${sign}=`)} ohne Lücke.`,
    }),
  },
  {
    kind: 'semicolon-as-comma',
    message: /^invalid syntax/,
    explain: ({ at, source }) =>
      at?.text === ';' && openBrackets(source.tokens, at).length > 0
        ? {
            titel: 'Strichpunkt statt Komma',
            erklaerung: `Innerhalb von Klammern trennt Python die Werte nicht mit ${code(';')}.`,
            tipp: `Schreib ein Komma: ${code(',')}.`,
          }
        : null,
  },
  {
    kind: 'missing-value',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      before && isUnfinished(before) && (!at || /^[)\]}:,*/%=]|^\*\*$/.test(at.text))
        ? {
            titel: 'Hier fehlt etwas',
            erklaerung: `Hinter ${code(before.text)} fehlt der Wert, mit dem Python weitermachen soll.`,
            tipp: `Ergänz eine Zahl, einen Text oder einen Namen, oder lösch ${code(before.text)}.`,
          }
        : null,
  },
  {
    kind: 'missing-operator',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      at && before && isValue(before) && at.kind !== 'operator' && !keywords.has(at.text)
        ? {
            titel: 'Zwischen zwei Werten fehlt etwas',
            erklaerung: `${code(before.text)} und ${code(at.text)} stehen direkt nebeneinander, und Python weiß nicht, was es damit tun soll.`,
            tipp: `Setz ein Zeichen dazwischen: ${code('+')} oder ${code('*')} zum Rechnen, ${code(',')} zum Trennen.`,
          }
        : null,
  },
  {
    kind: 'starred-value',
    message: /^can't use starred expression here|^starred assignment/,
    explain: () => ({
      titel: 'Stern an der falschen Stelle',
      erklaerung: `Vor dem ${code('*')} fehlt der erste Wert, mit dem Python malnehmen könnte.`,
      tipp: `Schreib ihn davor, zum Beispiel ${code('2 * 3')}.`,
    }),
  },
];

function isUnknown(source: Problem['source'], word: string): boolean {
  const isKnown = keywords.has(word) || builtins.has(word);
  return !isKnown && !definitionsIn(source).some(({ name }) => name === word);
}

function isValue(token: Token | undefined): boolean {
  if (token === undefined || keywords.has(token.text)) return false;
  return token.kind !== 'operator' || /[)\]}]/.test(token.text);
}

function isUnfinished({ kind, text }: Token): boolean {
  return kind === 'operator' ? !/^[)\]}:.]/.test(text) : keywords.has(text);
}

/** `{"a" 1}`: the pair before, if there is one, has been finished by a comma. */
function isDictKey({ line, place }: Problem): boolean {
  const before = line.slice(0, (place?.column ?? 1) - 1);
  return /[{,]\s*$/.test(before) && before.lastIndexOf('{') > before.lastIndexOf('}')
    ? before.lastIndexOf('{') > Math.max(before.lastIndexOf('['), before.lastIndexOf('('))
    : false;
}

function twoValues({ facts, at, before }: Problem): [string, string] {
  const tokens = tokensOf(facts.source ?? '');
  const gap = tokens.findIndex((token, index) => isValue(token) && isStart(tokens[index + 1]));
  const [left, right] = gap === -1 ? [before, at] : [tokens[gap], tokens[gap + 1]];
  return [left?.text ?? '…', right?.text ?? '…'];
}

function isStart(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'operator' && !keywords.has(token.text);
}
