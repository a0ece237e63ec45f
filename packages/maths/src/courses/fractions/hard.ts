import { mistake } from '../../mistake.ts';
import { ratio, whole } from '../../numbers/fraction.ts';
import { pairs } from '../../numbers/pairs.ts';
import { shortened } from '../../numbers/shortened.ts';
import { written, writtenMoney } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'B';

const throughFraction: Kind = {
  id: 'B7',
  course,
  difficulty: 'hard',
  title: 'Durch einen Bruch teilen',
  draw: (random) => {
    const d = random.pick([2, 4, 8, 16]);
    const [a, b] = random.pick(dividends);
    const result = ratio(a * d, b);
    return {
      text: 'Rechne aus.',
      formula: `${a}/${b} : 1/${d}`,
      form: 'fraction',
      answer: result,
      mistakes: [
        mistake(
          'nicht-gestuerzt',
          ratio(a, b * d),
          `Du hast mit 1/${d} malgenommen, aber geteilt wird mit dem Kehrwert: Aus 1/${d} wird ${d}.`,
        ),
        mistake(
          'falschen-gestuerzt',
          ratio(b, a * d),
          `Du hast den ersten Bruch auf den Kopf gestellt, aber umgedreht wird nur der, durch den geteilt wird.`,
        ),
      ],
      steps: [
        { text: `Frag dich: Wie oft passt 1/${d} hinein? In ein Ganzes passt es ${d}-mal.` },
        {
          text: 'Also mit dem Kehrwert malnehmen.',
          line: `${a}/${b} · ${d} = ${a * d}/${b}${shortened(result, b)}`,
        },
      ],
      numbers: [
        ['oben_1', a],
        ['unten_1', b],
        ['oben_2', 1],
        ['unten_2', d],
      ],
    };
  },
};

const dividends = pairs('1/2 1/3 2/3 1/4 3/4 3/2 5/4');

const wholeFromPercent: Kind = {
  id: 'B8',
  course,
  difficulty: 'hard',
  title: 'Grundwert',
  draw: (random) => {
    const p = random.pick([5, 10, 20, 25, 40]);
    const all = random.whole(2, 20) * 20;
    const part = (p * all) / 100;
    return {
      text: `${part} € sind ${p} % deines Ersparten. Wie viel hast du insgesamt gespart?`,
      unit: '€',
      answer: whole(all),
      mistakes: [
        mistake(
          'prozentwert',
          ratio(part * p, 100),
          `Du hast ${p} % von ${part} € ausgerechnet, aber ${part} € sind schon der Teil: Gesucht ist das Ganze.`,
        ),
        mistake(
          'prozent-als-euro',
          part + 100 - p,
          `Du hast die fehlenden ${100 - p} % wie Euro dazugezählt, aber Prozent sind keine Euro.`,
        ),
      ],
      steps: [
        {
          text: `Teile durch ${p}, dann kennst du ein Prozent.`,
          line: `${part} € : ${p} = ${writtenMoney(ratio(part, p))} €`,
        },
        {
          text: 'Das Ganze sind hundert davon.',
          line: `${writtenMoney(ratio(part, p))} € · 100 = ${all} €`,
        },
      ],
      numbers: [
        ['teil', part],
        ['prozent', p],
      ],
    };
  },
};

const discountTwice: Kind = {
  id: 'B9',
  course,
  difficulty: 'hard',
  title: 'Rabatt auf Rabatt',
  draw: (random) => {
    const price = random.whole(2, 20) * 10;
    const [a, b] = random.pick(discounts);
    const once = ratio(price * (100 - a), 100);
    const twice = ratio(price * (100 - a) * (100 - b), 10_000);
    return {
      text: `Ein Spiel kostet ${price} €. Der Preis wird um ${a} % gesenkt und der neue Preis noch einmal um ${b} %. Was kostet es jetzt?`,
      unit: '€',
      answer: twice,
      mistakes: [
        mistake(
          'addiert',
          ratio(price * (100 - a - b), 100),
          `Du hast ${a} % und ${b} % zusammengezählt, aber der zweite Rabatt gilt für den schon kleineren Preis.`,
        ),
        mistake(
          'nur-der-erste',
          once,
          'Du hast nur den ersten Rabatt abgezogen, aber danach wird noch einmal gesenkt.',
        ),
      ],
      steps: [
        {
          text: `Nach dem ersten Rabatt bleiben ${100 - a} %.`,
          line: `${price} € · ${written(ratio(100 - a, 100))} = ${writtenMoney(once)} €`,
        },
        {
          text: `Von diesem Preis bleiben ${100 - b} %.`,
          line: `${writtenMoney(once)} € · ${written(ratio(100 - b, 100))} = ${writtenMoney(twice)} €`,
        },
      ],
      numbers: [
        ['preis', price],
        ['rabatt_1', a],
        ['rabatt_2', b],
      ],
    };
  },
};

const discounts = pairs('20/10 10/10 30/20 50/20 25/20');

export const hardFractionsAndPercent: readonly Kind[] = [
  throughFraction,
  wholeFromPercent,
  discountTwice,
];
