import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

/** Lists, sets, dicts and texts: what they can hold, and what isn't in them. */
export const collectionRules: Rule[] = [
  {
    kind: 'unhashable',
    message: /unhashable type: '(.+?)'/,
    explain: ({ facts }, [type = 'list']) => ({
      titel: facts.message.includes('set element')
        ? 'Geht nicht in eine Menge'
        : 'Geht nicht als Schlüssel',
      erklaerung: `Hier steht ${typeName(type).is}, und was sich ändern kann, darf kein Schlüssel und kein Teil einer Menge sein.`,
      tipp: 'Nimm einen Text, eine Zahl oder ein Tupel mit runden Klammern, wie `(1, 2)`.',
    }),
  },
  {
    kind: 'not-in-list',
    message: /^\w+\.(?:remove|index)\(x\): x not in|is not in (?:list|deque)/,
    explain: ({ facts }) => {
      const piece = facts.source ?? '';
      const [, list = 'liste', wanted = 'wert'] = /^(.*)\.\w+\((.*)\)$/s.exec(piece) ?? [];
      return {
        titel: 'Das ist nicht in der Liste',
        erklaerung: `${code(wanted)} soll in ${code(list)} gefunden werden, ist dort aber nicht.`,
        tipp: `Prüf vorher mit ${code(`if ${wanted} in ${list}:`, 34)}, ob der Wert da ist.`,
      };
    },
  },
  {
    kind: 'not-in-text',
    message: /^substring not found/,
    explain: () => ({
      titel: 'Das ist nicht im Text',
      erklaerung: `${code('index')} sucht ein Stück Text, das hier nicht vorkommt.`,
      tipp: `Nimm ${code('.find(…)')}, das dann ${code('-1')} liefert, oder prüf vorher mit ${code('in')}.`,
    }),
  },
  {
    kind: 'empty-sequence',
    message:
      /(?:max|min)\(\) (?:iterable argument|arg) is (?:empty|an empty)|empty sequence|requires at least one data point|^no m\w+ for empty data/,
    explain: ({ facts }) => ({
      titel: 'Da ist nichts drin',
      erklaerung: `${code(facts.source ?? 'Diese Funktion')} soll etwas auswählen, aber die Liste ist leer.`,
      tipp: 'Füll die Liste zuerst, oder prüf vorher mit `if liste:`, ob etwas darin ist.',
    }),
  },
  {
    kind: 'empty-range',
    message: /^empty range (?:for|in) (.*)/,
    explain: ({ facts }) => ({
      titel: 'Zahlen vertauscht?',
      erklaerung: `Bei ${code(facts.source ?? 'randint(…)')} ist die erste Zahl größer als die zweite, dazwischen liegt nichts.`,
      tipp: 'Schreib zuerst die kleine und dann die große Zahl, wie in `randint(1, 6)`.',
    }),
  },
  {
    kind: 'sample-too-large',
    message: /^Sample larger than population/,
    explain: () => ({
      titel: 'So viele gibt es nicht',
      erklaerung: `${code('sample')} soll mehr verschiedene Werte ziehen, als in der Liste sind.`,
      tipp: 'Zieh weniger, oder nimm `random.choices(…)`, dort darf sich etwas wiederholen.',
    }),
  },
  {
    kind: 'range-step-zero',
    message: /^range\(\) arg 3 must not be zero/,
    explain: () => ({
      titel: 'Schrittweite null',
      erklaerung: `Mit der Schrittweite ${code('0')} kommt ${code('range')} nie voran.`,
      tipp: 'Nimm eine andere Zahl als dritten Wert, rückwärts geht es mit `-1`.',
    }),
  },
  {
    kind: 'join-needs-texts',
    message: /^sequence item (\d+): expected str instance, (\w+) found|^can only join an iterable/,
    explain: (_, [index, type]) => ({
      titel: 'join verbindet nur Texte',
      erklaerung: type
        ? `${code('join')} verbindet nur Texte, aber an Stelle ${index ?? '0'} steht ${typeName(type).is}.`
        : `${code('join')} braucht eine Liste mit Texten.`,
      tipp: `Mach vorher aus allen Werten Texte: ${code('[str(x) for x in liste]')}.`,
    }),
  },
  {
    kind: 'sum-of-texts',
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'|^sum\(\) can't sum strings/,
    line: /\bsum\s*\(.*/,
    explain: ({ place }) => ({
      titel: 'sum rechnet nur mit Zahlen',
      erklaerung: `In dem, was ${code('sum')} zusammenzählen soll, stehen Texte.`,
      tipp: `Mach aus den Texten zuerst Zahlen: ${code('[int(x) for x in liste]')}.`,
      stelle: place,
    }),
  },
];
