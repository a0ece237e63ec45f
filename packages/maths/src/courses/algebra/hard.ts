import { mistake } from '../../mistake.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import { written, writtenAsFraction } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'D';

const bracketEquation: Kind = {
  id: 'D7',
  course,
  difficulty: 'hard',
  title: 'Klammer auflösen',
  draw: (random) => {
    const [a, b, x] = [random.whole(2, 6), random.whole(1, 9), random.whole(2, 12)];
    const c = a * (x - b);
    return {
      text: 'Welche Zahl ist x?',
      formula: `${a}(x − ${b}) = ${written(c)}`,
      lead: 'x =',
      answer: whole(x),
      mistakes: [
        mistake(
          'halb-verteilt',
          ratio(c + b, a),
          `Du hast nur das x mit ${a} malgenommen, aber die ${a} gilt für alles in der Klammer, auch für die ${b}.`,
        ),
        mistake(
          'minus-behalten',
          x - 2 * b,
          `Du hast am Ende ${b} abgezogen, aber um − ${b} loszuwerden, musst du ${b} dazuzählen.`,
        ),
      ],
      steps: [
        { text: `Teile beide Seiten durch ${a}.`, line: `x − ${b} = ${written(x - b)}` },
        { text: `Zähl auf beiden Seiten ${b} dazu.`, line: `x = ${x}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['ergebnis', c],
      ],
    };
  },
};

const bothSides: Kind = {
  id: 'D8',
  course,
  difficulty: 'hard',
  title: 'x auf beiden Seiten',
  draw: (random) => {
    const c = random.whole(2, 5);
    const a = c + random.whole(1, 5);
    const [x, b] = [random.whole(2, 12), random.whole(1, 20)];
    const d = a * x + b - c * x;
    const left = a - c === 1 ? 'x' : `${a - c}x`;
    return {
      text: 'Welche Zahl ist x?',
      formula: `${a}x + ${b} = ${c}x + ${d}`,
      lead: 'x =',
      answer: whole(x),
      mistakes: [
        mistake(
          'x-addiert',
          ratio(d - b, a + c),
          `Du hast ${a}x und ${c}x zusammengezählt, aber sie stehen auf verschiedenen Seiten: ${c}x wird abgezogen.`,
        ),
        mistake(
          'zahl-addiert',
          ratio(d + b, a - c),
          `Du hast ${b} dazugezählt, aber auf der anderen Seite wird aus + ${b} ein − ${b}.`,
        ),
      ],
      steps: [
        { text: `Zieh auf beiden Seiten ${c}x ab.`, line: `${left} + ${b} = ${d}` },
        { text: `Zieh auf beiden Seiten ${b} ab.`, line: `${left} = ${d - b}` },
        ...(a - c === 1 ? [] : [{ text: `Teile beide Seiten durch ${a - c}.`, line: `x = ${x}` }]),
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['c', c],
        ['d', d],
      ],
    };
  },
};

const slope: Kind = {
  id: 'D9',
  course,
  difficulty: 'hard',
  title: 'Steigung',
  draw: (random) => {
    const halves = random.pick([-8, -6, -4, 4, 6, 8, 1, -1]);
    const [x, y] = [random.whole(-4, 3), random.whole(-5, 5)];
    const width = random.pick([2, 4]);
    const height = (halves * width) / 2;
    const value = ratio(halves, 2);
    return {
      text: `Eine Gerade geht durch die Punkte (${written(x)} | ${written(y)}) und (${written(x + width)} | ${written(y + height)}). Wie groß ist ihre Steigung?`,
      form: 'fraction',
      answer: value,
      mistakes: [
        mistake(
          'vertauscht',
          ratio(2, halves),
          'Du hast die Breite durch die Höhe geteilt, aber die Steigung sagt, wie hoch es bei einem Schritt nach rechts geht: Höhe durch Breite.',
        ),
        mistake(
          'reihenfolge',
          ratio(-halves, 2),
          'Du hast oben und unten mit verschiedenen Punkten angefangen, aber die Reihenfolge muss beide Male dieselbe sein.',
        ),
        mistake(
          'nicht-geteilt',
          height,
          `Du hast den Höhenunterschied ausgerechnet, aber er gilt für ${width} Schritte nach rechts: Teile noch durch ${width}.`,
        ),
      ],
      steps: [
        {
          text: 'So weit geht es nach rechts:',
          line: `${bracketed(x + width)} − ${bracketed(x)} = ${width}`,
        },
        {
          text: 'So weit geht es dabei nach oben:',
          line: `${bracketed(y + height)} − ${bracketed(y)} = ${written(height)}`,
        },
        {
          text: 'Höhe durch Breite:',
          line: `${written(height)} : ${width} = ${writtenAsFraction(value)}`,
        },
      ],
      numbers: [
        ['x1', x],
        ['y1', y],
        ['x2', x + width],
        ['y2', y + height],
      ],
    };
  },
};

function bracketed(number: number): string {
  return number < 0 ? `(${written(number)})` : written(number);
}

export const hardAlgebraGarage: readonly Kind[] = [bracketEquation, bothSides, slope];
