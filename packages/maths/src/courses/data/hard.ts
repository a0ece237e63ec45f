import { mistake } from '../../mistake.ts';
import { type Fraction, ratio, whole } from '../../numbers/fraction.ts';
import { multipleOf } from '../../numbers/multiple.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'E';

const drawTwice: Kind = {
  id: 'E7',
  course,
  difficulty: 'hard',
  title: 'Zweimal ziehen',
  draw: (random) => {
    const all = random.whole(4, 12);
    const wins = random.whole(2, all - 2);
    const value = ratio(100 * wins * (wins - 1), all * (all - 1));
    return {
      text: `In ${all} Losen stecken ${wins} Gewinne. Du ziehst zwei Lose und legst keins zurück. Wie groß ist die Chance auf zwei Gewinne in Prozent? Runde auf zwei Stellen.`,
      unit: '%',
      answer: value,
      mistakes: [
        mistake(
          'zurueckgelegt',
          ratio(100 * wins * wins, all * all),
          'Du hast gerechnet, als käme das erste Los zurück, aber beim zweiten Ziehen fehlt ein Los und ein Gewinn.',
        ),
        mistake(
          'addiert',
          ratio(200 * wins, all),
          'Du hast die Chancen zusammengezählt, aber beides soll passieren: Dann wird malgenommen.',
        ),
      ],
      steps: [
        { text: 'Erstes Los:', line: `${wins}/${all}` },
        { text: 'Danach fehlt ein Gewinn und ein Los.', line: `${wins - 1}/${all - 1}` },
        {
          text: 'Beides zusammen, in Prozent:',
          line: `${wins}/${all} · ${wins - 1}/${all - 1} · 100 ≈ ${written(rounded(value))}`,
        },
      ],
      numbers: [
        ['lose', all],
        ['gewinne', wins],
      ],
    };
  },
};

/** To two digits behind the comma. */
function rounded({ top, bottom }: Fraction): Fraction {
  return ratio((200n * top + bottom) / (2n * bottom), 100);
}

const hexadecimal: Kind = {
  id: 'E8',
  course,
  difficulty: 'hard',
  title: 'Hexzahl',
  draw: (random) => {
    const [a, b] = [random.whole(1, 9), random.whole(10, 15)];
    const letter = b.toString(16).toUpperCase();
    return {
      text: 'Welche Dezimalzahl ist diese Hexzahl?',
      formula: `${a}${letter}`,
      answer: whole(16 * a + b),
      mistakes: [
        mistake(
          'zehner',
          10 * a + b,
          `Du hast die ${a} als Zehner gezählt, aber in einer Hexzahl ist die vordere Stelle 16 wert.`,
        ),
        mistake(
          'ohne-stellenwert',
          a + b,
          `Du hast beide Stellen einfach zusammengezählt, aber die vordere zählt 16-fach.`,
        ),
      ],
      steps: [
        { text: `A ist 10, B ist 11 und so weiter: ${letter} ist ${b}.` },
        { text: 'Die vordere Stelle zählt Sechzehner.', line: `${a} · 16 = ${a * 16}` },
        { text: 'Die hintere kommt dazu.', line: `${a * 16} + ${b} = ${a * 16 + b}` },
      ],
      numbers: [['hexzahl', `"${a}${letter}"`]],
    };
  },
};

const thereAndBack: Kind = {
  id: 'E9',
  course,
  difficulty: 'hard',
  title: 'Hin und zurück',
  draw: (random) => {
    const [a, b] = random.pick(speeds);
    const way = multipleOf(a, b);
    const [there, back] = [way / a, way / b];
    const value = ratio(2 * a * b, a + b);
    return {
      text: `Du fährst eine Strecke mit ${a} km/h hin und dieselbe mit ${b} km/h zurück. Wie schnell warst du im Durchschnitt?`,
      unit: 'km/h',
      answer: value,
      mistakes: [
        mistake(
          'gemittelt',
          ratio(a + b, 2),
          'Du hast die Mitte der beiden Tempi genommen, aber langsam bist du länger unterwegs: Das langsame Tempo zählt mehr.',
        ),
        mistake(
          'addiert',
          a + b,
          'Du hast die beiden Tempi zusammengezählt, aber im Durchschnitt kannst du nicht schneller sein als auf dem schnelleren Weg.',
        ),
      ],
      steps: [
        {
          text: `Nimm an, eine Strecke ist ${way} km lang. So lange brauchst du:`,
          line: `${way} : ${a} = ${there} h   und   ${way} : ${b} = ${back} h`,
        },
        {
          text: 'Der ganze Weg durch die ganze Zeit:',
          line: `${2 * way} km : ${there + back} h = ${written(value)} km/h`,
        },
      ],
      numbers: [
        ['hin', a],
        ['zurueck', b],
      ],
    };
  },
};

/** Those whose mean has at most two digits behind the comma. */
const speeds = evenNumbers(10, 60)
  .flatMap((a) => evenNumbers(a + 4, 90).map((b) => [a, b] as const))
  .filter(([a, b]) => (200 * a * b) % (a + b) === 0);

function evenNumbers(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 2 + 1 }, (_, at) => from + 2 * at);
}

export const hardDataAndChance: readonly Kind[] = [drawTwice, hexadecimal, thereAndBack];
