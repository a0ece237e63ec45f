import { callIn, splitAtCommas } from '../source/call.ts';
import { often } from '../words/often.ts';
import { conditionInWords } from './condition-in-words.ts';
import { shown as code, shownList as codeList } from './shown.ts';

const below = 'der eingerückte Block darunter';

const heads: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [
    /^if (.+):$/,
    (condition) => `Sie prüft, ob ${conditionInWords(condition)}. Nur dann läuft ${below}.`,
  ],
  [
    /^elif (.+):$/,
    (condition) =>
      `Sie kommt nur dran, wenn keine Bedingung davor gestimmt hat. Dann prüft sie, ob ${conditionInWords(condition)}, und nur dann läuft ${below}.`,
  ],
  [
    /^else\s*:$/,
    () => `Sie ist für alle übrigen Fälle da: Hat keine Bedingung davor gestimmt, läuft ${below}.`,
  ],
  [
    /^while (?:True|1)\s*:$/,
    () =>
      `Sie wiederholt den eingerückten Block immer weiter, bis darin ein \`break\` kommt oder jemand auf Stop drückt.`,
  ],
  [
    /^while (.+):$/,
    (condition) =>
      `Sie prüft vor jeder Runde, ob ${conditionInWords(condition)}. Solange das so ist, läuft ${below} noch einmal.`,
  ],
  [/^for (.+?) in (.+):$/, loopInWords],
  [/^def (\w+)\s*\((.*)\).*:$/, functionInWords],
  [
    /^class (\w+)\s*(?:\((.*)\))?\s*:$/,
    (name, parent) =>
      `Sie beginnt einen Bauplan mit dem Namen ${code(name)}.${parent ? ` Er übernimmt alles, was ${code(parent)} schon kann.` : ''} Gebaut wird erst etwas, wenn du ${code(`${name}(…)`)} aufrufst.`,
  ],
  [
    /^try\s*:$/,
    () => `Ab hier läuft ${below} auf Probe. Geht darin etwas schief, springt es zum \`except\`.`,
  ],
  [
    /^except\b(.*):$/,
    (kind) =>
      `Sie fängt den Fehler${kind.trim() ? ` ${code(kind.trim())}` : ''} auf: Statt abzubrechen, macht das Programm mit diesem Block weiter.`,
  ],
  [/^finally\s*:$/, () => `Ihr Block läuft auf jeden Fall, mit und ohne Fehler.`],
  [
    /^with (.+) as (\w+)\s*:$/,
    (thing, name) =>
      `Sie öffnet ${code(callIn(thing)?.values[0] ?? thing)}, nennt es ${code(name)} und schließt es nach dem Block von selbst wieder.`,
  ],
];

export function blockInWords(statement: string): string | null {
  for (const [pattern, tell] of heads) {
    const [found, first = '', second = ''] = pattern.exec(statement) ?? [];
    if (found) return tell(first, second);
  }
  return null;
}

function loopInWords(name: string, things: string): string {
  const range = callIn(things);
  if (range?.callee === 'range') return rangeInWords(name, range.values);
  return `Sie geht ${code(things)} der Reihe nach durch. In jeder Runde steckt das nächste Stück davon in ${codeList(splitAtCommas(name))}, und ${below} läuft einmal.`;
}

const mostNumbers = 4;

function rangeInWords(name: string, values: readonly string[]): string {
  const numbers = rangeOf(values.map(Number));
  if (!numbers)
    return `Sie zählt mit ${code(`range(${values.join(', ')})`)}. In jeder Runde steckt die nächste Zahl in ${code(name)}, und ${below} läuft einmal.`;
  const shown =
    numbers.length > mostNumbers
      ? `${numbers.slice(0, 3).join(', ')} und so weiter bis ${numbers.at(-1)}`
      : numbers.join(', ');
  const times = often(numbers.length);
  return numbers.length === 0
    ? `Sie zählt mit ${code(`range(${values.join(', ')})`)}, doch darin liegt keine Zahl: Der Block darunter läuft nie.`
    : `Sie wiederholt den eingerückten Block ${times}. ${code(name)} ist dabei nacheinander ${shown}.`;
}

const longestRange = 1_000_000;

function rangeOf(values: readonly number[]): number[] | null {
  const [start, end, step = 1] = values.length === 1 ? [0, ...values] : values;
  if (start === undefined || end === undefined || ![start, end, step].every(Number.isInteger))
    return null;
  const count = Math.max(0, Math.ceil((end - start) / step));
  return step === 0 || count > longestRange
    ? null
    : Array.from({ length: count }, (_, at) => start + at * step);
}

function functionInWords(name: string, parameters: string): string {
  const names = splitAtCommas(parameters).filter((each) => each !== 'self');
  const wants = names.length > 0 ? ` Beim Aufruf bekommt er ${codeList(names)} mit.` : '';
  return name === '__init__'
    ? `Sie beschreibt, was passiert, wenn ein neues Objekt gebaut wird.${names.length > 0 ? ` Mitgegeben wird ihm ${codeList(names)}.` : ''}`
    : `Sie bringt Python einen neuen Befehl bei, ${code(name)}.${wants} Der Block darunter läuft erst, wenn du ihn aufrufst.`;
}
