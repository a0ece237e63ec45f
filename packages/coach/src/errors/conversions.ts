import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { valueOf } from '../source/operands.ts';
import { isFromInput } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';
import { decimalRangeRules } from './decimal-ranges.ts';
import { typedText } from './typed-text.ts';

/** `int(…)` and `float(…)` of something that isn't a number. */
export const conversionRules: Rule[] = [
  {
    kind: 'empty-number',
    message:
      /^(?:invalid literal for int\(\) with base \d+|could not convert string to float): '\s*'$/,
    explain: ({ facts }) => ({
      titel: 'Aus nichts wird keine Zahl',
      erklaerung: `Der Text in ${code(facts.source ?? 'int(…)')} ist leer, daraus kann Python keine Zahl machen.`,
      tipp: 'Gib bei der Eingabe eine Zahl ein, oder prüf vorher, ob der Text leer ist.',
    }),
  },
  {
    kind: 'decimal-comma',
    message:
      /^(?:invalid literal for int\(\) with base \d+|could not convert string to float): '(\s*-?\d+,\d+\s*)'$/,
    explain: ({ facts }, [text = '']) => ({
      titel: 'Komma statt Punkt',
      erklaerung: `In ${code(`'${text}'`)} steht ein Komma, aber Python schreibt Kommazahlen mit einem Punkt.`,
      tipp: facts.message.includes('int()')
        ? `Schreib ${code(text.replace(',', '.'))}, und nimm ${code('float(…)')} statt ${code('int(…)')}.`
        : `Schreib ${code(text.replace(',', '.'))}.`,
    }),
  },
  {
    kind: 'decimal-as-int',
    message: /^invalid literal for int\(\) with base \d+: '(\s*[-+]?\d*\.\d*\s*)'$/,
    explain: ({ facts }, [text = '']) => {
      const { name, values = [] } = callIn(facts.source) ?? {};
      const whole = name === 'int' ? `float(${values[0] ?? ''})` : 'float(…)';
      return {
        titel: 'int nimmt nur ganze Zahlen',
        erklaerung: `${code(`'${text}'`)} ist eine Kommazahl, und ${code('int')} liest aus einem Text nur ganze Zahlen.`,
        tipp: `Nimm ${code(whole)}, und zum Abschneiden danach noch ${code('int(…)')}.`,
      };
    },
  },
  {
    kind: 'number-with-unit',
    message:
      /^(?:invalid literal for int\(\) with base \d+|could not convert string to float): '(\s*-?\d+(?:\.\d+)?)\s*(\D+)'$/,
    explain: (_, [number = '', unit = '']) => ({
      titel: 'Mehr als nur eine Zahl',
      erklaerung: `Im Text steht hinter der Zahl ${code(number)} noch ${code(unit)}, und damit kann Python nicht rechnen.`,
      tipp: 'Lass nur die Ziffern stehen, ohne Wörter, Einheiten oder Leerzeichen.',
    }),
  },
  {
    kind: 'text-as-number',
    message:
      /^(?:invalid literal for int\(\) with base \d+|could not convert string to float): (.*)$/s,
    explain: (problem, [text = '']) => {
      const name = /^(?:int|float)\((.*)\)$/s.exec(problem.facts.source ?? '')?.[1] ?? '';
      return {
        titel: 'Das ist keine Zahl',
        erklaerung: `Aus dem Text ${code(text)} kann Python keine Zahl machen.`,
        tipp: isFromInput(problem, name)
          ? 'Gib beim nächsten Mal nur Ziffern ein, zum Beispiel `12`.'
          : 'Schreib nur Ziffern in den Text, oder lass die Umwandlung weg.',
      };
    },
  },
  {
    kind: 'convert-each',
    message: /^(int|float)\(\) argument must be .*, not 'list'/,
    explain: ({ facts }, [name = 'int']) => {
      const value = callIn(facts.source)?.values[0] ?? '';
      return /\.split\s*\(.*\)$/s.test(value)
        ? {
            titel: 'Jeden Teil einzeln umwandeln',
            erklaerung: `${code('split')} macht aus dem Text eine Liste, und ${code(name)} wandelt immer nur einen einzelnen Wert um.`,
            tipp: `Wandle mit ${code('map')} alle um: ${code(`map(${name}, ${value})`, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'not-convertible',
    message: /^(int|float|complex)\(\) argument must be .*, not '(.+?)'/,
    explain: (_, [name = 'int', type = 'list']) => ({
      titel: 'Daraus wird keine Zahl',
      erklaerung: `${code(name)} macht aus einem Text oder einer Zahl eine neue Zahl, aber nicht aus ${typeName(type).with}.`,
      tipp: 'Gib einen einzelnen Wert hinein, bei einer Liste zum Beispiel den ersten mit `[0]`.',
    }),
  },
  {
    kind: 'input-is-text',
    message: /^'str' object cannot be interpreted as an integer/,
    explain: (problem) => {
      const names = problem.facts.values.map(({ source }) => source);
      const given = [...names, ...(callIn(problem.facts.source)?.values ?? [])];
      const input = given.find((piece) => isFromInput(problem, piece));
      return input === undefined ? null : typedText(input);
    },
  },
  {
    kind: 'floor-division-needed',
    message: /^'float' object cannot be interpreted as an integer/,
    explain: ({ facts }) => {
      const piece = facts.source ?? '';
      return / \/ /.test(piece)
        ? {
            titel: 'Teilen ergibt eine Kommazahl',
            erklaerung: `In ${code(piece, 34)} macht ${code('/')} immer eine Kommazahl, auch wenn die Teilung aufgeht.`,
            tipp: `Nimm ${code('//')}, dann bleibt es eine ganze Zahl: ${code(piece.replace(' / ', ' // '), 40)}.`,
          }
        : null;
    },
  },
  ...decimalRangeRules,
  {
    kind: 'whole-number-needed',
    message:
      /^(?:'(.+?)' object cannot be interpreted as an integer( or float)?|must be (real number), not (\w+))/,
    explain: (problem, [counted, orFloat, real, other]) => {
      const type = counted ?? other ?? 'str';
      const call = callIn(problem.facts.source);
      const isAny = (orFloat ?? real) !== undefined || call?.name === 'sleep';
      return {
        titel: isAny ? 'Hier gehört eine Zahl hin' : 'Hier gehört eine ganze Zahl hin',
        erklaerung: `${code(problem.facts.source ?? 'Diese Funktion')} braucht eine ${isAny ? '' : 'ganze '}Zahl, bekommt aber ${typeName(type).needs}.`,
        tipp: cureFor(problem, type, isAny ? 'float' : 'int'),
      };
    },
  },
  {
    kind: 'one-character-needed',
    message: /^ord\(\) expected a character/,
    explain: () => ({
      titel: 'Genau ein Zeichen',
      erklaerung: `${code('ord')} gibt die Nummer eines einzelnen Zeichens, aber hier steht keines oder mehr als eines.`,
      tipp: 'Nimm ein Zeichen aus dem Text heraus, zum Beispiel mit `text[0]`.',
    }),
  },
  {
    kind: 'too-many-digits',
    message: /^Exceeds the limit \((\d+) digits\)/,
    explain: () => ({
      titel: 'Zu viele Ziffern',
      erklaerung:
        'Diese Zahl hat mehr als 4300 Ziffern, und so lange Zahlen wandelt Python nicht in einen Text um oder zurück.',
      tipp: 'Rechne mit kleineren Zahlen, oder zeig nur einen Teil an, zum Beispiel mit `% 1000`.',
    }),
  },
];

const numberAsText = /^["']\s*(-?\d+(?:\.\d+)?)\s*["']$/;

function cureFor({ facts }: Problem, type: string, conversion: string): string {
  if (type === 'list' || type === 'dict') return 'Nimm die Länge der Liste, mit `len(…)`.';
  const { callee = '', values = [] } = callIn(facts.source) ?? {};
  const texts = values.filter((value) => /^["']/.test(value));
  if (type === 'str' && texts.length > 0) {
    const bare = values.map((value) => numberAsText.exec(value)?.[1] ?? value).join(', ');
    return texts.every((text) => numberAsText.test(text))
      ? `Schreib die Zahl ohne Anführungszeichen: ${code(`${callee}(${bare})`, 34)}.`
      : `Schreib statt ${code(texts[0] ?? '')} eine Zahl hin, ohne Anführungszeichen.`;
  }
  const culprit = values.find((value) => valueOf(facts, value)?.type === type);
  return ['str', 'float', 'bool'].includes(type)
    ? `Wandle den Wert vorher um, mit ${code(`${conversion}(${culprit ?? '…'})`)}.`
    : 'Prüf, ob dahinter Klammern fehlen oder ein anderer Name gemeint ist.';
}
