import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { code, codeList } from '../words/code-quote.ts';
import { englishColour, shapeFor } from '../words/turtle-words.ts';

export const turtleRules: Rule[] = [
  {
    kind: 'colour-numbers',
    message: /^bad color (?:sequence|arguments): (\(.*\)|\S+)/,
    explain: ({ facts }, [parts = '']) => {
      const numbers = parts.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
      const isMixed = numbers.every((part) => part >= 0 && part <= 255 && Number.isInteger(part));
      const module = facts.source?.startsWith('turtle.') ? 'turtle.' : '';
      return {
        titel: 'Farbe aus Zahlen',
        erklaerung: `Mit ${code(parts)} kann die Schildkröte keine Farbe mischen.`,
        tipp:
          isMixed && numbers.length === 3
            ? `Sag ihr vorher, dass deine Zahlen bis 255 gehen: ${code(`${module}colormode(255)`)}.`
            : `Nimm drei Zahlen von 0 bis 1, nach ${code('colormode(255)')} von 0 bis 255, oder einen Namen wie ${code('"red"')}.`,
      };
    },
  },
  {
    kind: 'unknown-colour',
    message: /^bad color string: (.*)/,
    explain: (_, [name = '']) => {
      const english = englishColour(name.replaceAll(/["']/g, ''));
      return {
        titel: 'Unbekannte Farbe',
        erklaerung: `Die Farbe ${code(name)} kennt die Schildkröte nicht.`,
        tipp: `Farben haben hier englische Namen${english ? `: Nimm ${code(`"${english}"`)}` : ', zum Beispiel `"red"` oder `"lightblue"`'}.`,
      };
    },
  },
  {
    kind: 'unknown-shape',
    message: /^There is no shape named (.*)/,
    explain: ({ facts }, [name = '']) => {
      const written = callIn(facts.source)?.values[0] ?? '';
      if (name.startsWith('<')) return shapeWithoutQuotes(written);
      const shape = shapeFor(name);
      return {
        titel: 'Unbekannte Form',
        erklaerung: `Eine Form ${code(name)} kennt die Schildkröte nicht.`,
        tipp: shape
          ? `Auch die Formen heißen englisch: Nimm ${code(`"${shape}"`)}.`
          : `Es gibt ${codeList(['"turtle"', '"arrow"', '"circle"', '"square"', '"triangle"', '"classic"'], { most: 6 })}.`,
      };
    },
  },
  {
    kind: 'unknown-speed',
    message: /^bad speed: (.*)/,
    explain: (_, [name = '']) => ({
      titel: 'Unbekanntes Tempo',
      erklaerung: `Ein Tempo ${code(name)} kennt die Schildkröte nicht.`,
      tipp: `Nimm eine Zahl von 1 (langsam) bis 10 (schnell), oder 0 für sofort.`,
    }),
  },
  {
    kind: 'turtle-error',
    explain: ({ facts }) => ({
      titel: 'Das kann die Schildkröte nicht',
      erklaerung: `Mit den Werten in ${code(facts.source ?? 'dieser Zeile')} kann die Schildkröte nichts anfangen.`,
      tipp: 'Prüf, was zwischen den Klammern steht.',
    }),
  },
];

function shapeWithoutQuotes(written: string) {
  return {
    titel: 'Form ohne Anführungszeichen',
    erklaerung: `Der Name einer Form ist ein Text, aber ${code(written)} steht hier ohne Anführungszeichen.`,
    tipp: `Schreib ${code(`"${written}"`)}.`,
  };
}

/** What else can be wrong between the brackets of a command for turtles. */
export const turtleArgumentRules: Rule[] = [
  {
    kind: 'key-and-function-swapped',
    message: /^the name of a key must be a str/,
    explain: ({ facts }) => {
      const { callee = 'onkey', values = [] } = callIn(facts.source) ?? {};
      const [one = '"Up"', other = 'f'] = values;
      return {
        titel: 'Erst die Funktion, dann die Taste',
        erklaerung: `Bei ${code(callee)} steht zuerst die Funktion und danach die Taste als Text.`,
        tipp: `Schreib ${code(/^["']/.test(one) ? `${callee}(${other}, ${one})` : `${callee}(f, "Up")`, 40)}.`,
      };
    },
  },
  {
    kind: 'two-numbers-wanted',
    message: /^cannot unpack non-iterable (?:int|float) object/,
    explain: ({ facts }) => {
      const { callee = '', name = '', values = [] } = callIn(facts.source) ?? {};
      return /^(?:goto|setpos|setposition|teleport|towards|distance)$/.test(name)
        ? {
            titel: 'Zwei Zahlen für einen Ort',
            erklaerung: `${code(name)} braucht zwei Zahlen: eine für rechts und links und eine für oben und unten.`,
            tipp: `Schreib zum Beispiel ${code(`${callee}(${values[0] ?? '100'}, 0)`, 34)}.`,
          }
        : null;
    },
  },
];
