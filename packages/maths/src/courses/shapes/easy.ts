import { mistake } from '../../mistake.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'C';

const perimeter: Kind = {
  id: 'C1',
  course,
  difficulty: 'easy',
  title: 'Umfang',
  draw: (random) => {
    const [a, b] = [random.whole(5, 20), random.whole(7, 25)];
    return {
      text: `Ein Rechteck ist ${a} cm lang und ${b} cm breit. Wie groß ist sein Umfang?`,
      unit: 'cm',
      answer: whole(2 * (a + b)),
      mistakes: [
        mistake(
          'flaeche',
          a * b,
          'Du hast die Fläche ausgerechnet, aber der Umfang ist der Weg einmal außen herum.',
        ),
        mistake(
          'zwei-seiten',
          a + b,
          'Du hast zwei Seiten zusammengezählt, aber ein Rechteck hat vier: jede Länge zweimal.',
        ),
      ],
      steps: [
        {
          text: 'Eine lange und eine kurze Seite zusammen:',
          line: `${a} cm + ${b} cm = ${a + b} cm`,
        },
        { text: 'Davon gibt es zwei.', line: `${a + b} cm · 2 = ${2 * (a + b)} cm` },
      ],
      numbers: [
        ['laenge', a],
        ['breite', b],
      ],
    };
  },
};

const lengths: Kind = {
  id: 'C2',
  course,
  difficulty: 'easy',
  title: 'Längen umrechnen',
  draw: (random) => {
    const tenths = random.whole(11, 99);
    const km = ratio(tenths, 10);
    return {
      text: `Wie viele Meter sind ${written(km)} km?`,
      unit: 'm',
      answer: whole(tenths * 100),
      mistakes: [
        mistake(
          'mal-hundert',
          tenths * 10,
          'Du hast mit 100 malgenommen, aber ein Kilometer hat 1.000 Meter. Kilo heißt tausend.',
        ),
        mistake(
          'geteilt',
          ratio(tenths, 10_000),
          'Du hast durch 1.000 geteilt, aber Meter sind kleiner als Kilometer: Es müssen mehr werden.',
        ),
      ],
      steps: [
        { text: 'Kilo heißt tausend.', line: '1 km = 1.000 m' },
        { text: 'Also mal 1.000:', line: `${written(km)} · 1.000 = ${written(tenths * 100)}` },
      ],
      numbers: [['km', `${Math.floor(tenths / 10)}.${tenths % 10}`]],
    };
  },
};

const timeSpan: Kind = {
  id: 'C3',
  course,
  difficulty: 'easy',
  title: 'Zeitspanne',
  draw: (random) => {
    const [hour, minute] = [random.whole(7, 18), random.whole(31, 58)];
    const [hours, end] = [random.whole(1, 3), random.whole(1, 29)];
    const until = hour + hours;
    const toFull = 60 - minute;
    const fullHours = hours - 1;
    const all = hours * 60 + end - minute;
    return {
      text: `Ein Film läuft von ${clock(hour, minute)} bis ${clock(until, end)} Uhr. Wie viele Minuten sind das?`,
      unit: 'Minuten',
      answer: whole(all),
      mistakes: [
        mistake(
          'hundert-minuten',
          hours * 100 + end - minute,
          'Du hast mit Uhrzeiten wie mit normalen Zahlen gerechnet, aber eine Stunde hat 60 Minuten und nicht 100.',
        ),
        mistake(
          'falsche-richtung',
          hours * 60 + minute - end,
          `Du hast die Minuten in der falschen Richtung abgezogen. Es geht aber von ${minute} vorwärts bis zur vollen Stunde und dann weiter bis ${end}.`,
        ),
      ],
      steps: [
        {
          text: `Bis zur vollen Stunde um ${clock(hour + 1, 0)} Uhr:`,
          line: `60 − ${minute} = ${toFull}`,
        },
        ...(fullHours > 0
          ? [
              {
                text: `Volle Stunden bis ${clock(until, 0)} Uhr:`,
                line: `${fullHours} · 60 = ${fullHours * 60}`,
              },
            ]
          : []),
        {
          text: `Dann noch ${end === 1 ? '1 Minute' : `${end} Minuten`}. Alles zusammen:`,
          line: `${[toFull, ...(fullHours > 0 ? [fullHours * 60] : []), end].join(' + ')} = ${all}`,
        },
      ],
      numbers: [
        ['von_stunde', hour],
        ['von_minute', minute],
        ['bis_stunde', until],
        ['bis_minute', end],
      ],
    };
  },
};

function clock(hour: number, minute: number): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

export const easyShapesAndMeasures: readonly Kind[] = [perimeter, lengths, timeSpan];
