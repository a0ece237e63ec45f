import { mistake } from '../../mistake.ts';
import { placesOf, reversed } from '../../numbers/bits.ts';
import { hundredths, ratio, whole } from '../../numbers/fraction.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'E';

const chance: Kind = {
  id: 'E4',
  course,
  difficulty: 'medium',
  title: 'Chance in Prozent',
  draw: (random) => {
    const all = random.pick([4, 5, 10, 20, 25, 50]);
    const red = all > 5 ? random.whole(1, Math.floor(all / 2) - 1) : 1;
    const value = ratio(100 * red, all);
    const drawn = red === 1 ? '1 rote' : `${red} rote`;
    return {
      text: `In einem Beutel sind ${drawn} und ${all - red} blaue Kugeln. Du ziehst eine, ohne hinzusehen. Wie groß ist die Chance auf Rot in Prozent?`,
      unit: '%',
      answer: value,
      mistakes: [
        mistake(
          'gegen-rest',
          ratio(100 * red, all - red),
          'Du hast Rot mit Blau verglichen, aber gezogen wird aus allen Kugeln: Geteilt wird durch alle zusammen.',
        ),
        mistake(
          'anzahl',
          red,
          'Du hast gezählt, wie viele Kugeln rot sind, aber gefragt ist ihr Anteil in Prozent.',
        ),
        mistake(
          'gegenteil',
          ratio(100 * (all - red), all),
          'Du hast die Chance auf Blau ausgerechnet, aber gefragt ist Rot.',
        ),
      ],
      steps: [
        { text: 'Wie viele Kugeln sind es zusammen?', line: `${red} + ${all - red} = ${all}` },
        {
          text: `Davon sind ${red} rot. Mal 100 macht daraus Prozent.`,
          line: `${red} : ${all} · 100 = ${written(value)}`,
        },
      ],
      numbers: [
        ['rot', red],
        ['blau', all - red],
      ],
    };
  },
};

const modulo: Kind = {
  id: 'E5',
  course,
  difficulty: 'medium',
  title: 'Rest mit Modulo',
  draw: (random) => {
    const by = random.whole(5, 12);
    const times = random.whole(3, 9);
    const rest = random.whole(1, by - 1);
    const n = times * by + rest;
    return {
      text: 'In Python fragt das Zeichen % nach dem Rest beim Teilen. Was kommt heraus?',
      formula: `${n} % ${by}`,
      answer: whole(rest),
      mistakes: [
        mistake(
          'ergebnis',
          times,
          `Du hast ausgerechnet, wie oft die ${by} hineinpasst, aber % fragt nach dem, was übrig bleibt.`,
        ),
        mistake(
          'prozent',
          hundredths(n * by),
          'Du hast % als Prozent gelesen, aber zwischen zwei Zahlen bedeutet es in Python den Rest.',
        ),
      ],
      steps: [
        {
          text: `So oft passt die ${by} ganz hinein: ${times}-mal.`,
          line: `${by} · ${times} = ${by * times}`,
        },
        { text: 'Das bleibt übrig:', line: `${n} − ${by * times} = ${rest}` },
      ],
      numbers: [
        ['zahl', n],
        ['teiler', by],
      ],
    };
  },
};

const writeBinary: Kind = {
  id: 'E6',
  course,
  difficulty: 'medium',
  title: 'Binär schreiben',
  draw: (random) => {
    // An even one would begin with a zero when it's turned around.
    const n = 2 * random.whole(4, 31) + 1;
    const bits = n.toString(2);
    return {
      text: `Schreib ${n} als Binärzahl.`,
      form: 'bits',
      answer: whole(n),
      mistakes: [
        mistake(
          'von-oben',
          Number.parseInt(reversed(bits), 2),
          'Du hast die Reste von oben nach unten aufgeschrieben, aber der letzte Rest steht vorne.',
        ),
        mistake(
          'null-zu-viel',
          2 * n,
          'Du hast hinten eine Null zu viel, aber die letzte Stelle ist 1 wert und nicht 2.',
        ),
      ],
      steps: [
        {
          text: 'Zerlege die Zahl in 1, 2, 4, 8, 16 und 32. Fang mit der größten an, die passt.',
          line: `${n} = ${placesOf(n).join(' + ')}`,
        },
        { text: 'Wo ein Wert vorkommt, steht eine 1, sonst eine 0.', line: bits },
      ],
      numbers: [['zahl', n]],
    };
  },
};

export const mediumDataAndChance: readonly Kind[] = [chance, modulo, writeBinary];
