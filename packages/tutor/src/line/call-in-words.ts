import { callIn } from '../source/call.ts';
import { code, codeList } from '../words/code-quote.ts';
import { valueInWords } from './value-in-words.ts';

type Tell = (values: readonly string[], owner: string) => string;

const steps: Tell = ([count = '']) => `${code(count)} Schritte`;
const calls: Readonly<Record<string, Tell>> = {
  append: ([thing = ''], owner) => `Sie hängt ${valueInWords(thing)} hinten an ${code(owner)} an.`,
  remove: ([thing = ''], owner) => `Sie entfernt ${valueInWords(thing)} aus ${code(owner)}.`,
  insert: ([at = '', thing = ''], owner) =>
    `Sie fügt ${valueInWords(thing)} in ${code(owner)} ein, an der Stelle ${code(at)}. Gezählt wird ab 0.`,
  sort: (_, owner) =>
    `Sie sortiert ${code(owner)}. Danach stehen die Dinge darin in neuer Reihenfolge.`,
  shuffle: ([thing = '']) => `Sie mischt ${code(thing)} durcheinander wie ein Kartenspiel.`,
  sleep: ([time = '']) => `Sie lässt das Programm ${code(time)} Sekunden warten.`,
  forward: (values, owner) =>
    `${turtle(owner)} läuft ${steps(values, owner)} vorwärts, in die Richtung, in die sie gerade schaut.`,
  backward: (values, owner) => `${turtle(owner)} läuft ${steps(values, owner)} rückwärts.`,
  left: ([angle = ''], owner) =>
    `${turtle(owner)} dreht sich um ${code(angle)} Grad nach links, ohne zu laufen.`,
  right: ([angle = ''], owner) =>
    `${turtle(owner)} dreht sich um ${code(angle)} Grad nach rechts, ohne zu laufen.`,
  penup: (_, owner) => `${turtle(owner)} hebt den Stift: Ab jetzt läuft sie, ohne zu zeichnen.`,
  pendown: (_, owner) => `${turtle(owner)} setzt den Stift auf und zeichnet wieder.`,
  goto: ([x = '', y = ''], owner) =>
    `${turtle(owner)} geht zum Punkt ${code(`(${x}, ${y})`)}. In der Mitte liegt \`(0, 0)\`.`,
  circle: ([radius = ''], owner) =>
    `${turtle(owner)} zeichnet einen Kreis, dessen Radius ${code(radius)} ist.`,
};

export function callInWords(statement: string): string | null {
  const call = callIn(statement);
  if (!call) return null;
  const { callee, name, values } = call;
  if (callee === 'print') return printInWords(values);
  if (callee === 'input')
    return 'Sie wartet, bis jemand etwas eintippt. Gemerkt wird die Antwort nicht, dafür bräuchte es links davon einen Namen und ein `=`.';
  const owner = callee.slice(0, -name.length - 1);
  const tell = owner !== '' && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (tell) return tell(values, owner);
  const given = values.length > 0 ? ` und gibt ihm ${codeList(values)} mit` : '';
  return owner === ''
    ? `Sie ruft den Befehl ${code(name)} auf${given}. Python springt dorthin, wo er erklärt ist, und kommt danach hierher zurück.`
    : `Sie ruft bei ${code(owner)} den Befehl ${code(name)} auf${given}.`;
}

function printInWords(values: readonly string[]): string {
  const shown = values.filter((value) => !isOption(value));
  const end = values.some((value) => /^end\s*=/.test(value))
    ? ' Danach beginnt keine neue Zeile, denn `end=` sagt, was stattdessen kommt.'
    : '';
  if (shown.length === 0) return `Sie gibt eine leere Zeile aus.${end}`;
  const things = shown.map(valueInWords);
  if (things.length === 1) return `Sie gibt ${things[0]} aus.${end}`;
  const all = `${things.slice(0, -1).join(', ')} und ${things.at(-1)}`;
  return `Sie gibt in einer Zeile ${all} aus, dazwischen jeweils ein Leerzeichen.${end}`;
}

function isOption(value: string): boolean {
  return /^(?:end|sep|file|flush)\s*=(?!=)/.test(value);
}

function turtle(owner: string): string {
  return owner === 'turtle' ? 'Die Schildkröte' : `Die Schildkröte ${code(owner)}`;
}
