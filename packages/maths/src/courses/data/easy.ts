import { mistake } from '../../mistake.ts';
import { placesOf, reversed } from '../../numbers/bits.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import type { Random } from '../../random.ts';
import type { Kind } from '../../task.ts';

const course = 'E';

const mean: Kind = {
  id: 'E1',
  course,
  difficulty: 'easy',
  title: 'Mittelwert',
  draw: (random) => {
    const count = random.whole(3, 5);
    const middle = random.whole(5, 20);
    const values = valuesAround(random, middle, count);
    const sum = middle * count;
    return {
      text: `So viele Aufgaben hast du an ${count} Tagen gelöst: ${values.join(', ')}. Wie viele waren es im Mittel?`,
      answer: whole(middle),
      mistakes: [
        mistake(
          'nicht-geteilt',
          sum,
          `Du hast alles zusammengezählt, aber dann wird noch durch die Anzahl geteilt: Es sind ${count} Tage.`,
        ),
        mistake(
          'durch-zwei',
          ratio(sum, 2),
          `Du hast durch 2 geteilt, aber geteilt wird durch die Anzahl der Werte, und das sind ${count}.`,
        ),
      ],
      steps: [
        { text: 'Zähl alle Werte zusammen.', line: `${values.join(' + ')} = ${sum}` },
        {
          text: `Teile durch ihre Anzahl, also durch ${count}.`,
          line: `${sum} : ${count} = ${middle}`,
        },
      ],
      numbers: [['werte', `[${values.join(', ')}]`]],
    };
  },
};

/** The last one makes the mean come out; below one it would be no number of tasks. */
function valuesAround(random: Random, middle: number, count: number): number[] {
  const first = Array.from({ length: count - 1 }, () => middle + random.whole(-4, 4));
  const last = middle * count - first.reduce((sum, value) => sum + value, 0);
  return last < 1 ? valuesAround(random, middle, count) : [...first, last];
}

const median: Kind = {
  id: 'E2',
  course,
  difficulty: 'easy',
  title: 'Median',
  draw: (random) => {
    const values = distinct(random, 5);
    const sorted = values.toSorted((a, b) => a - b);
    const [middle = 0, unsorted = 0] = [sorted[2], values[2]];
    const sum = values.reduce((all, value) => all + value, 0);
    return {
      text: `Wie groß ist der Median von ${values.join(', ')}?`,
      answer: whole(middle),
      mistakes: [
        mistake(
          'nicht-sortiert',
          unsorted,
          'Du hast die Zahl in der Mitte genommen, aber vorher müssen die Zahlen der Größe nach sortiert werden.',
        ),
        mistake(
          'mittelwert',
          ratio(sum, 5),
          'Du hast den Mittelwert ausgerechnet, aber der Median ist die Zahl in der Mitte, ganz ohne Rechnen.',
        ),
      ],
      steps: [
        { text: 'Sortiere die Zahlen der Größe nach.', line: sorted.join(', ') },
        { text: 'In der Mitte steht der Median: zwei davor, zwei dahinter.', line: String(middle) },
      ],
      numbers: [['werte', `[${values.join(', ')}]`]],
    };
  },
};

function distinct(random: Random, count: number): number[] {
  return random.shuffled(Array.from({ length: 39 }, (_, at) => at + 1)).slice(0, count);
}

const readBinary: Kind = {
  id: 'E3',
  course,
  difficulty: 'easy',
  title: 'Binär lesen',
  draw: (random) => {
    const n = random.whole(9, 31);
    const bits = n.toString(2);
    const places = placesOf(n);
    return {
      text: 'Welche Dezimalzahl ist diese Binärzahl?',
      formula: bits,
      answer: whole(n),
      mistakes: [
        mistake(
          'von-links',
          Number.parseInt(reversed(bits), 2),
          'Du hast die Stellen von links gezählt, aber die Eins steht ganz rechts: Von dort verdoppelt sich der Wert nach links.',
        ),
        mistake(
          'nur-einsen',
          places.length,
          'Du hast die Einsen gezählt, aber jede Stelle hat ihren eigenen Wert: 1, 2, 4, 8, 16.',
        ),
        mistake(
          'bei-zwei-begonnen',
          2 * n,
          'Du hast rechts mit 2 angefangen, aber die letzte Stelle ist nur 1 wert.',
        ),
      ],
      steps: [
        { text: 'Von rechts nach links sind die Stellen 1, 2, 4, 8 und 16 wert.' },
        {
          text: 'Zähl die Werte zusammen, bei denen eine 1 steht.',
          line: `${places.join(' + ')} = ${n}`,
        },
      ],
      numbers: [['bits', `"${bits}"`]],
    };
  },
};

export const easyDataAndChance: readonly Kind[] = [mean, median, readBinary];
