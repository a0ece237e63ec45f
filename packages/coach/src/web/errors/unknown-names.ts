import { code } from '../../words/code-quote.ts';
import { nearestName } from '../../words/nearest-name.ts';
import { browserNames, foreignWords } from '../js/browser-names.ts';
import type { PageProblem } from '../page-problem.ts';
import type { PageRule } from '../page-rule.ts';

const notDefined = /^(?:(.+?) is not defined|Can't find variable: (.+))$/;

export const unknownNameRules: PageRule[] = [
  {
    kind: 'js-foreign-name',
    message: notDefined,
    explain: (_, [name = '']) => {
      const here = foreignWords.get(name);
      return here === undefined
        ? null
        : {
            titel: 'Name aus einer anderen Sprache',
            erklaerung: `${code(name)} gibt es in Python, aber nicht in JavaScript.`,
            tipp: `Hier heißt es ${code(here, 40)}.`,
          };
    },
  },
  {
    kind: 'js-misspelt-name',
    message: notDefined,
    explain: (problem, [name = '']) => {
      const own = problem.declared.map((declared) => declared.name);
      const near = inOtherCapitals(name, own) ?? nearestName(name, own);
      return misspelt(name, near ?? nearestName(name, browserNames));
    },
  },
  {
    kind: 'js-name-elsewhere',
    message: notDefined,
    explain: ({ declared }, [name = '']) => {
      const there = declared.find((other) => other.name === name);
      return there
        ? {
            titel: 'Diesen Namen gibt es nur woanders',
            erklaerung: `${code(name)} entsteht in Zeile ${there.token.line} in geschweiften Klammern und gilt nur dort drin.`,
            tipp: `Leg ${code(name)} vor den geschweiften Klammern mit ${code('let')} an.`,
          }
        : null;
    },
  },
  {
    kind: 'js-unknown-function',
    message: notDefined,
    explain: (problem, [name = '']) =>
      isCalled(problem, name)
        ? {
            titel: 'Unbekannte Funktion',
            erklaerung: `Eine Funktion ${code(name)} kennt der Browser nicht, und in deinem Skript gibt es auch keine.`,
            tipp: `Prüf die Schreibweise, oder schreib sie selbst: ${code(`function ${name}() { … }`, 40)}.`,
          }
        : null,
  },
  {
    kind: 'js-unknown-name',
    message: notDefined,
    explain: (_, [name = '']) => ({
      titel: 'Unbekannter Name',
      erklaerung: `Den Namen ${code(name)} kennt der Browser nicht, denn er hat noch keinen Wert bekommen.`,
      tipp: `Leg ihn vorher mit ${code(`let ${name} = …`)} an, oder setz ihn in Anführungszeichen, wenn er ein Text ist.`,
    }),
  },
  {
    kind: 'js-used-too-early',
    message:
      /^(?:Cannot access|can't access lexical declaration) '(.+?)' before init|^Cannot access uninitialized variable()/,
    explain: ({ declared }, [name = '']) => ({
      titel: 'Zu früh benutzt',
      erklaerung: `${name === '' ? 'Ein Name' : code(name)} wird hier schon benutzt, angelegt wird er aber erst ${whereDeclared(name, declared)}.`,
      tipp: `Schieb die Zeile mit ${code(`${wordOf(name, declared)} ${name === '' ? '…' : name}`)} nach oben, vor die erste Benutzung.`,
    }),
  },
];

function misspelt(name: string, near: string | null) {
  if (near === null) return null;
  const isCapital = near.toLowerCase() === name.toLowerCase();
  return {
    titel: isCapital ? 'Groß oder klein?' : 'Tippfehler im Namen',
    erklaerung: `Den Namen ${code(name)} kennt der Browser nicht, aber ${code(near)} gibt es.`,
    tipp: isCapital
      ? `Schreib ${code(near)}, denn JavaScript unterscheidet große und kleine Buchstaben.`
      : `Meinst du ${code(near)}, dann verbessere den Namen hier.`,
  };
}

export function inOtherCapitals(name: string, known: Iterable<string>): string | null {
  for (const other of known) {
    if (other !== name && other.toLowerCase() === name.toLowerCase()) return other;
  }
  return null;
}

function isCalled({ tokens, lineTokens }: PageProblem, name: string): boolean {
  const token = lineTokens.find(({ text }) => text === name);
  return token !== undefined && tokens[tokens.indexOf(token) + 1]?.text === '(';
}

function whereDeclared(name: string, declared: PageProblem['declared']): string {
  const line = declared.find((other) => other.name === name)?.token.line;
  return line === undefined ? 'weiter unten' : `in Zeile ${line}`;
}

function wordOf(name: string, declared: PageProblem['declared']): string {
  return declared.find((other) => other.name === name)?.word ?? 'let';
}
