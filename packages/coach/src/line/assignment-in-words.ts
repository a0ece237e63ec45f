import { callIn } from '../source/call.ts';
import { outside } from '../source/operands.ts';
import { tokensOf } from '../source/tokens.ts';
import { shown as code } from './shown.ts';
import { valueInWords, valueWithin } from './value-in-words.ts';

const assignment = /^([\p{L}_][\w.\p{L}]*(?:\[.+\])?)\s*=\s*(?!=)(.+)$/u;
const change = /^([\p{L}_][\w.\p{L}]*(?:\[.+\])?)\s*(\+|-|\*|\/|\/\/|%|\*\*)=\s*(.+)$/u;

const changes: Readonly<Record<string, (value: string) => string>> = {
  '+': (value) => `hängt ${value} an oder zählt es dazu`,
  '-': (value) => `zieht ${value} ab`,
  '*': (value) => `nimmt das mal ${value}`,
  '/': (value) => `teilt das durch ${value}`,
  '//': (value) => `teilt das durch ${value} und lässt den Rest weg`,
  '%': (value) => `behält nur den Rest beim Teilen durch ${value}`,
  '**': (value) => `nimmt das hoch ${value}`,
};

export function assignmentInWords(statement: string): string | null {
  const [changed, place = '', sign = '', by = ''] = change.exec(statement) ?? [];
  if (changed) {
    return `Sie nimmt, was in ${code(place)} steckt, ${changes[sign]?.(code(by))} und merkt sich das Ergebnis wieder in ${code(place)}.`;
  }
  const [found, name = '', value = ''] = assignment.exec(statement) ?? [];
  return found ? (askedInWords(name, value) ?? keptInWords(name, value)) : null;
}

function keptInWords(name: string, value: string): string | null {
  const isChain = outside(tokensOf(value)).some(({ text }) => text === '=');
  return isChain
    ? null
    : `Sie merkt sich ${valueWithin(value)} unter dem Namen ${code(name)}. Stand dort vorher etwas anderes, ist es danach weg.`;
}

/** `x = input("…")`, also within `int(…)`. */
function askedInWords(name: string, value: string): string | null {
  const outer = callIn(value);
  const isNumber = outer?.name === 'int' || outer?.name === 'float';
  const call = isNumber ? callIn(outer.values[0] ?? null) : outer;
  if (call?.callee !== 'input') return null;
  const [question] = call.values;
  const shown = question ? `zeigt ${valueInWords(question)}, ` : '';
  const kept = isNumber
    ? `merkt sich die Antwort als Zahl unter ${code(name)}`
    : `merkt sich die Antwort als Text unter ${code(name)}, auch wenn sie aus Ziffern besteht`;
  return `Sie ${shown}wartet, bis jemand etwas eintippt, und ${kept}.`;
}
