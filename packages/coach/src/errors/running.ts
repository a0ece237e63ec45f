import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { definitionsIn } from '../source/definitions.ts';
import { blockOf } from '../source/loops.ts';
import { indentOf, type Source } from '../source/source.ts';
import { tokensOf } from '../source/tokens.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';

export const recursionRules: Rule[] = [
  {
    kind: 'call-inside-function',
    message: /^maximum recursion|^$/,
    explain: ({ facts, source }) => {
      const names = new Set(facts.frames.slice(-6).map((frame) => frame.function));
      const [name = ''] = names;
      const line = names.size === 1 ? callAtItsEnd(source, name) : null;
      return line === null
        ? null
        : {
            titel: 'Der Aufruf ist eingerückt',
            erklaerung: `Zeile ${line} ist eingerückt und gehört damit zu ${code(name)}, darum ruft ${code(name)} sich immer wieder selbst auf.`,
            tipp: 'Rück sie ganz nach links, wenn sie von außen rufen soll, und zum Wiederholen nimm eine Schleife.',
            stelle: placeOfLine(source.lines, line),
          };
    },
  },
  {
    kind: 'endless-recursion',
    message: /^maximum recursion|^$/,
    explain: ({ facts, source }) => {
      const last = facts.frames.slice(-6).map((frame) => frame.function);
      const names = [...new Set(last)].filter((name) => name !== '');
      const [name = facts.frames.at(-1)?.function || 'f', other] = names;
      return {
        titel: 'Ruft sich zu oft selbst auf',
        erklaerung: other
          ? `${code(name)} und ${code(other)} rufen sich gegenseitig auf, immer wieder, bis es Python zu viel wird.`
          : `${code(name)} ruft sich immer wieder selbst auf, bis es Python zu viel wird.`,
        tipp: howToStop(source, name),
      };
    },
  },
];

/** Whether the condition to stop is missing, or only doesn't come true in time. */
function howToStop(source: Source, name: string): string {
  if (name === '__init__') return 'Bau das neue Objekt außerhalb von `__init__`.';
  const line = source.bareLines.findIndex((text) => definition.exec(text)?.[1] === name) + 1;
  const hasCondition = blockOf(source.bareLines, line).some((text) => condition.test(text));
  return line > 0 && hasCondition
    ? `Prüf, ob die Bedingung zum Aufhören rechtzeitig stimmt, oder nimm für so viele Schritte eine Schleife.`
    : `Bau eine Bedingung ein, bei der ${code(name)} mit ${code('return')} aufhört, ohne sich noch einmal aufzurufen.`;
}

/** A call with nothing of the function in it, as its last line: it was meant to stand below. */
function callAtItsEnd(source: Source, name: string): number | null {
  const header = source.bareLines.findIndex((text) => definition.exec(text)?.[1] === name);
  const block = header === -1 ? [] : blockOf(source.bareLines, header + 1);
  const last = block.findLastIndex((text) => text.trim() !== '');
  const [written = '', first = ''] = [block[last], block.find((text) => text.trim() !== '')];
  const call = callIn(written.trim());
  const inside = definitionsIn(source).filter(({ owner }) => owner?.name === name);
  const isOwn = tokensOf(written).some(({ text }) => inside.some((known) => known.name === text));
  const isAlone = indentOf(written) === indentOf(first) && last > 0;
  const isGuarded = block.some((text) => condition.test(text));
  return call?.callee === name && isAlone && !isGuarded && !isOwn ? header + last + 2 : null;
}

const definition = withUmlauts(/^\s*def\s+(\w+)/);
const condition = withUmlauts(/\bif\b/);

/** Without any frame it was the parser that had enough: nothing of the program has run. */
export const memoryRules: Rule[] = [
  {
    kind: 'program-too-nested',
    explain: ({ facts }) =>
      facts.frames.length === 0
        ? {
            titel: 'Zu viel auf einmal',
            erklaerung:
              'Eine Zeile in deinem Programm ist so lang oder so verschachtelt, dass Python sie nicht mehr lesen kann.',
            tipp: 'Teil sie auf mehrere Zeilen auf, und setz Texte in Anführungszeichen.',
          }
        : null,
  },
];

/** Errors that the program raises on purpose. */
export const raisedRules: Rule[] = [
  {
    kind: 'own-error',
    line: /^\s*raise\b/,
    explain: ({ facts, place }) =>
      facts.source?.startsWith('raise')
        ? {
            titel: 'Dein Programm meldet einen Fehler',
            erklaerung: `Zeile ${facts.line ?? 1} löst selbst den Fehler ${code(facts.type)} aus${facts.message === '' ? '' : `: ${code(facts.message, 50)}`}.`,
            tipp: `Prüf, warum es dazu kam, oder fang ihn mit ${code('try')} und ${code(`except ${facts.type}:`)} ab.`,
            stelle: place,
          }
        : null,
  },
];

/** A text that the program itself runs as code: the place in it says nothing about this program. */
export const evaluatedRules: Rule[] = [
  {
    kind: 'syntax-error-in-text',
    explain: ({ facts }) =>
      facts.frames.length > 0
        ? {
            titel: 'Der Text ist kein Python',
            erklaerung: `In ${code(facts.source ?? 'dieser Zeile')} soll ein Text als Code gelesen werden, aber er ist kein richtiges Python.`,
            tipp: 'Gib den Text davor mit `print` aus und prüf, was darin steht.',
          }
        : null,
  },
];
