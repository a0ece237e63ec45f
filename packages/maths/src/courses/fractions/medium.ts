import { mistake } from '../../mistake.ts';
import { hundredths, ratio } from '../../numbers/fraction.ts';
import { multipleOf } from '../../numbers/multiple.ts';
import { pairs } from '../../numbers/pairs.ts';
import { shortened } from '../../numbers/shortened.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'B';

const addFractions: Kind = {
  id: 'B4',
  course,
  difficulty: 'medium',
  title: 'Brüche addieren',
  draw: (random) => {
    const [b, d] = random.pick(bottoms);
    const [a, c] = [random.whole(1, b - 1), random.whole(1, d - 1)];
    const common = multipleOf(b, d);
    const [left, right] = [(a * common) / b, (c * common) / d];
    const sum = ratio(left + right, common);
    const piece = pieceNames[common] ?? 'Stücke';
    return {
      text: 'Rechne aus.',
      formula: `${a}/${b} + ${c}/${d}`,
      form: 'fraction',
      answer: sum,
      mistakes: [
        mistake(
          'einzeln-addiert',
          ratio(a + c, b + d),
          `Du hast oben und unten einzeln addiert. ${pieceNames[b]} und ${pieceNames[d]} sind aber verschieden große Stücke, die kann man noch nicht zusammenzählen.`,
        ),
        mistake(
          'nicht-erweitert',
          ratio(a + c, common),
          `Du hast den Nenner ${common} richtig gefunden, aber die Zähler nicht mit erweitert: Aus ${a}/${b} werden ${left}/${common}.`,
        ),
      ],
      steps: [
        {
          text: `Gleich große Stücke schneiden: ${piece} passen in beide.`,
          line: `${a}/${b} = ${left}/${common}   und   ${c}/${d} = ${right}/${common}`,
          bars: [
            { of: common, filled: left, cuts: b, says: `${a}/${b} = ${left}/${common}` },
            { of: common, filled: right, cuts: d, says: `${c}/${d} = ${right}/${common}` },
          ],
        },
        {
          text: 'Jetzt zählen die Stücke zusammen, die Größe bleibt.',
          line: `${left}/${common} + ${right}/${common} = ${left + right}/${common}${shortened(sum, common)}`,
          bars: [
            {
              of: common,
              filled: left + right,
              cuts: common,
              says: `${left + right}/${common}${shortened(sum, common)}`,
            },
          ],
        },
      ],
      numbers: [
        ['oben_1', a],
        ['unten_1', b],
        ['oben_2', c],
        ['unten_2', d],
      ],
    };
  },
};

const bottoms = pairs('2/3 2/4 3/4 2/5 4/5 3/6 4/6 2/8 5/10 2/10 4/20');

/** What equal pieces of one whole are called. */
const pieceNames: Readonly<Record<number, string>> = {
  2: 'Halbe',
  3: 'Drittel',
  4: 'Viertel',
  5: 'Fünftel',
  6: 'Sechstel',
  8: 'Achtel',
  10: 'Zehntel',
  12: 'Zwölftel',
  20: 'Zwanzigstel',
};

const percentOf: Kind = {
  id: 'B5',
  course,
  difficulty: 'medium',
  title: 'Prozentwert',
  draw: (random) => {
    const p = random.pick([5, 15, 20, 30, 35, 40, 60, 75]);
    const all = random.whole(2, 30) * 20;
    const one = ratio(all, 100);
    const value = ratio(p * all, 100);
    return {
      text: `Wie viel sind ${p} % von ${all}?`,
      answer: value,
      mistakes: [
        mistake(
          'durch-p',
          ratio(all, p),
          `Du hast durch ${p} geteilt, aber Prozent heißt Hundertstel: Erst durch 100, dann mal ${p}.`,
        ),
        mistake(
          'abgezogen',
          all - p,
          `Du hast die ${p} abgezogen, aber ${p} % sind ein Anteil von ${all} und keine feste Zahl.`,
        ),
        mistake(
          'durch-zehn',
          ratio(p * all, 10),
          'Du hast durch 10 statt durch 100 geteilt. Prozent sind aber Hundertstel.',
        ),
      ],
      steps: [
        { text: 'Ein Prozent ist ein Hundertstel.', line: `${all} : 100 = ${written(one)}` },
        { text: `Davon brauchst du ${p}.`, line: `${written(one)} · ${p} = ${written(value)}` },
      ],
      numbers: [
        ['prozent', p],
        ['alles', all],
      ],
    };
  },
};

const timesDecimals: Kind = {
  id: 'B6',
  course,
  difficulty: 'medium',
  title: 'Komma mal Komma',
  draw: (random) => {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    return {
      text: 'Rechne aus.',
      formula: `0,${a} · 0,${b}`,
      answer: hundredths(a * b),
      mistakes: [
        mistake(
          'eine-stelle',
          ratio(a * b, 10),
          'Du hast nur eine Stelle hinter dem Komma gezählt, aber es sind zusammen zwei: Zehntel mal Zehntel sind Hundertstel.',
        ),
        mistake('ohne-komma', a * b, 'Du hast richtig malgenommen, aber das Komma vergessen.'),
      ],
      steps: [
        { text: 'Erst ohne Komma rechnen.', line: `${a} · ${b} = ${a * b}` },
        {
          text: 'Dann die Stellen hinter den Kommas zusammenzählen: Es sind zwei.',
          line: `0,${a} · 0,${b} = ${written(hundredths(a * b))}`,
        },
      ],
      numbers: [
        ['a', `0.${a}`],
        ['b', `0.${b}`],
      ],
    };
  },
};

export const mediumFractionsAndPercent: readonly Kind[] = [addFractions, percentOf, timesDecimals];
