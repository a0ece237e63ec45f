import { mistake } from '../../mistake.ts';
import { whole } from '../../numbers/fraction.ts';
import { pairs } from '../../numbers/pairs.ts';
import { written } from '../../numbers/write-number.ts';
import type { Kind } from '../../task.ts';

const course = 'A';

const minusTimesMinus: Kind = {
  id: 'A7',
  course,
  difficulty: 'hard',
  title: 'Minus mal Minus',
  draw: (random) => {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    const [c, d] = [random.whole(2, 9), random.whole(2, 9)];
    return {
      text: 'Rechne aus.',
      formula: `(−${a}) · (−${b}) + ${c} · (−${d})`,
      answer: whole(a * b - c * d),
      mistakes: [
        mistake(
          'minus-mal-minus',
          -a * b - c * d,
          'Du hast Minus mal Minus als Minus gerechnet, aber zwei Minuszeichen heben sich beim Malnehmen auf.',
        ),
        mistake(
          'plus-mal-minus',
          a * b + c * d,
          'Du hast Plus mal Minus als Plus gerechnet, aber wenn nur eine Zahl ein Minus hat, ist das Ergebnis negativ.',
        ),
      ],
      steps: [
        { text: 'Minus mal Minus ergibt Plus.', line: `(−${a}) · (−${b}) = ${a * b}` },
        { text: 'Plus mal Minus ergibt Minus.', line: `${c} · (−${d}) = −${c * d}` },
        { text: 'Beides zusammen:', line: `${a * b} − ${c * d} = ${written(a * b - c * d)}` },
      ],
      numbers: [
        ['a', -a],
        ['b', -b],
        ['c', c],
        ['d', -d],
      ],
    };
  },
};

const commonMultiple: Kind = {
  id: 'A8',
  course,
  difficulty: 'hard',
  title: 'Gemeinsam blinken (kgV)',
  draw: (random) => {
    const common = random.whole(2, 6);
    const [m, n] = random.pick(rhythms);
    const [a, b] = [common * m, common * n];
    return {
      text: `Eine Lampe blinkt alle ${a} Sekunden, eine andere alle ${b} Sekunden. Gerade haben beide geblinkt. Nach wie vielen Sekunden blinken sie wieder zusammen?`,
      unit: 'Sekunden',
      answer: whole(common * m * n),
      mistakes: [
        mistake(
          'produkt',
          a * b,
          `Du hast ${a} mal ${b} gerechnet. Da blinken sie zwar zusammen, aber sie tun es schon früher: Gesucht ist das kleinste gemeinsame Vielfache.`,
        ),
        mistake(
          'teiler',
          common,
          `Du hast die größte Zahl genommen, durch die sich ${a} und ${b} teilen lassen, aber gesucht ist eine Zahl, die in beiden Reihen vorkommt.`,
        ),
        mistake(
          'addiert',
          a + b,
          `Du hast ${a} und ${b} zusammengezählt, aber beide Lampen blinken zur selben Zeit und nicht nacheinander.`,
        ),
      ],
      steps: [
        { text: `Zähl in ${b}er-Schritten:`, line: multiples(b, m) },
        {
          text: `Die erste dieser Zahlen, die sich durch ${a} teilen lässt, ist die Antwort.`,
          line: `${common * m * n} : ${a} = ${n}`,
        },
      ],
      numbers: [
        ['lampe_1', a],
        ['lampe_2', b],
      ],
    };
  },
};

const rhythms = pairs('2/3 3/4 2/5 3/5 4/5');

function multiples(of: number, count: number): string {
  return Array.from({ length: count }, (_, at) => of * (at + 1)).join(', ');
}

const powers: Kind = {
  id: 'A9',
  course,
  difficulty: 'hard',
  title: 'Potenzen',
  draw: (random) => {
    const base = random.whole(2, 5);
    const exponent = random.pick([3, 4]);
    const b = random.whole(2, 9);
    const power = base ** exponent;
    const swapped = mistake(
      'vertauscht',
      exponent ** base - b,
      `Du hast ${exponent} so oft malgenommen, wie die ${base} sagt, aber es ist umgekehrt: Die kleine Zahl oben zählt.`,
    );
    return {
      text: 'Rechne aus.',
      formula: `${base}${exponent === 3 ? '³' : '⁴'} − ${b}`,
      answer: whole(power - b),
      mistakes: [
        mistake(
          'hochzahl-mal',
          base * exponent - b,
          `Du hast ${base} mal ${exponent} gerechnet, aber die Hochzahl sagt, wie oft die ${base} mit sich selbst malgenommen wird.`,
        ),
        ...(exponent ** base === power ? [] : [swapped]),
      ],
      steps: [
        {
          text: `Schreib die ${base} ${exponent === 3 ? 'dreimal' : 'viermal'} hin und nimm mal.`,
          line: `${Array.from({ length: exponent }, () => base).join(' · ')} = ${power}`,
        },
        { text: 'Dann abziehen:', line: `${power} − ${b} = ${written(power - b)}` },
      ],
      numbers: [
        ['basis', base],
        ['hochzahl', exponent],
        ['b', b],
      ],
    };
  },
};

export const hardNumberWorkshop: readonly Kind[] = [minusTimesMinus, commonMultiple, powers];
