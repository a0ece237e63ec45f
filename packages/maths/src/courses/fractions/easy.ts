import { mistake } from '../../mistake.ts';
import { hundredths, plus, ratio, whole } from '../../numbers/fraction.ts';
import { pairs } from '../../numbers/pairs.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'B';

const partOf: Kind = {
  id: 'B1',
  course,
  difficulty: 'easy',
  title: 'Bruchteil von',
  draw: (random) => {
    const bottom = random.whole(3, 9);
    const top = random.whole(2, bottom - 1);
    const all = bottom * random.whole(3, 12);
    const piece = all / bottom;
    return {
      text: `Wie viel sind ${top}/${bottom} von ${all}?`,
      answer: whole(piece * top),
      mistakes: [
        mistake(
          'zaehler-vergessen',
          piece,
          `Du hast richtig durch ${bottom} geteilt, aber das ist erst ein Stück: Du brauchst ${top} davon.`,
        ),
        mistake(
          'vertauscht',
          ratio(all * bottom, top),
          'Du hast Zähler und Nenner vertauscht, aber die Zahl unten sagt, in wie viele Stücke geteilt wird.',
        ),
      ],
      steps: [
        {
          text: `Die Zahl unten teilt: Schneide ${all} in ${bottom} gleiche Stücke.`,
          line: `${all} : ${bottom} = ${piece}`,
          bars: [{ of: bottom, filled: top, cuts: bottom, says: `${top}/${bottom}` }],
        },
        {
          text: `Die Zahl oben zählt: Nimm ${top} Stücke.`,
          line: `${piece} · ${top} = ${piece * top}`,
        },
      ],
      numbers: [
        ['oben', top],
        ['unten', bottom],
        ['alles', all],
      ],
    };
  },
};

const asDecimal: Kind = {
  id: 'B2',
  course,
  difficulty: 'easy',
  title: 'Bruch als Kommazahl',
  draw: (random) => {
    const [a, b] = random.pick(decimalFractions);
    const inHundredths = (a * 100) / b;
    return {
      text: 'Schreib den Bruch als Kommazahl.',
      formula: `${a}/${b}`,
      answer: ratio(a, b),
      mistakes: [
        mistake(
          'strich-als-komma',
          ratio(a * (b < 10 ? 10 : 100) + b, b < 10 ? 10 : 100),
          'Du hast den Bruchstrich durch ein Komma ersetzt, aber der Strich bedeutet geteilt durch.',
        ),
        mistake(
          'vertauscht',
          ratio(b, a),
          `Du hast ${b} durch ${a} geteilt, aber geteilt wird die obere Zahl durch die untere.`,
        ),
      ],
      steps: [
        {
          text: `Erweitere auf Hundertstel: oben und unten mal ${100 / b}.`,
          line: `${a}/${b} = ${inHundredths}/100`,
        },
        {
          text: 'Hundertstel haben zwei Stellen hinter dem Komma.',
          line: `${inHundredths}/100 = ${written(ratio(a, b))}`,
        },
      ],
      numbers: [
        ['oben', a],
        ['unten', b],
      ],
    };
  },
};

const decimalFractions = pairs(
  '1/2 1/4 3/4 1/5 2/5 3/5 4/5 3/10 9/10 3/20 7/20 9/20 11/20 13/20 3/25 7/25 11/25 7/50 9/50',
);

const addDecimals: Kind = {
  id: 'B3',
  course,
  difficulty: 'easy',
  title: 'Kommazahlen addieren',
  draw: (random) => {
    const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
    const c = random.whole(1, 9) * 10 + random.whole(1, 9);
    const first = ratio(10 * a + b, 10);
    const second = hundredths(c);
    const sum = plus(first, second);
    return {
      text: 'Rechne aus.',
      formula: `${written(first)} + ${written(second)}`,
      answer: sum,
      mistakes: [
        mistake(
          'stellen-getrennt',
          hundredths(100 * a + b + c),
          `Du hast hinter dem Komma ${b} + ${c} gerechnet, aber die ${b} sind Zehntel, also ${b}0 Hundertstel.`,
        ),
        mistake(
          'komma-verrutscht',
          hundredths(100 * a + 10 * b + 10 * c),
          `Du hast ${written(second)} wie ${written(ratio(c, 10))} gerechnet, aber Komma muss unter Komma stehen.`,
        ),
      ],
      steps: [
        {
          text: 'Schreib Komma unter Komma und fülle mit einer Null auf.',
          line: `${a},${b}0 + ${written(second)}`,
        },
        {
          text: 'Jetzt Stelle für Stelle:',
          line: `${a},${b}0 + ${written(second)} = ${written(sum)}`,
        },
      ],
      numbers: [
        ['a', `${a}.${b}`],
        ['b', `0.${c}`],
      ],
    };
  },
};

export const easyFractionsAndPercent: readonly Kind[] = [partOf, asDecimal, addDecimals];
