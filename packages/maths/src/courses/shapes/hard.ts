import { mistake } from '../../mistake.ts';
import { hundredths, ratio, whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Draft, Kind } from '../../task.ts';

const course = 'C';

const aquarium: Kind = {
  id: 'C7',
  course,
  difficulty: 'hard',
  title: 'Aquarium in Litern',
  draw: (random) => {
    const [a, b, c] = [random.whole(3, 9) * 10, random.whole(2, 5) * 10, random.whole(2, 5) * 10];
    const volume = a * b * c;
    const litres = ratio(volume, 1_000);
    return {
      text: `Ein Aquarium ist innen ${a} cm lang, ${b} cm breit und ${c} cm hoch. Wie viele Liter passen hinein?`,
      unit: 'Liter',
      answer: litres,
      mistakes: [
        mistake(
          'nicht-umgerechnet',
          volume,
          'Du hast die Kubikzentimeter richtig ausgerechnet, aber ein Liter hat 1.000 davon.',
        ),
        mistake(
          'durch-hundert',
          ratio(volume, 100),
          'Du hast durch 100 geteilt, aber ein Liter ist ein Würfel von 10 mal 10 mal 10 Zentimetern: 1.000.',
        ),
        mistake(
          'oberflaeche',
          ratio(2 * (a * b + b * c + a * c), 1_000),
          'Du hast die Oberfläche des Glases ausgerechnet, aber gefragt ist, was hineinpasst.',
        ),
      ],
      steps: [
        { text: 'Länge mal Breite mal Höhe:', line: `${a} · ${b} · ${c} = ${written(volume)} cm³` },
        {
          text: 'Ein Liter sind 1.000 cm³.',
          line: `${written(volume)} : 1.000 = ${written(litres)}`,
        },
      ],
      numbers: [
        ['laenge', a],
        ['breite', b],
        ['hoehe', c],
      ],
    };
  },
};

const circle: Kind = {
  id: 'C8',
  course,
  difficulty: 'hard',
  title: 'Kreisfläche',
  draw: (random) => {
    const radius = random.whole(3, 25);
    const diameter = 2 * radius;
    const pi = 314;
    const area = hundredths(pi * radius * radius);
    return {
      text: `Ein rundes Schild hat ${diameter} cm Durchmesser. Wie groß ist seine Fläche? Rechne mit π ≈ 3,14.`,
      unit: 'cm²',
      answer: area,
      mistakes: [
        mistake(
          'durchmesser',
          hundredths(pi * diameter * diameter),
          'Du hast mit dem Durchmesser gerechnet, aber in der Formel steht der Radius: die Hälfte davon.',
        ),
        mistake(
          'umfang',
          hundredths(pi * diameter),
          'Du hast den Umfang ausgerechnet, aber gefragt ist die Fläche.',
        ),
      ],
      steps: [
        {
          text: 'Der Radius ist der halbe Durchmesser.',
          line: `${diameter} cm : 2 = ${radius} cm`,
        },
        { text: 'Radius mal Radius:', line: `${radius} · ${radius} = ${radius * radius}` },
        { text: 'Und das mal π:', line: `3,14 · ${radius * radius} = ${written(area)}` },
      ],
      numbers: [
        ['durchmesser', diameter],
        ['pi', '3.14'],
      ],
    };
  },
};

const pythagoras: Kind = {
  id: 'C9',
  course,
  difficulty: 'hard',
  title: 'Pythagoras',
  draw: (random) => {
    const times = random.whole(1, 4);
    const [a, b, c] = sidesOf(random.pick(triples), times);
    return random.whole(0, 1) === 0 ? longSide(a, b, c) : shortSide(a, b, c);
  },
};

type Sides = readonly [number, number, number];
const triples: readonly Sides[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
];

function sidesOf([a, b, c]: Sides, times: number): Sides {
  return [a * times, b * times, c * times];
}

function longSide(a: number, b: number, c: number): Draft {
  return {
    text: `In einem Dreieck bilden zwei Seiten von ${a} cm und ${b} cm einen rechten Winkel. Wie lang ist die Seite gegenüber?`,
    unit: 'cm',
    answer: whole(c),
    mistakes: [
      mistake(
        'seiten-addiert',
        a + b,
        'Du hast die Seiten zusammengezählt, aber der direkte Weg ist kürzer: Addiert werden die Quadrate.',
      ),
      mistake(
        'wurzel-vergessen',
        a * a + b * b,
        'Du hast die Quadrate richtig addiert, aber am Ende die Wurzel vergessen.',
      ),
    ],
    steps: [
      {
        text: 'Die Quadrate der kurzen Seiten:',
        line: `${a}² + ${b}² = ${a * a} + ${b * b} = ${a * a + b * b}`,
      },
      { text: 'Die Wurzel daraus ist die lange Seite.', line: `√${a * a + b * b} = ${c}` },
    ],
    numbers: [
      ['a', a],
      ['b', b],
    ],
  };
}

function shortSide(a: number, b: number, c: number): Draft {
  return {
    text: `Die längste Seite eines rechtwinkligen Dreiecks misst ${c} cm, eine kurze ${a} cm. Wie lang ist die andere kurze?`,
    unit: 'cm',
    answer: whole(b),
    mistakes: [
      mistake(
        'seiten-abgezogen',
        c - a,
        'Du hast die Seiten voneinander abgezogen, aber der Satz gilt für ihre Quadrate.',
      ),
      mistake(
        'wurzel-vergessen',
        b * b,
        'Du hast die Quadrate richtig abgezogen, aber am Ende die Wurzel vergessen.',
      ),
    ],
    steps: [
      {
        text: 'Vom Quadrat der langen Seite das der kurzen abziehen:',
        line: `${c}² − ${a}² = ${c * c} − ${a * a} = ${b * b}`,
      },
      { text: 'Die Wurzel daraus ist die gesuchte Seite.', line: `√${b * b} = ${b}` },
    ],
    numbers: [
      ['lange', c],
      ['kurze', a],
    ],
  };
}

export const hardShapesAndMeasures: readonly Kind[] = [aquarium, circle, pythagoras];
