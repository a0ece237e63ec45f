import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

export const recursionRules: Rule[] = [
  {
    kind: 'endless-recursion',
    explain: ({ facts }) => {
      const last = facts.frames.slice(-6).map((frame) => frame.function);
      const names = [...new Set(last)].filter((name) => name !== '');
      const [name = facts.frames.at(-1)?.function || 'f', other] = names;
      return {
        titel: 'Ruft sich ohne Ende selbst auf',
        erklaerung: other
          ? `${code(name)} und ${code(other)} rufen sich gegenseitig auf, immer wieder und ohne Ende.`
          : `${code(name)} ruft sich immer wieder selbst auf und hört nie damit auf.`,
        tipp: `Bau eine Bedingung ein, bei der ${code(name)} mit ${code('return')} aufhört, ohne sich noch einmal aufzurufen.`,
      };
    },
  },
];

export const assertionRules: Rule[] = [
  {
    kind: 'failed-assertion',
    explain: ({ facts }) => ({
      titel: 'Prüfung nicht bestanden',
      erklaerung: `Dein ${code('assert')} prüft ${code(facts.source ?? 'etwas', 34)}, und das stimmt nicht${facts.message === '' ? '' : `: ${code(facts.message)}`}.`,
      tipp: 'Gib die Werte davor mit `print` aus, dann siehst du, warum es nicht stimmt.',
    }),
  },
];

export const stopIterationRules: Rule[] = [
  {
    kind: 'nothing-left',
    explain: () => ({
      titel: 'Es kommt nichts mehr',
      erklaerung: `${code('next')} soll den nächsten Wert holen, aber es sind keine mehr da.`,
      tipp: `Nimm eine ${code('for')}-Schleife, die hört von selbst auf, oder ${code('next(…, None)')}.`,
    }),
  },
];

/** Errors that the program raises on purpose. */
export const raisedRules: Rule[] = [
  {
    kind: 'raised-no-error',
    message: /^exceptions must derive from BaseException/,
    explain: () => ({
      titel: 'raise braucht einen Fehler',
      erklaerung: `Hinter ${code('raise')} muss ein Fehler stehen, kein Text und keine Zahl.`,
      tipp: `Schreib den Text in einen Fehler: ${code('raise ValueError("…")')}.`,
    }),
  },
  {
    kind: 'own-error',
    message: /^(?!No active exception)/,
    line: /^\s*raise\b/,
    explain: ({ facts, place }) =>
      facts.source?.startsWith('raise')
        ? {
            titel: 'Dein Programm meldet einen Fehler',
            erklaerung: `Zeile ${facts.line ?? 1} löst selbst den Fehler ${code(facts.type)} aus${facts.message === '' ? '' : `: ${code(facts.message, 50)}`}.`,
            tipp: `Prüf, warum es dazu kam, oder fang ihn mit ${code('try')} und ${code(`except ${facts.type}:`)} ab.`,
            stelle: place,
          }
        : null,
  },
];

/** A text that the program itself runs as code: the place in it says nothing about this program. */
export const evaluatedRules: Rule[] = [
  {
    kind: 'syntax-error-in-text',
    explain: ({ facts }) =>
      facts.frames.length > 0
        ? {
            titel: 'Der Text ist kein Python',
            erklaerung: `In ${code(facts.source ?? 'dieser Zeile')} soll ein Text als Code gelesen werden, aber er ist kein richtiges Python.`,
            tipp: 'Gib den Text davor mit `print` aus und prüf, was darin steht.',
          }
        : null,
  },
];
