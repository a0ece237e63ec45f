import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

const colours: Record<string, string> = {
  rot: 'red',
  grün: 'green',
  gruen: 'green',
  blau: 'blue',
  gelb: 'yellow',
  schwarz: 'black',
  weiß: 'white',
  weiss: 'white',
  grau: 'gray',
  braun: 'brown',
  rosa: 'pink',
  lila: 'purple',
  violett: 'violet',
  türkis: 'turquoise',
  tuerkis: 'turquoise',
  hellblau: 'lightblue',
  dunkelblau: 'darkblue',
  hellgrün: 'lightgreen',
  dunkelgrün: 'darkgreen',
};

export const turtleRules: Rule[] = [
  {
    kind: 'unknown-colour',
    message: /^bad color (?:string|arguments|sequence)?:? ?(.*)/,
    explain: (_, [name = '']) => {
      const english = colours[name.replaceAll(/["']/g, '').toLowerCase()];
      return {
        titel: 'Unbekannte Farbe',
        erklaerung: `Die Farbe ${code(name)} kennt die Schildkröte nicht.`,
        tipp: `Farben haben hier englische Namen${english ? `: Nimm ${code(`"${english}"`)}` : ', zum Beispiel `"red"` oder `"lightblue"`'}.`,
      };
    },
  },
  {
    kind: 'turtle-error',
    explain: ({ facts }) => ({
      titel: 'Das kann die Schildkröte nicht',
      erklaerung: `Mit den Werten in ${code(facts.source ?? 'dieser Zeile')} kann die Schildkröte nichts anfangen.`,
      tipp: 'Prüf, was zwischen den Klammern steht.',
    }),
  },
];
