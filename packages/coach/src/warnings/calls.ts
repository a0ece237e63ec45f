import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { type Call, readCall } from './call.ts';
import { functionsIn } from './functions.ts';
import { isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

const methods = new Set(
  `append sort reverse clear pop upper lower strip close penup pendown begin_fill end_fill
  hideturtle showturtle home listen mainloop done exitonclick`.split(/\s+/),
);

export const functionNotCalled: Check = ({ statements, textOf }) => {
  const own = functionsIn(statements).filter(({ isDecorated }) => !isDecorated);
  const functions = new Set([...own.map(({ name }) => name), 'print', 'input', 'exit', 'quit']);
  return statements.flatMap(({ tokens }) => {
    const name = tokens.at(-1)?.text ?? '';
    const isKnown = functions.has(name) || (tokens.length > 1 && methods.has(name));
    if (!isKnown || !isPath(tokens)) return [];
    const text = textOf(tokens);
    return {
      kind: 'function-not-called',
      titel: 'Klammern vergessen?',
      erklaerung: `${code(text)} allein nennt die Funktion nur, ruft sie aber nicht auf.`,
      tipp: `Schreib runde Klammern dahinter: ${code(`${text}()`)}.`,
      stelle: placeOf(tokens),
    };
  });
};

/** `name`, `name.sort` */
function isPath(tokens: readonly Token[]): boolean {
  return tokens.every((token, at) => (at % 2 === 0 ? isFreeName(token) : token.text === '.'));
}

/** `print: "Hallo"`, `print, "Hallo"` and `print = "Hallo"` are no errors for Python. */
export const printWithoutBrackets: Check = ({ statements, textOf }) =>
  statements.flatMap(({ tokens }) => {
    const [print, sign, ...rest] = tokens;
    const isMeant = sign?.text === '=' ? rest[0]?.kind === 'text' : /^[:,]$/.test(sign?.text ?? '');
    if (print?.text !== 'print' || !isMeant || rest.length === 0) return [];
    return {
      kind: 'print-without-brackets',
      titel: 'Klammern vergessen?',
      erklaerung: `So gibt ${code('print')} nichts aus: Dahinter fehlen die runden Klammern.`,
      tipp: `Schreib ${code(`print(${textOf(rest)})`, 40)}.`,
      stelle: placeOf(tokens),
    };
  });

/** `name.upper()`, `sorted(liste)`, `int(alter)`: they change nothing, they hand back something new. */
export const lostResult: Check = (program) =>
  program.statements.flatMap(({ tokens, blocks }) => {
    const call = blocks.includes('try') || blocks.includes('with') ? null : readCall(tokens);
    if (!call || !handsBackOnly(call, program)) return [];
    const text = program.textOf(tokens);
    const target = targetOf(call);
    return {
      kind: 'lost-result',
      titel: 'Ergebnis geht verloren',
      erklaerung: `${code(text)} ändert nichts, sondern gibt einen neuen Wert zurück, den hier niemand benutzt.`,
      tipp: target
        ? `Merk ihn dir: ${code(`${target} = ${text}`, 40)}.`
        : `Zeig ihn an: ${code(`print(${text})`, 40)}.`,
      stelle: placeOf(tokens),
    };
  });

const textMethods = new Set(
  `upper lower strip lstrip rstrip capitalize casefold swapcase zfill isdigit isalpha startswith
  endswith`.split(/\s+/),
);
const pureFunctions = /^(?:int|float|str|len|round|abs|max|min|sum|sorted)$/;

function handsBackOnly({ name, object, values }: Call, { names }: Program): boolean {
  if (names.isOwn(name)) return false;
  if (object.length === 0)
    return pureFunctions.test(name) && values.length > 0 && !values.some(mayDoMore);
  if (textMethods.has(name)) return true;
  const isText = /^(?:text|typed)$/.test(names.valueOf(object) ?? '');
  if (/^(?:replace|title|split)$/.test(name)) return isText;
  return object[0]?.text === 'random' && /^(?:randint|choice)$/.test(name);
}

/** Another call, of which nobody knows what it does. */
function mayDoMore(value: readonly Token[]): boolean {
  return value.some(({ text }, at) => text === '(' && value[at - 1]?.text !== 'input');
}

/** The name that is meant to change. */
function targetOf({ name, object, values }: Call): string | null {
  if (/^(?:is|starts|ends|len|max|min|sum|split)/.test(name)) return null;
  if (object[0]?.text === 'random') return name === 'choice' ? 'wahl' : 'zahl';
  const changed = object.length > 0 ? object : (values[0] ?? []);
  return changed.length === 1 && isFreeName(changed[0]) ? changed[0].text : null;
}
