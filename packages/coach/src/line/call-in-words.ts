import { callIn } from '../source/call.ts';
import { nearestName } from '../words/nearest-name.ts';
import { builtins, rareBuiltins } from '../words/python-names.ts';
import { commandsIn } from './own-commands.ts';
import { shown as code, shownList } from './shown.ts';
import { valueWithin } from './value-in-words.ts';

type Tell = (values: readonly string[], owner: string) => string;

const steps: Tell = ([count = '']) => `${code(count)} Schritte`;
const calls: Readonly<Record<string, Tell>> = {
  append: ([thing = ''], owner) => `Sie hängt ${valueWithin(thing)} hinten an ${code(owner)} an.`,
  remove: ([thing = ''], owner) => `Sie entfernt ${valueWithin(thing)} aus ${code(owner)}.`,
  insert: ([at = '', thing = ''], owner) =>
    `Sie fügt ${valueWithin(thing)} in ${code(owner)} ein, an der Stelle ${code(at)}. Gezählt wird ab 0.`,
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

export function callInWords(statement: string, program: string | null): string | null {
  const call = callIn(statement);
  if (!call) return null;
  const { callee, name, values } = call;
  if (callee === 'print') return printInWords(values);
  if (callee === 'input')
    return 'Sie wartet, bis jemand etwas eintippt. Gemerkt wird die Antwort nicht, dafür bräuchte es links davon einen Namen und ein `=`.';
  const owner = callee.slice(0, -name.length - 1);
  const tell = owner !== '' && Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (tell) return tell(values, owner);
  const given = values.length > 0 ? ` und gibt ihm ${shownList(values)} mit` : '';
  return owner === ''
    ? commandInWords(name, given, program)
    : `Sie ruft bei ${code(owner)} den Befehl ${code(name)} auf${given}.`;
}

function commandInWords(name: string, given: string, program: string | null): string {
  if (isPythons(name))
    return `Sie ruft den Befehl ${code(name)} auf${given}. Den bringt Python mit.`;
  if (program !== null && !commandsIn(program).isExplained(name))
    return unknownInWords(name, program);
  return `Sie ruft den Befehl ${code(name)} auf${given}. Python springt dorthin, wo er erklärt ist, und kommt danach hierher zurück.`;
}

function isPythons(name: string): boolean {
  return builtins.has(name) || rareBuiltins.has(name);
}

function unknownInWords(name: string, program: string): string {
  const meant = nearestName(name, [...commandsIn(program).defined, ...builtins]);
  const question =
    meant === null
      ? 'Ist er vertippt, oder fehlt noch sein `def`?'
      : `Meintest du ${code(meant)}?${isOtherCase(name, meant) ? ' Groß und klein ist für Python nicht dasselbe.' : ''}`;
  return `Hier soll ein Befehl ${code(name)} laufen, aber den kennt Python nicht. ${question}`;
}

function isOtherCase(name: string, meant: string): boolean {
  return name !== meant && name.toLowerCase() === meant.toLowerCase();
}

function printInWords(values: readonly string[]): string {
  const shown = values.filter((value) => !isOption(value));
  const end = values.some((value) => /^end\s*=/.test(value))
    ? ' Danach beginnt keine neue Zeile, denn `end=` sagt, was stattdessen kommt.'
    : '';
  if (shown.length === 0) return `Sie gibt eine leere Zeile aus.${end}`;
  const things = shown.map(valueWithin);
  if (things.length === 1) return `Sie gibt ${things[0]} aus.${end}`;
  const before = things.slice(0, -1).map((thing) => thing.replace(/,$/, ''));
  const all = `${before.join(', ')}${things.at(-2)?.endsWith(',') ? ',' : ''} und ${things.at(-1)}`;
  return `Sie gibt in einer Zeile ${all} aus, dazwischen jeweils ein Leerzeichen.${end}`;
}

function isOption(value: string): boolean {
  return /^(?:end|sep|file|flush)\s*=(?!=)/.test(value);
}

function turtle(owner: string): string {
  return owner === 'turtle' ? 'Die Schildkröte' : `Die Schildkröte ${code(owner)}`;
}
