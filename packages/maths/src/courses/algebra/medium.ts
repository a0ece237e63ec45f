import { mistake } from '../../mistake.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import type { Kind } from '../../task.ts';

const course = 'D';

const twoSteps: Kind = {
  id: 'D4',
  course,
  difficulty: 'medium',
  title: 'Zwei Schritte',
  draw: (random) => {
    const [a, b, x] = [random.whole(2, 9), random.whole(1, 20), random.whole(2, 12)];
    const c = a * x + b;
    return {
      text: 'Welche Zahl ist x?',
      formula: `${a}x + ${b} = ${c}`,
      lead: 'x =',
      answer: whole(x),
      mistakes: [
        mistake(
          'vorzeichen',
          ratio(c + b, a),
          `Du hast ${b} dazugezählt, aber auf der anderen Seite wird aus + ${b} ein − ${b}.`,
        ),
        mistake(
          'nicht-geteilt',
          a * x,
          `Du hast ${b} richtig abgezogen, aber das ist erst ${a}x: Jetzt fehlt noch das Teilen durch ${a}.`,
        ),
        mistake(
          'abgezogen',
          a * x - a,
          `Du hast am Ende ${a} abgezogen, aber ${a}x heißt ${a} mal x: Die Umkehrung ist Teilen.`,
        ),
      ],
      steps: [
        { text: `Zieh auf beiden Seiten ${b} ab.`, line: `${a}x = ${a * x}` },
        { text: `Teile beide Seiten durch ${a}.`, line: `x = ${x}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['ergebnis', c],
      ],
    };
  },
};

const countX: Kind = {
  id: 'D5',
  course,
  difficulty: 'medium',
  title: 'x zählen',
  draw: (random) => {
    const [a, c, d] = [random.whole(3, 9), random.whole(2, 9), random.whole(2, 9)];
    return {
      text: 'Fasse zusammen: Wie viele x bleiben?',
      formula: `${a}x + ${c} − x + ${d}`,
      lead: '',
      unit: 'x',
      answer: whole(a - 1),
      mistakes: [
        mistake(
          'einzelnes-x',
          a,
          'Du hast das einzelne x übersehen, aber vor ihm steht unsichtbar eine 1: Es wird abgezogen.',
        ),
        mistake(
          'minus-uebersehen',
          a + 1,
          'Du hast das einzelne x dazugezählt, aber davor steht ein Minus.',
        ),
        mistake(
          'vermischt',
          a - 1 + c + d,
          'Du hast x und einfache Zahlen zusammengezählt, aber das sind verschiedene Sorten, wie Äpfel und Birnen.',
        ),
      ],
      steps: [
        { text: 'Such alle x heraus. Ein x allein ist 1x.', line: `${a}x − 1x` },
        { text: 'Zähl sie zusammen.', line: `${a}x − 1x = ${a - 1}x` },
      ],
      numbers: [
        ['erste_x', a],
        ['andere_x', -1],
      ],
    };
  },
};

const proportion: Kind = {
  id: 'D6',
  course,
  difficulty: 'medium',
  title: 'Dreisatz',
  draw: (random) => {
    const [count, price] = [random.whole(2, 8), random.whole(2, 9)];
    const wanted = count + random.whole(2, 9);
    return {
      text: `${count} Hefte kosten zusammen ${count * price} €. Was kosten ${wanted} Hefte?`,
      unit: '€',
      answer: whole(wanted * price),
      mistakes: [
        mistake(
          'additiv',
          count * price + wanted - count,
          `Du hast ${wanted - count} € dazugezählt, weil es ${wanted - count} Hefte mehr sind, aber jedes davon kostet mehr als einen Euro.`,
        ),
        mistake(
          'nicht-auf-eins',
          count * price * wanted,
          `Du hast ${count * price} € mal ${wanted} gerechnet, aber das ist der Preis für ${count} Hefte: Rechne zuerst aus, was eins kostet.`,
        ),
      ],
      steps: [
        { text: 'Erst auf ein Heft:', line: `${count * price} € : ${count} = ${price} €` },
        { text: `Dann auf ${wanted} Hefte:`, line: `${price} € · ${wanted} = ${wanted * price} €` },
      ],
      numbers: [
        ['hefte', count],
        ['preis', count * price],
        ['gesucht', wanted],
      ],
    };
  },
};

export const mediumAlgebraGarage: readonly Kind[] = [twoSteps, countX, proportion];
