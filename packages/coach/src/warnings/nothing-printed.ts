import { code } from '../words/code-quote.ts';
import { readCall } from './call.ts';
import { functionsIn } from './functions.ts';
import type { Program } from './program.ts';
import type { Check } from './warning.ts';

/** A program that ran through without a word, and of which nothing else is known to be wrong. */
export const nothingPrinted: Check = (program) => {
  const { run, source, statements } = program;
  if (!run?.isFinished || run.output !== '' || run.hasDrawn) return [];
  if (statements.length === 0) return [empty(source.lines)];
  return [
    {
      kind: 'nothing-printed',
      titel: 'Nichts zu sehen',
      erklaerung: 'Dein Programm ist durchgelaufen, hat aber nichts ausgegeben.',
      tipp: source.tokens.some(({ text }) => text === 'print')
        ? `Kommt die Zeile mit ${code('print')} dran? Schau, ob sie in einem ${code('if')}, einer Schleife oder einer Funktion steht.`
        : `Mit ${code('print')} zeigst du etwas an, zum Beispiel ${code(`print(${somethingIn(program)})`)}.`,
      stelle: null,
    },
  ];
};

function empty(lines: readonly string[]) {
  const isCommented = lines.some((line) => line.includes('#'));
  return {
    kind: 'empty-program',
    titel: 'Noch kein Befehl',
    erklaerung: isCommented
      ? `Zeilen mit ${code('#')} sind Kommentare für Menschen, die überspringt Python.`
      : 'Hier steht noch kein Befehl, darum ist nichts passiert.',
    tipp: `Schreib ${isCommented ? 'darunter' : 'zum Beispiel'} ${code('print("Hallo!")')} und drück auf Run.`,
    stelle: null,
  };
}

/** What the program has worked out last, or a greeting. */
function somethingIn({ statements, names, textOf }: Program): string {
  const last = statements.at(-1)?.tokens ?? [];
  const giving = functionsIn(statements).filter(({ givesValue }) => givesValue);
  if (giving.some(({ name }) => name === readCall(last)?.name)) return textOf(last);
  const named = statements.flatMap(({ tokens: [name] }) =>
    name && names.assignmentsOf(name.text).length > 0 ? name.text : [],
  );
  return named.at(-1) ?? '"Hallo!"';
}
