import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { beforeLastBracket, lastOpening } from '../source/brackets.ts';
import { callIn } from '../source/call.ts';
import { code, codeList } from '../words/code-quote.ts';
import { nearestName } from '../words/nearest-name.ts';
import { countedWords, isWrittenOut } from './counting.ts';

export const keyRules: Rule[] = [
  {
    kind: 'empty-dict',
    explain: (problem) => {
      const { dict, keys } = asked(problem);
      if (keys.length > 0) return null;
      const counted = countedWords(problem);
      if (counted) return counted;
      return dict
        ? {
            titel: 'Das Wörterbuch ist leer',
            erklaerung: `In ${code(dict)} steht noch gar nichts, also auch kein Schlüssel ${code(problem.facts.message)}.`,
            tipp: `Trag zuerst etwas ein: ${code(`${dict}[${written(problem)}] = …`, 34)}.`,
          }
        : null;
    },
  },
  {
    kind: 'unknown-key',
    explain: (problem) => (isWrittenOut(problem) ? null : countedWords(problem)),
  },
  {
    kind: 'key-of-other-type',
    explain: (problem) => {
      const { keys } = asked(problem);
      const other = keys.find((key) => bare(key) === bare(problem.facts.message));
      return other
        ? {
            titel: 'Text oder Zahl?',
            erklaerung: `Den Schlüssel ${code(problem.facts.message)} gibt es nicht, aber ${code(other)}: Das eine ist eine Zahl, das andere ein Text.`,
            tipp: `Nimm ${code(other)}, oder wandle vorher mit ${code(`${other.startsWith("'") ? 'str' : 'int'}(${isLiteral(problem) ? '…' : written(problem)})`)} um.`,
          }
        : null;
    },
  },
  {
    kind: 'name-in-quotes',
    explain: (problem) => {
      const { dict, keys } = asked(problem);
      const { facts } = problem;
      const name = /^["'](.+)["']$/.exec(written(problem))?.[1] ?? '';
      const value = name === '' ? undefined : variableNow(problem, name);
      return dict && value !== undefined && keys.includes(value)
        ? {
            titel: 'Name in Anführungszeichen',
            erklaerung: `${code(facts.message)} in Anführungszeichen ist nur ein Wort, und dieser Schlüssel steht nicht in ${code(dict)}.`,
            tipp: `Für den Wert deiner Variable lass sie weg: ${code(`${dict}[${name}]`, 34)}.`,
          }
        : null;
    },
  },
  {
    kind: 'misspelt-key',
    explain: (problem) => {
      const { dict, keys } = asked(problem);
      const near = nearestName(bare(problem.facts.message), keys.map(bare));
      const key = keys.find((other) => near !== null && bare(other) === near);
      return key
        ? {
            titel: 'Tippfehler im Schlüssel',
            erklaerung: `In ${code(dict ?? 'deinem Wörterbuch')} gibt es ${code(problem.facts.message)} nicht, aber ${code(key)}.`,
            tipp: `${isLiteral(problem) || asksAnew.test(written(problem)) ? `Schreib ${code(key)}` : `In ${code(written(problem))} muss ${code(key)} stehen`}: Auch große und kleine Buchstaben müssen stimmen.`,
          }
        : null;
    },
  },
  {
    kind: 'format-name-missing',
    message: /^'?(\w*)'?$/,
    line: /\.format\s*\(.*/,
    explain: (_, [name = '']) => ({
      titel: 'Wert für die Lücke fehlt',
      erklaerung: `Für die Lücke ${code(`{${name}}`)} im Text hast du ${code('format')} keinen Wert gegeben.`,
      tipp: `Ergänz ihn: ${code(`.format(${name}=…)`)}, oder nimm einen f-Text.`,
    }),
  },
  {
    kind: 'not-in-set',
    line: /\.remove\s*\(/,
    explain: ({ facts, place }) => ({
      titel: 'Das ist nicht in der Menge',
      erklaerung: `${code('remove')} soll ${code(facts.message)} entfernen, aber das ist gar nicht in der Menge.`,
      tipp: `Nimm ${code('.discard(…)')}, das stört sich nicht daran.`,
      stelle: place,
    }),
  },
  {
    kind: 'unknown-key',
    explain: (problem) => {
      const { dict, keys } = asked(problem);
      const check = `if ${written(problem)} in ${dict}:`;
      return {
        titel: 'Diesen Schlüssel gibt es nicht',
        erklaerung: dict
          ? `In ${code(dict)} gibt es ${code(problem.facts.message)} nicht, es hat nur ${codeList(keys)}.`
          : `Den Schlüssel ${code(problem.facts.message)} gibt es in diesem Wörterbuch nicht.`,
        tipp: `Nimm einen, den es gibt, oder prüf vorher mit ${dict && check.length <= 40 && !asksAnew.test(check) ? code(check, 40) : `${code('in')}, ob er da ist`}.`,
      };
    },
  },
];

/** The dict that was asked, and its keys. */
function asked({ facts }: Problem): { dict: string | null; keys: readonly string[] } {
  const piece = facts.source ?? '';
  const before = beforeLastBracket(piece);
  const owner = piece.endsWith(')') ? before.replace(/\.\w+$/, '') : before;
  const found = facts.values.find(({ source, keys }) => keys && source === owner);
  return { dict: found?.source ?? null, keys: found?.keys ?? [] };
}

/** What gives another value the next time. */
const asksAnew = /\b(?:input|choice|rand\w+)\s*\(/;

/** The key as the program says it: `befehl`, not the value that it has just now. */
function written({ facts }: Problem): string {
  const piece = facts.source ?? '';
  const key = piece.endsWith(']')
    ? piece.slice(lastOpening(piece) + 1, -1).trim()
    : callIn(piece)?.values[0];
  const isKept = key !== undefined && !/^["'\d]/.test(key);
  return isKept ? key : facts.message;
}

function isLiteral(problem: Problem): boolean {
  return written(problem) === problem.facts.message;
}

function variableNow({ facts }: Problem, name: string): string | undefined {
  const known = facts.frames.toReversed().flatMap(({ locals }) => Object.entries(locals));
  return known.find(([own]) => own === name)?.[1].repr;
}

function bare(key: string): string {
  return key.replaceAll(/^['"]|['"]$/g, '');
}
