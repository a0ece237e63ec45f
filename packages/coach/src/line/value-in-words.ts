import { callIn } from '../source/call.ts';
import { outside } from '../source/operands.ts';
import { tokensOf } from '../source/tokens.ts';
import { keywords } from '../words/python-names.ts';
import { shown as code } from './shown.ts';

const builtIn: Readonly<Record<string, (values: readonly string[]) => string>> = {
  len: ([thing = '']) => `die Länge von ${code(thing)}`,
  int: ([thing = '']) => `${code(thing)}, umgewandelt in eine ganze Zahl`,
  float: ([thing = '']) => `${code(thing)}, umgewandelt in eine Kommazahl`,
  str: ([thing = '']) => `${code(thing)}, umgewandelt in einen Text`,
  sum: ([thing = '']) => `die Summe von ${code(thing)}`,
  max: ([thing = '']) => `das Größte von ${code(thing)}`,
  min: ([thing = '']) => `das Kleinste von ${code(thing)}`,
  round: ([thing = '']) => `${code(thing)}, gerundet`,
  sorted: ([thing = '']) => `${code(thing)}, der Reihe nach sortiert`,
  randint: ([from = '', to = '']) => `eine zufällige ganze Zahl von ${code(from)} bis ${code(to)}`,
  choice: ([thing = '']) => `etwas Zufälliges aus ${code(thing)}`,
};

/** A value, as the object of a sentence. */
export function valueInWords(value: string): string {
  const tokens = tokensOf(value);
  const [first] = tokens;
  if (!first) return 'nichts';
  if (tokens.length === 1) return singleInWords(first.kind, value);
  const call = callIn(value);
  const told = call && Object.hasOwn(builtIn, call.name) ? builtIn[call.name] : undefined;
  if (call && told) return told(call.values);
  if (call) return `das, was ${code(value)} ergibt`;
  if (first.text === '[' && outside(tokens).length === 1) return `die Liste ${code(value)}`;
  if (first.text === '{' && outside(tokens).length === 1) return `das Wörterbuch ${code(value)}`;
  return `das Ergebnis von ${code(value)}`;
}

/** The same in the middle of a sentence: a clause ends with a comma. */
export function valueWithin(value: string): string {
  const told = valueInWords(value);
  return /(?:steckt|ergibt)$/.test(told) ? `${told},` : told;
}

function singleInWords(kind: string, value: string): string {
  if (kind === 'number') return `die Zahl ${code(value)}`;
  if (kind === 'name')
    return keywords.has(value) ? code(value) : `das, was in ${code(value)} steckt`;
  if (!/^f/i.test(value)) return `den Text ${code(value)}`;
  return `den Text ${code(value)} (für alles in geschweiften Klammern setzt Python vorher den Wert ein)`;
}
