import type { ErrorFacts } from '@hbg/contract/execution';
import type { Rule } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { callIn } from '../source/call.ts';
import { valueOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

export const popRules: Rule[] = [
  {
    kind: 'pop-from-empty',
    message:
      /^pop from (?:an )?empty|^'pop from an empty set'|^pop index out of range|^'popitem\(\)/,
    explain: ({ facts }) => {
      const owner = (callIn(facts.source)?.callee ?? 'die Liste').replace(/\.pop\w*$/, '');
      return {
        titel: 'Da ist nichts zum Herausnehmen',
        erklaerung: `${code('pop')} soll etwas aus ${code(owner)} herausnehmen, das dort nicht (mehr) ist.`,
        tipp: `Prüf vorher mit ${code(`len(${owner})`, 34)}, wie viele Werte noch darin sind.`,
      };
    },
  },
];

/** Lists, sets, dicts and texts: what they can hold, and what isn't in them. */
export const collectionRules: Rule[] = [
  {
    kind: 'collection-as-key',
    message: /^cannot use '(dict|list|set)' as a dict key/,
    explain: ({ facts }, [type = 'dict']) => {
      const piece = facts.source ?? '';
      const key = piece.endsWith(']') ? piece.slice(lastOpening(piece) + 1, -1).trim() : '';
      const value = plainName.test(key) ? valueOf(facts, key) : null;
      return value
        ? {
            titel: 'Das ist kein Schlüssel',
            erklaerung: `${code(key)} ist hier selbst ${type === 'dict' ? 'ein Wörterbuch' : typeName(type).is}, und als Schlüssel geht zum Beispiel ein Text oder eine Zahl.`,
            tipp: `Nimm nur einen Wert aus ${code(key)}${partOf(key, type === 'list' ? ['0'] : value.keys)}.`,
          }
        : null;
    },
  },
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
      const { callee = 'liste', values = [] } = callIn(facts.source) ?? {};
      const [list, wanted = 'wert'] = [callee.replace(/\.\w+$/, ''), values[0]];
      return {
        titel: 'Das ist nicht in der Liste',
        erklaerung: `${code(wanted)} soll in ${code(list)} gefunden werden, ist dort aber nicht.`,
        tipp: `Prüf vorher mit ${code(`if ${wanted} in ${list}:`, 34)}, ob der Wert da ist.`,
      };
    },
  },
  {
    kind: 'empty-sequence',
    message:
      /(?:max|min)\(\) (?:iterable argument|arg) is (?:empty|an empty)|empty sequence|requires at least one data point|^no m\w+ for empty data/,
    explain: ({ facts }) => ({
      titel: 'Da ist nichts drin',
      erklaerung: `${code(facts.source ?? 'Diese Funktion')} soll etwas auswählen, aber die Liste ist leer.`,
      tipp: `Füll die Liste zuerst, oder prüf vorher mit ${code(`if len(${listIn(facts)}) > 0:`, 34)}, ob etwas darin ist.`,
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
    kind: 'join-needs-texts',
    message: /^sequence item (\d+): expected str instance, (\w+) found|^can only join an iterable/,
    explain: ({ facts }, [index, type]) => ({
      titel: 'join verbindet nur Texte',
      erklaerung: type
        ? `${code('join')} verbindet nur Texte, aber an Stelle ${index ?? '0'} steht ${typeName(type).is}.`
        : `${code('join')} braucht eine Liste mit Texten.`,
      tipp: `Wandle jeden Wert mit ${code('str(…)')} um, bevor er in die Liste kommt, oder alle zusammen mit ${code(`[str(x) for x in ${listIn(facts)}]`, 40)}.`,
    }),
  },
  {
    kind: 'sum-of-texts',
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'|^sum\(\) can't sum strings/,
    line: /\bsum\s*\(.*/,
    explain: ({ place, facts }) => ({
      titel: 'sum rechnet nur mit Zahlen',
      erklaerung: `In dem, was ${code('sum')} zusammenzählen soll, stehen Texte.`,
      tipp: `Wandle jeden Wert mit ${code('int(…)')} um, bevor er in die Liste kommt, oder alle zusammen mit ${code(`[int(x) for x in ${listIn(facts)}]`, 40)}.`,
      stelle: place,
    }),
  },
];

/** `, zum Beispiel weg["norden"]` */
function partOf(dict: string, keys: readonly string[] = []): string {
  const [key] = keys;
  const part = `${dict}[${key?.replaceAll("'", '"')}]`;
  return key && part.length <= 34 ? `, zum Beispiel ${code(part, 34)}` : '';
}

/** The name of the list that a function is given. */
function listIn({ source }: ErrorFacts): string {
  const value = callIn(source)?.values[0] ?? '';
  return plainName.test(value) ? value : 'liste';
}

const plainName = withUmlauts(/^(?!\d)[\w.]+$/);
