import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { readCall } from './call.ts';
import { functionsIn } from './functions.ts';
import { placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

const registering =
  /^(?:onkey|onkeypress|onkeyrelease|onclick|onscreenclick|onrelease|ondrag|ontimer)$/;

/** `onkey(hoch(), "Up")` calls it at once, and hands over what it gives back: nothing. */
export const calledHandler: Check = (program) => {
  const giving = new Set(
    functionsIn(program.statements)
      .filter(({ givesValue, isDecorated }) => givesValue || isDecorated)
      .map(({ name }) => name),
  );
  return callsOf(program, registering).flatMap(({ handler, name }) => {
    const call = readCall(handler);
    if (!call || giving.has(call.name) || call.name === 'partial') return [];
    const text = program.textOf(handler);
    const better = call.values.length === 0 ? text.replace(/\s*\(\s*\)$/, '') : `lambda: ${text}`;
    return {
      kind: 'called-handler',
      titel: 'Ohne Klammern weitergeben',
      erklaerung: `${code(text)} läuft hier sofort, und ${code(name)} bekommt nur ${code('None')} statt der Funktion.`,
      tipp: `Gib die Funktion selbst weiter: ${code(`${name}(${better}, …)`, 40)}.`,
      stelle: placeOf(handler),
    };
  });
};

export const missingListen: Check = (program) => {
  const { tokens } = program.source;
  const isListening = tokens.some(({ text }) => text === 'listen');
  const isDrawing = tokens.some(({ text }) => text === 'turtle');
  const [call] = callsOf(program, /^(?:onkey|onkeypress|onkeyrelease)$/);
  if (!call || isListening || !isDrawing) return [];
  const listen = `${program.textOf(call.object)}listen()`;
  return [
    {
      kind: 'missing-listen',
      titel: 'Niemand hört auf die Tasten',
      erklaerung: `${code(call.name)} sagt, was bei der Taste passieren soll, aber ohne ${code('listen()')} achtet das Fenster nicht auf sie.`,
      tipp: `Schreib danach noch ${code(listen)}.`,
      stelle: placeOf(call.whole),
    },
  ];
};

type Registration = {
  readonly name: string;
  /** With the dot. */
  readonly object: readonly Token[];
  readonly handler: readonly Token[];
  readonly whole: readonly Token[];
};

function callsOf({ statements }: Program, names: RegExp): Registration[] {
  return statements.flatMap(({ tokens }) => {
    const call = readCall(tokens);
    if (!call || !names.test(call.name)) return [];
    const object = tokens.slice(0, call.object.length === 0 ? 0 : call.object.length + 1);
    return { name: call.name, object, handler: call.values[0] ?? [], whole: tokens };
  });
}
