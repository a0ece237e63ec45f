import { printReturnedBy } from '../source/origins.ts';
import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { type Call, readCall } from './call.ts';
import { functionsIn, type OwnFunction } from './functions.ts';
import { isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** `print(gruss())`, where `gruss` prints by itself and hands back nothing. */
export const printedNone: Check = (program) => {
  const { statements, run } = program;
  if (run && !/\bNone\b/.test(run.output)) return [];
  const silent = silentFunctions(program);
  return statements.flatMap(({ tokens }) => {
    const print = readCall(tokens);
    if (print?.name !== 'print' || print.object.length > 0) return [];
    const calls = print.values.map((value) => callBehind(value, program));
    const call = calls.find((call) => call && silent.has(call.name));
    if (!call) return [];
    const found = printReturnedBy(program.source, call.name);
    return {
      kind: 'printed-none',
      titel: 'Woher kommt das None?',
      erklaerung: `${code(`${call.name}()`)} gibt keinen Wert zurück, darum zeigt ${code('print')} hier ${code('None')}.`,
      tipp: found
        ? `Schreib in Zeile ${found.line} ${code(found.instead, 40)}, ohne ${code('print')}.`
        : `Gib in der Funktion mit ${code('return')} etwas zurück, oder ruf sie ohne ${code('print')} auf.`,
      stelle: placeOf(tokens),
    };
  });
};

/** Functions of the program without any `return` that hands back a value. */
function silentFunctions({ statements }: Program): ReadonlySet<string> {
  const own = Map.groupBy(functionsIn(statements), ({ name }) => name);
  return new Set([...own].filter(([, all]) => all.every(isSilent)).map(([name]) => name));
}

function isSilent({ givesValue, isDecorated }: OwnFunction): boolean {
  return !givesValue && !isDecorated;
}

/** The call itself, or the one that gave a variable its only value. */
function callBehind(value: readonly Token[], { names }: Program): Call | null {
  const [name, next] = value;
  const assignments = isFreeName(name) && !next ? names.assignmentsOf(name.text) : [];
  return readCall(assignments.length === 1 ? (assignments[0]?.tokens.slice(2) ?? []) : value);
}

const changesInPlace = /^(?:append|sort|extend|reverse|insert)$/;

/** `liste = liste.append(3)`: what changes a list itself hands back nothing. */
export const nothingAssigned: Check = (program) =>
  program.statements.flatMap(({ tokens }) => {
    const [name, sign, ...rest] = tokens;
    const call = isFreeName(name) && sign?.text === '=' ? readCall(rest) : null;
    if (!name || !call || !changesList(call, program)) return [];
    return {
      kind: 'nothing-assigned',
      titel: `${call.name} gibt nichts zurück`,
      erklaerung: `${code(`.${call.name}()`)} ändert die Liste selbst und gibt nichts zurück, darum steht in ${code(name.text)} jetzt nichts (${code('None')}).`,
      tipp: `Lass den Anfang weg: ${code(program.textOf(rest), 40)}.`,
      stelle: placeOf(tokens),
    };
  });

function changesList({ name, object }: Call, { names }: Program): boolean {
  const isShuffle = object[0]?.text === 'random' && name === 'shuffle';
  return isShuffle || (changesInPlace.test(name) && object.length > 0 && !names.isOwn(name));
}
