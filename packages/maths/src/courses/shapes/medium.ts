import { mistake } from '../../mistake.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'C';

const thirdAngle: Kind = {
  id: 'C4',
  course,
  difficulty: 'medium',
  title: 'Dritter Winkel',
  draw: (random) => {
    const [a, b] = [random.whole(30, 75), random.whole(40, 80)];
    return {
      text: `In einem Dreieck sind zwei Winkel ${a}° und ${b}° groß. Wie groß ist der dritte?`,
      unit: '°',
      answer: whole(180 - a - b),
      mistakes: [
        mistake(
          'viereck',
          360 - a - b,
          'Du hast mit 360° gerechnet, aber das ist die Summe im Viereck. Im Dreieck sind es 180°.',
        ),
        mistake(
          'nur-addiert',
          a + b,
          'Du hast die beiden Winkel zusammengezählt, aber gesucht ist, was bis 180° noch fehlt.',
        ),
      ],
      steps: [
        { text: 'Die zwei bekannten Winkel zusammen:', line: `${a}° + ${b}° = ${a + b}°` },
        { text: 'Alle drei ergeben 180°.', line: `180° − ${a + b}° = ${180 - a - b}°` },
      ],
      numbers: [
        ['winkel_1', a],
        ['winkel_2', b],
      ],
    };
  },
};

const triangle: Kind = {
  id: 'C5',
  course,
  difficulty: 'medium',
  title: 'Dreiecksfläche',
  draw: (random) => {
    const [base, height] = [random.whole(3, 15), random.whole(3, 15)];
    const area = ratio(base * height, 2);
    return {
      text: `Ein Dreieck hat eine ${base} cm lange Grundseite und ist ${height} cm hoch. Wie groß ist seine Fläche?`,
      unit: 'cm²',
      answer: area,
      mistakes: [
        mistake(
          'haelfte-vergessen',
          base * height,
          'Du hast Grundseite mal Höhe gerechnet, aber das ist das ganze Rechteck: Das Dreieck ist die Hälfte davon.',
        ),
        mistake(
          'addiert',
          ratio(base + height, 2),
          'Du hast die Seiten zusammengezählt, aber für eine Fläche wird malgenommen.',
        ),
      ],
      steps: [
        {
          text: 'Das Rechteck darum herum:',
          line: `${base} cm · ${height} cm = ${base * height} cm²`,
        },
        {
          text: 'Das Dreieck ist die Hälfte.',
          line: `${base * height} cm² : 2 = ${written(area)} cm²`,
        },
      ],
      numbers: [
        ['grundseite', base],
        ['hoehe', height],
      ],
    };
  },
};

const areas: Kind = {
  id: 'C6',
  course,
  difficulty: 'medium',
  title: 'Flächen umrechnen',
  draw: (random) => {
    const tenths = random.whole(11, 99);
    const area = ratio(tenths, 10);
    return {
      text: `Wie viele Quadratdezimeter sind ${written(area)} m²?`,
      unit: 'dm²',
      answer: whole(tenths * 10),
      mistakes: [
        mistake(
          'laengenfaktor',
          tenths,
          'Du hast mit 10 malgenommen, aber das gilt für Längen. Bei Flächen zählen Länge und Breite: 10 mal 10.',
        ),
        mistake(
          'raumfaktor',
          tenths * 100,
          'Du hast mit 1.000 malgenommen, aber das gilt für Räume. Eine Fläche hat nur zwei Richtungen.',
        ),
      ],
      steps: [
        {
          text: 'Ein Quadratmeter ist 10 dm lang und 10 dm breit.',
          line: '1 m² = 10 · 10 dm² = 100 dm²',
        },
        { text: 'Also mal 100:', line: `${written(area)} · 100 = ${written(tenths * 10)}` },
      ],
      numbers: [['quadratmeter', `${Math.floor(tenths / 10)}.${tenths % 10}`]],
    };
  },
};

export const mediumShapesAndMeasures: readonly Kind[] = [thirdAngle, triangle, areas];
