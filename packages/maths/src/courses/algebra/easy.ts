import { mistake } from '../../mistake.ts';
import { whole } from '../../numbers/fraction.ts';
import type { Kind } from '../../task.ts';

const course = 'D';

const substitute: Kind = {
  id: 'D1',
  course,
  difficulty: 'easy',
  title: 'Einsetzen',
  draw: (random) => {
    const [a, b, x] = [random.whole(2, 9), random.whole(1, 9), random.whole(2, 9)];
    return {
      text: `Was kommt heraus, wenn x = ${x} ist?`,
      formula: `${a}x + ${b}`,
      answer: whole(a * x + b),
      mistakes: [
        mistake(
          'ziffern-geklebt',
          10 * a + x + b,
          `Du hast ${a} und ${x} nebeneinandergeschrieben, aber ${a}x heißt ${a} mal x: Der Malpunkt wird nur weggelassen.`,
        ),
        mistake(
          'plus-statt-mal',
          a + x + b,
          `Du hast ${a} und x zusammengezählt, aber ${a}x heißt ${a} mal x.`,
        ),
        mistake(
          'erst-addiert',
          a * (x + b),
          `Du hast zuerst x und ${b} zusammengezählt, aber Mal kommt vor Plus.`,
        ),
      ],
      steps: [
        { text: `${a}x heißt ${a} mal x.`, line: `${a} · ${x} = ${a * x}` },
        { text: 'Dann kommt das Plus dran.', line: `${a * x} + ${b} = ${a * x + b}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['x', x],
      ],
    };
  },
};

const oneStep: Kind = {
  id: 'D2',
  course,
  difficulty: 'easy',
  title: 'Waage mit einem Schritt',
  draw: (random) => {
    const [a, x] = [random.whole(3, 40), random.whole(2, 40)];
    return {
      text: 'Welche Zahl ist x?',
      formula: `x + ${a} = ${x + a}`,
      lead: 'x =',
      answer: whole(x),
      mistakes: [
        mistake(
          'addiert',
          x + 2 * a,
          `Du hast ${a} dazugezählt, aber um x allein zu haben, musst du das Plus umkehren: ${a} abziehen.`,
        ),
        mistake(
          'falsch-herum',
          -x,
          `Du hast ${x + a} von ${a} abgezogen, aber es ist umgekehrt: ${a} geht von ${x + a} weg.`,
        ),
      ],
      steps: [
        { text: `Nimm auf beiden Seiten der Waage ${a} weg.`, line: `x = ${x + a} − ${a}` },
        { text: 'Dann steht x allein.', line: `x = ${x}` },
      ],
      numbers: [
        ['dazu', a],
        ['ergebnis', x + a],
      ],
    };
  },
};

const pattern: Kind = {
  id: 'D3',
  course,
  difficulty: 'easy',
  title: 'Zahlenmuster',
  draw: (random) => {
    const [first, step, place] = [random.whole(2, 9), random.whole(2, 7), random.whole(8, 15)];
    const answer = first + (place - 1) * step;
    return {
      text: `Das Muster geht immer so weiter: ${first}, ${first + step}, ${first + 2 * step}, … Welche Zahl steht an Stelle ${place}?`,
      answer: whole(answer),
      mistakes: [
        mistake(
          'zaunpfahl',
          first + place * step,
          `Du bist ${place} Schritte gegangen, aber die erste Zahl steht schon da: Bis Stelle ${place} sind es nur ${place - 1}.`,
        ),
        mistake(
          'anfang-vergessen',
          place * step,
          `Du hast ${place} mal ${step} gerechnet, aber das Muster fängt nicht bei null an, sondern bei ${first}.`,
        ),
      ],
      steps: [
        {
          text: `Von Zahl zu Zahl sind es ${step}. Bis Stelle ${place} gehst du ${place - 1} Schritte.`,
          line: `${place - 1} · ${step} = ${(place - 1) * step}`,
        },
        { text: `Los geht es bei ${first}.`, line: `${first} + ${(place - 1) * step} = ${answer}` },
      ],
      numbers: [
        ['anfang', first],
        ['schritt', step],
        ['stelle', place],
      ],
    };
  },
};

export const easyAlgebraGarage: readonly Kind[] = [substitute, oneStep, pattern];
