import { mistake } from '../../mistake.ts';
import { whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'A';

const minusBracket: Kind = {
  id: 'A4',
  course,
  difficulty: 'medium',
  title: 'Minusklammer',
  draw: (random) => {
    const c = random.whole(2, 9);
    const b = random.whole(c + 1, 30);
    const a = random.whole(b + 5, 80);
    return {
      text: 'Rechne aus.',
      formula: `${a} − (${b} − ${c})`,
      answer: whole(a - b + c),
      mistakes: [
        mistake(
          'minus-uebersehen',
          a - b - c,
          `Du hast die ${c} auch abgezogen, aber das Minus vor der Klammer dreht ihr Zeichen um: Aus − ${c} wird + ${c}.`,
        ),
        mistake(
          'nur-das-erste',
          a - b,
          `Du hast nur die ${b} abgezogen, aber abgezogen wird alles, was die Klammer ergibt.`,
        ),
      ],
      steps: [
        { text: 'Was in der Klammer steht, kommt zuerst.', line: `${b} − ${c} = ${b - c}` },
        { text: 'Das Ergebnis wird abgezogen.', line: `${a} − ${b - c} = ${a - b + c}` },
      ],
      numbers: [
        ['a', a],
        ['b', b],
        ['c', c],
      ],
    };
  },
};

const belowZero: Kind = {
  id: 'A5',
  course,
  difficulty: 'medium',
  title: 'Unter null',
  draw: (random) => {
    const a = random.whole(3, 20);
    const b = random.whole(1, a - 1);
    return {
      text: 'Rechne aus.',
      formula: `−${a} + ${b}`,
      answer: whole(b - a),
      mistakes: [
        mistake(
          'betraege',
          -(a + b),
          `Du hast ${a} und ${b} zusammengezählt und das Minus davorgesetzt, aber + ${b} führt auf die Null zu, nicht von ihr weg.`,
        ),
        mistake(
          'minus-verloren',
          a - b,
          `Du hast richtig ${a} − ${b} gerechnet, aber das Minus verloren: Von −${a} aus kommst du nicht bis über die Null.`,
        ),
        mistake(
          'ohne-minus',
          a + b,
          `Du hast ${a} + ${b} gerechnet, aber vor der ${a} steht ein Minus: Du fängst unter null an.`,
        ),
      ],
      steps: [
        { text: `Fang auf dem Zahlenstrahl bei −${a} an und geh ${b} nach rechts.` },
        {
          text: `Bis zur Null fehlen dann noch ${a - b}.`,
          line: `−${a} + ${b} = ${written(b - a)}`,
        },
      ],
      numbers: [
        ['start', -a],
        ['schritte', b],
      ],
    };
  },
};

const remainder: Kind = {
  id: 'A6',
  course,
  difficulty: 'medium',
  title: 'Rest im Alltag',
  draw: (random) => {
    const seats = random.whole(6, 9);
    const full = random.whole(5, 12);
    const rest = random.whole(1, seats - 1);
    const children = seats * full + rest;
    const waiting = rest === 1 ? 'wartet noch 1 Kind' : `warten noch ${rest} Kinder`;
    return {
      text: `${children} Kinder machen einen Bootsausflug. In jedes Boot passen ${seats}. Wie viele Boote braucht ihr?`,
      unit: 'Boote',
      answer: whole(full + 1),
      mistakes: [
        mistake(
          'rest-stehen',
          full,
          `Du hast nur die vollen Boote gezählt, aber am Ufer ${waiting}: Auch dafür braucht ihr ein Boot.`,
        ),
        mistake(
          'rest-als-antwort',
          rest,
          'Du hast den Rest als Antwort genommen, aber der sagt, wie viele Kinder übrig bleiben, nicht wie viele Boote ihr braucht.',
        ),
      ],
      steps: [
        {
          text: 'So viele Boote werden voll:',
          line: `${children} : ${seats} = ${full} Rest ${rest}`,
        },
        { text: 'Für den Rest kommt noch ein Boot dazu.', line: `${full} + 1 = ${full + 1}` },
      ],
      numbers: [
        ['kinder', children],
        ['plaetze', seats],
      ],
    };
  },
};

export const mediumNumberWorkshop: readonly Kind[] = [minusBracket, belowZero, remainder];
