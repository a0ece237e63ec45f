import type { Token } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';
import { readCall } from './call.ts';
import { isFreeName, placeOf } from './pieces.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

const functionShown =
  /<(?:built-in (?:method|function)|bound method|function) (?:[^\s>]*\.)?([^\s.<>]+)(?: of | at |>)/;

/** `print(name.upper)` shows the function itself. */
export const printedFunction: Check = (program) => {
  const name = functionShown.exec(program.run?.output ?? '')?.[1];
  if (!name) return [];
  const path = whereNamed(name, program);
  return [
    {
      kind: 'printed-function',
      titel: 'Klammern vergessen?',
      erklaerung: `Was da mit ${code('<')} beginnt, ist die Funktion ${code(name)} selbst und nicht ihr Ergebnis.`,
      tipp: `Ruf sie mit runden Klammern auf: ${code(`${program.textOf(path) || name}()`)}.`,
      stelle: placeOf(path),
    },
  ];
};

/** `name.upper` without a bracket behind it. */
function whereNamed(name: string, { statements }: Program): readonly Token[] {
  for (const { tokens } of statements) {
    const at = tokens.findIndex(
      ({ text }, at) =>
        text === name && tokens[at + 1]?.text !== '(' && tokens[at - 1]?.text !== 'def',
    );
    const hasObject = tokens[at - 1]?.text === '.' && isFreeName(tokens[at - 2]);
    if (at !== -1) return tokens.slice(hasObject ? at - 2 : at, at + 1);
  }
  return [];
}

/** `print(hund)` */
export const printedObject: Check = (program) => {
  const { run, source, statements } = program;
  const name = /<__main__\.([^\s.<>]+) object at /.exec(run?.output ?? '')?.[1];
  const header = statements.find(
    ({ tokens: [keyword, own] }) => keyword?.text === 'class' && own?.text === name,
  );
  if (!name || !header) return [];
  const part = source.tokens.find(
    (_, at, tokens) => tokens[at - 2]?.text === 'self' && tokens[at + 1]?.text === '=',
  );
  return [
    {
      kind: 'printed-object',
      titel: 'Das ist ein Objekt',
      erklaerung: `So zeigt Python ein Objekt der Klasse ${code(name)}, denn es weiß nicht, was du davon sehen willst.`,
      tipp: `Häng beim Ausgeben an, was du sehen willst, zum Beispiel ${code(`.${part?.text ?? 'name'}`)}, oder gib der Klasse eine Methode ${code('__str__')}.`,
      stelle: placeOf(whereShown(name, program) ?? header.tokens),
    },
  ];
};

/** The `print` of a new object, or of a variable that holds one. */
function whereShown(name: string, { statements, names }: Program) {
  const isMade = (tokens: readonly Token[]) => readCall(tokens)?.name === name;
  const shown = statements.find(({ tokens }) => {
    const print = readCall(tokens);
    if (print?.name !== 'print' || print.object.length > 0) return false;
    return print.values.some((value) => {
      const [variable, next] = value;
      if (!isFreeName(variable) || next) return isMade(value);
      return names.assignmentsOf(variable.text).some(({ tokens }) => isMade(tokens.slice(2)));
    });
  });
  return shown?.tokens ?? null;
}
