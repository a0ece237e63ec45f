import { mistake } from '../../mistake.ts';
import { whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'A';

const orderOfOperations: Kind = {
  id: 'A1',
  course,
  difficulty: 'easy',
  title: 'Punkt vor Strich',
  draw: (random) => {
    const [a, b, c] = [random.whole(2, 20), random.whole(2, 9), random.whole(2, 9)];
    return {
      text: 'Rechne aus.',
      formula: `${a} + ${b} · ${c}`,
      answer: whole(a + b * c),
      mistakes: [
        mistake(
          'von-links',
          (a + b) * c,
          'Du hast von links nach rechts gerechnet, aber Mal kommt vor Plus, egal wo es steht.',
        ),
        mistake(
          'nur-plus',
          a + b + c,
          `Du hast alles zusammengezählt, aber zwischen ${b} und ${c} steht ein Malpunkt.`,
        ),
      ],
      steps: [
        { text: 'Punkt vor Strich: Zuerst wird malgenommen.', line: `${b} · ${c} = ${b * c}` },
        { text: 'Dann kommt das Plus dran.', line: `${a} + ${b * c} = ${a + b * c}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['c', c],
      ],
    };
  },
};

const borrowing: Kind = {
  id: 'A2',
  course,
  difficulty: 'easy',
  title: 'Abziehen mit Übertrag',
  draw: (random) => {
    const hundreds = random.whole(2, 9);
    const a = hundreds * 100 + random.whole(0, 4) * 10 + random.whole(0, 4);
    const full = random.whole(1, hundreds - 1) * 100;
    const rest = random.whole(5, 9) * 10 + random.whole(5, 9);
    const b = full + rest;
    return {
      text: 'Rechne aus.',
      formula: `${a} − ${b}`,
      answer: whole(a - b),
      mistakes: [
        mistake(
          'klein-von-gross',
          digitByDigit(a, b),
          'Du hast an jeder Stelle die kleinere Ziffer von der größeren abgezogen, aber oben ist sie zu klein: Da musst du dir einen Zehner oder Hunderter holen.',
        ),
        mistake(
          'uebertrag',
          a - b + 100,
          'Du hast dir einen Hunderter geholt, aber vergessen, dass er vorne dann fehlt.',
        ),
      ],
      steps: [
        {
          text: 'Zieh in zwei Häppchen ab. Erst die Hunderter:',
          line: `${a} − ${full} = ${a - full}`,
        },
        { text: 'Dann den Rest:', line: `${a - full} − ${rest} = ${a - b}` },
        { text: 'Die Probe stimmt.', line: `${a - b} + ${b} = ${a}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
      ],
    };
  },
};

function digitByDigit(a: number, b: number): number {
  const places = [100, 10, 1];
  return places.reduce((sum, at) => sum + Math.abs(digitOf(a, at) - digitOf(b, at)) * at, 0);
}

function digitOf(number: number, place: number): number {
  return Math.floor(number / place) % 10;
}

const rounding: Kind = {
  id: 'A3',
  course,
  difficulty: 'easy',
  title: 'Runden auf Hunderter',
  draw: (random) => {
    const full = random.whole(11, 98) * 100;
    const n = full + random.whole(45, 49);
    return {
      text: `Runde ${written(n)} auf Hunderter.`,
      answer: whole(full),
      mistakes: [
        mistake(
          'zweimal',
          full + 100,
          'Du hast zweimal gerundet, erst auf Zehner und dann auf Hunderter, aber beim Runden zählt nur die Ziffer gleich rechts daneben.',
        ),
        mistake(
          'zehner',
          full + 50,
          'Du hast auf Zehner gerundet, aber gefragt sind Hunderter: Hinten stehen dann zwei Nullen.',
        ),
      ],
      steps: [
        { text: 'Rechts neben den Hundertern stehen die Zehner. Da steht eine 4.' },
        {
          text: 'Unter 5 wird abgerundet: Die Hunderter bleiben.',
          line: `${written(n)} ≈ ${written(full)}`,
        },
      ],
      numbers: [['zahl', n]],
    };
  },
};

export const easyNumberWorkshop: readonly Kind[] = [orderOfOperations, borrowing, rounding];
