import { indentOf, isBlank, type Source } from '../source/source.ts';
import { withUmlauts } from '../source/with-umlauts.ts';

/** Whether a header has no block at all, rather than one that only isn't indented. */
export function isBodyMissing(source: Source, header: number): boolean {
  const { bareLines, lines } = source;
  const next = lineWithCode(source, header + 1);
  if (next === null) return true;
  const [opening, text] = [bareLines[header - 1] ?? '', bareLines[next - 1] ?? ''];
  if (indentOf(text) < indentOf(opening)) return true;
  const between = lines.slice(header, next - 1);
  const hasComment = between.some((line) => indentOf(line) > indentOf(opening) && !isBlank(line));
  return hasComment || isNextBlock(opening, text);
}

export function lineWithCode({ bareLines }: Source, from: number): number | null {
  const index = bareLines.findIndex((text, index) => index >= from - 1 && !isBlank(text));
  return index === -1 ? null : index + 1;
}

/** The next line goes on with the same statement, defines the next thing, or calls this one. */
function isNextBlock(opening: string, next: string): boolean {
  if (/^\s*(?:else|elif|except|finally)\b/.test(next)) return true;
  const [, word = '', name = ''] = definition.exec(opening) ?? [];
  if (word === '') return false;
  const isMethod = word === 'class' && /\(\s*self\b/.test(next);
  const isCall = call.exec(next)?.[1] === name;
  return isCall || (definition.test(next) && !isMethod);
}

const definition = withUmlauts(/^\s*(def|class)\s+(\w+)/);
const call = withUmlauts(/^\s*(\w+)\s*\(/);
