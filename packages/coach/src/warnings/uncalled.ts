import { code } from '../words/code-quote.ts';
import { placeOf } from './pieces.ts';
import { bodyOf, type Statement, wordsIn } from './statements.ts';
import type { Check } from './warning.ts';

/** A function is a recipe: nothing happens until somebody uses it. */
export const neverCalled: Check = ({ run, statements }) => {
  if (!run?.isFinished) return [];
  const mentions = mentionsIn(statements);
  return statements.flatMap(({ tokens, blocks }, at) => {
    const [keyword, name] = tokens;
    const isDecorated = statements[at - 1]?.tokens[0]?.text === '@';
    const isOwn = /^(?:def|class)$/.test(keyword?.text ?? '') && blocks.length === 0;
    if (!isOwn || !name || isDecorated) return [];
    const last = at + bodyOf(statements, at).length;
    if (mentions.get(name.text)?.some((mention) => mention.at < at || mention.at > last)) return [];
    const isMethod = tokens[3]?.text === 'self';
    const words =
      keyword?.text === 'class' ? unusedClass : isMethod ? strayMethod : uncalledFunction;
    const call = `${name.text}(${tokens[3]?.text === ')' || tokens[2]?.text === ':' ? '' : '…'})`;
    return { ...words(name.text, call), stelle: placeOf(tokens) };
  });
};

function uncalledFunction(name: string, call: string) {
  return {
    kind: 'never-called',
    titel: 'Nie aufgerufen',
    erklaerung: `${code(name)} ist geschrieben, aber nirgends aufgerufen, darum passiert nichts davon.`,
    tipp: `Ruf die Funktion weiter unten auf, ganz ohne Einrückung: ${code(call)}.`,
  };
}

function strayMethod(name: string) {
  return {
    kind: 'never-called',
    titel: 'Nie aufgerufen',
    erklaerung: `${code(name)} hat ${code('self')} wie eine Methode, steht aber in keiner Klasse.`,
    tipp: 'Rück sie mit allem, was zu ihr gehört, unter ihrer Klasse ein.',
  };
}

function unusedClass(name: string, call: string) {
  return {
    kind: 'never-called',
    titel: 'Noch kein Objekt',
    erklaerung: `Die Klasse ${code(name)} ist ein Bauplan, aber du baust nirgends etwas daraus.`,
    tipp: `Mach weiter unten ein Objekt, ganz ohne Einrückung: ${code(`objekt = ${call}`)}.`,
  };
}

function mentionsIn(statements: readonly Statement[]) {
  const words = statements.flatMap((statement, at) =>
    wordsIn(statement).map((word) => ({ word, at })),
  );
  return Map.groupBy(words, ({ word }) => word);
}
