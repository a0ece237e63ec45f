import { placeOfLine } from '../problem.ts';
import { continuedLines } from '../source/brackets.ts';
import { definitionsIn } from '../source/definitions.ts';
import type { Source } from '../source/source.ts';
import { code } from '../words/code-quote.ts';
import { builtins } from '../words/python-names.ts';
import type { Check } from './warning.ts';

export const mutableDefault: Check = ({ bareLines }) =>
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

export const comparisonWithoutEffect: Check = (source) =>
  statements(source).flatMap(({ text, line }) => {
    const [, name = '', value = ''] =
      /^([\p{L}_][\p{L}\p{N}_.[\]]*)\s*==\s*([^=].*)$/u.exec(text) ?? [];
    if (name === '') return [];
    return {
      kind: 'comparison-without-effect',
      titel: 'Vergleich ohne Wirkung',
      erklaerung: `${code(text)} vergleicht nur und tut mit dem Ergebnis nichts.`,
      tipp: `Soll ${code(name)} den Wert bekommen, nimm ein einzelnes Gleichheitszeichen: ${code(`${name} = ${value}`)}.`,
      stelle: placeOfLine(source.bareLines, line),
    };
  });

export const functionNotCalled: Check = (source) => {
  const own = definitionsIn(source).filter(({ kind }) => kind === 'function');
  const functions = new Set([...own.map(({ name }) => name), 'print', 'input', 'exit', 'quit']);
  return statements(source).flatMap(({ text, line }) => {
    const method =
      /^[\p{L}_][\p{L}\p{N}_]*\.(?:append|sort|reverse|clear|pop|upper|lower|strip|close)$/u;
    if (!functions.has(text) && !method.test(text)) return [];
    return {
      kind: 'function-not-called',
      titel: 'Klammern vergessen?',
      erklaerung: `${code(text)} allein nennt die Funktion nur, ruft sie aber nicht auf.`,
      tipp: `Schreib runde Klammern dahinter: ${code(`${text}()`)}.`,
      stelle: placeOfLine(source.bareLines, line),
    };
  });
};

export const shadowedBuiltin: Check = (source) => {
  const seen = new Set<string>();
  return definitionsIn(source).flatMap(({ name, kind, line, owner }) => {
    const text = source.bareLines[line - 1] ?? '';
    const isHarmless = kind === 'import' || owner?.kind === 'class';
    if (isHarmless || !builtins.has(name) || seen.has(name)) return [];
    seen.add(name);
    const start = text.indexOf(name) + 1;
    return {
      kind: 'shadowed-builtin',
      titel: 'Name gehört schon Python',
      erklaerung: `${code(name)} ist eine Funktion von Python, und mit dieser Zeile kannst du sie nicht mehr benutzen.`,
      tipp: `Nimm einen anderen Namen, zum Beispiel ${code(`${name}_1`)}.`,
      stelle: { line, column: start, endLine: line, endColumn: start + name.length },
    };
  });
};

/** A text with `{name}` in it, where a variable has this name: the f was forgotten. */
export const missingF: Check = (source) => {
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

/** Lines that are a statement of their own, and not a part of one over several lines. */
function statements({ bareLines, tokens }: Source): { text: string; line: number }[] {
  const inside = continuedLines(tokens);
  return bareLines
    .map((text, index) => ({ text: text.trim().replace(/;$/, ''), line: index + 1 }))
    .filter(({ line }) => !inside.has(line));
}
