import { placeOfLine } from '../problem.ts';
import { definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';
import { builtins } from '../words/python-names.ts';
import { namesGivenIn } from './names.ts';
import { placeOf } from './pieces.ts';
import type { Check } from './warning.ts';

export const mutableDefault: Check = ({ source: { bareLines } }) =>
  bareLines.flatMap((line, index) => {
    const [, name = ''] =
      /^\s*(?:async\s+)?def\s.*?[(,]\s*([\p{L}_][\p{L}\p{N}_]*)(?:\s*:[^,=]*)?\s*=\s*(?:\[\s*\]|\{\s*\}|(?:list|dict|set)\(\s*\))/u.exec(
        line,
      ) ?? [];
    if (name === '') return [];
    return {
      kind: 'mutable-default',
      titel: 'Standardwert bleibt erhalten',
      erklaerung: `Die Liste oder das Wörterbuch hinter ${code(`${name}=`)} entsteht nur einmal, darum merkt es sich alles vom letzten Aufruf.`,
      tipp: `Schreib ${code(`${name}=None`)} und leg es in der Funktion neu an: ${code(`if ${name} is None:`)}.`,
      stelle: placeOfLine(bareLines, index + 1),
    };
  });

export const shadowedBuiltin: Check = ({ statements }) => {
  const taken = statements.flatMap(({ tokens, blocks }) => {
    const isHarmless = /^(?:import|from|case|del)$/.test(tokens[0]?.text ?? '');
    return isHarmless || blocks.at(-1) === 'class' ? [] : namesGivenIn(tokens);
  });
  const firsts = Map.groupBy(taken, ({ text }) => text);
  return [...firsts].flatMap(([name, [token]]) => {
    if (!builtins.has(name) || !token) return [];
    return {
      kind: 'shadowed-builtin',
      titel: 'Name gehört schon Python',
      erklaerung: `${code(name)} ist eine Funktion von Python, und mit dieser Zeile kannst du sie nicht mehr benutzen.`,
      tipp: `Nimm einen anderen Namen, zum Beispiel ${code(`${name}_1`)}.`,
      stelle: placeOf([token]),
    };
  });
};

/** A text with `{name}` in it, where a variable has this name: the f was forgotten. */
export const missingF: Check = ({ source }) => {
  const names = new Set(definitionsIn(source).map(({ name }) => name));
  return source.tokens.flatMap((token, index) => {
    const next = source.tokens[index + 1]?.text;
    if (token.kind !== 'text' || !/^["']/.test(token.text) || next === '.' || next === '%')
      return [];
    const gap = /\{([\p{L}_][\p{L}\p{N}_]*)\}/u.exec(token.text)?.[1] ?? '';
    if (!names.has(gap)) return [];
    const { line, column, endLine, endColumn } = token;
    return {
      kind: 'missing-f',
      titel: 'Das f vor dem Text fehlt',
      erklaerung: `In diesem Text steht ${code(`{${gap}}`)}, aber ohne ${code('f')} davor setzt Python den Wert nicht ein.`,
      tipp: `Schreib ein ${code('f')} direkt vor das erste Anführungszeichen.`,
      stelle: { line, column, endLine, endColumn },
    };
  });
};
