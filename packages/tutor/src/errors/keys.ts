import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { beforeLastBracket } from '../source/brackets.ts';
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
            tipp: `Trag zuerst etwas ein: ${code(`${dict}[${problem.facts.message}] = …`, 34)}.`,
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
            tipp: `Nimm ${code(other)}, oder wandle vorher mit ${code(other.startsWith("'") ? 'str(…)' : 'int(…)')} um.`,
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
            tipp: `Schreib ${code(key)}: Auch große und kleine Buchstaben müssen stimmen.`,
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
      return {
        titel: 'Diesen Schlüssel gibt es nicht',
        erklaerung: dict
          ? `In ${code(dict)} gibt es ${code(problem.facts.message)} nicht, es hat nur ${codeList(keys)}.`
          : `Den Schlüssel ${code(problem.facts.message)} gibt es in diesem Wörterbuch nicht.`,
        tipp: dict
          ? `Nimm einen, den es gibt, oder prüf vorher mit ${code(`if ${problem.facts.message} in ${dict}:`, 34)}.`
          : `Nimm einen, den es gibt, oder prüf vorher mit ${code('in')}, ob er da ist.`,
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

function bare(key: string): string {
  return key.replaceAll(/^['"]|['"]$/g, '');
}
