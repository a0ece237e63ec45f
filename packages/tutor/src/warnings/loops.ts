import { placeOfLine } from '../problem.ts';
import { continuedLines } from '../source/brackets.ts';
import { blockOf } from '../source/loops.ts';
import { indentOf, isBlank } from '../source/source.ts';
import { code } from '../words/code-quote.ts';
import type { Check } from './warning.ts';

export const unreachable: Check = ({ bareLines, tokens }) => {
  const continued = continuedLines(tokens);
  const isStatement = (line: number) => !continued.has(line) && !isBlank(bareLines[line - 1]);
  const lines = bareLines.map((_, index) => index + 1).filter(isStatement);
  return lines.flatMap((line, index) => {
    const text = bareLines[line - 1] ?? '';
    const next = lines[index + 1] ?? 0;
    const keyword = /^\s*(return|break|continue|raise)\b/.exec(text)?.[1];
    if (!keyword || indentOf(bareLines[next - 1] ?? '') !== indentOf(text) || next === 0) return [];
    return {
      kind: 'unreachable-code',
      titel: 'Diese Zeile kommt nie dran',
      erklaerung: `Nach ${code(keyword)} in Zeile ${line} geht es an einer anderen Stelle weiter, darum läuft Zeile ${next} nie.`,
      tipp: `Schreib sie vor das ${code(keyword)}, oder lösch sie.`,
      stelle: placeOfLine(bareLines, next),
    };
  });
};

const wayOut =
  /\b(?:break|return|raise|yield|await|exit|quit|sleep|input|next|done|mainloop|update|textinput|numinput)\b/;

const harmlessCall = /\b(?:print|range|len|str|int)\s*\(/g;

/** Only loops of which it is certain: nothing in them can change what they wait for. */
export const endlessLoop: Check = ({ bareLines }) =>
  bareLines.flatMap((line, index) => {
    const [, condition = ''] = /^\s*while\s+(.+?):(?:\s*$|.*)/.exec(line) ?? [];
    if (condition === '') return [];
    const body = [line.slice(line.indexOf(':') + 1), ...blockOf(bareLines, index + 1)].join('\n');
    if (wayOut.test(body) || !staysTheSame(condition, body)) return [];
    const name = /[\p{L}_][\p{L}\p{N}_]*/u.exec(
      condition.replaceAll(/\b(?:not|and|or|True)\b/g, ''),
    )?.[0];
    return {
      kind: 'endless-loop',
      titel: 'Diese Schleife hört nie auf',
      erklaerung: name
        ? `In der Schleife ändert sich ${code(name)} nicht, darum bleibt die Bedingung immer gleich.`
        : `${code(`while ${condition}:`)} läuft immer weiter, denn in der Schleife gibt es kein ${code('break')}.`,
      tipp: name
        ? `Ändere ${code(name)} in der Schleife, zum Beispiel mit ${code(`${name} += 1`)}.`
        : `Bau ein ${code('if')} mit ${code('break')} ein, das sie irgendwann beendet.`,
      stelle: placeOfLine(bareLines, index + 1),
    };
  });

/** A call or an object may change by itself, so only plain names and numbers count. */
function staysTheSame(condition: string, body: string): boolean {
  if (!/^[\p{L}\p{N}_\s<>=!+\-*/%·"']+$/u.test(condition)) return false;
  if (/\bin\b/.test(condition)) return false;
  const names = condition.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const variables = names.filter(
    (name) => !['not', 'and', 'or', 'is', 'True', 'None'].includes(name),
  );
  const hasCall = /[\p{L}\p{N}_]\s*\(/u.test(body.replaceAll(harmlessCall, ''));
  return (
    !variables.includes('False') && !hasCall && !variables.some((name) => isChanged(name, body))
  );
}

function isChanged(name: string, body: string): boolean {
  const places = [...body.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)].filter(
    ({ 0: word }) => word === name,
  );
  return places.some(
    ({ index }) =>
      /^\s*(?:(?:[-+*/%&|^]|\/\/|\*\*|:)?=(?!=)|,)/.test(body.slice(index + name.length)) ||
      /\b(?:for|as|global)\s+$/.test(body.slice(Math.max(index - 20, 0), index)),
  );
}
