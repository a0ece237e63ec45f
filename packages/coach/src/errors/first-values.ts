import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { blockOf, loopsAround } from '../source/loops.ts';
import { isFromInput } from '../source/origins.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { inOtherCapitals } from './other-capitals.ts';

/** `Gewicht += 3` beside `gewicht`. */
export const capitalsFirst: Rule = {
  kind: 'wrong-capitals',
  message: /^(?:name|cannot access local variable) '(.+?)'/,
  explain: (problem, [name = '']) =>
    needsItself(problem, name) ? inOtherCapitals(name, namesWithValue(problem)) : null,
};

/** `punkte += 1`, where `punkte` has no value yet. */
export const firstValueMissing: Rule = {
  kind: 'needs-itself',
  message: /^name '(.+?)' is not defined/,
  explain: (problem, [name = '']) =>
    needsItself(problem, name)
      ? {
          titel: 'Noch kein Wert',
          erklaerung: `Diese Zeile braucht schon einen Wert von ${code(name)}, und den gibt es noch nicht.`,
          tipp: `Gib ${code(name)} ${beforeLoop(problem) ?? 'eine Zeile davor'} einen Anfangswert, zum Beispiel ${code(`${name} = ${firstValue(problem)}`)}.`,
          stelle: problem.place ?? placeOfLine(problem.source.lines, problem.facts.line ?? 1),
        }
      : null,
};

/** In the loop itself it would get its first value again and again. */
export function beforeLoop({ source, facts }: Problem): string | null {
  return loopsAround(source.bareLines, facts.line ?? 1).length > 0 ? 'vor der Schleife' : null;
}

function needsItself({ facts, source, line }: Problem, name: string): boolean {
  const block = /:\s*$/.test(line) ? blockOf(source.bareLines, facts.line ?? 0) : [];
  return [line, ...block].some((text) => givesValue.exec(text)?.[1] === name);
}

const givesValue = withUmlauts(/^\s*(\w+)\s*(?:[-+*/%]|\/\/|\*\*)?=(?!=)/);

function namesWithValue({ facts }: Problem): string[] {
  return facts.frames.flatMap(({ locals }) => Object.keys(locals));
}

/** What it must start with, so that the line can go on: a text for a text, a list for a list. */
function firstValue(problem: Problem): string {
  const { line, facts } = problem;
  const added = lastName.exec(line)?.[1] ?? '';
  const type = isFromInput(problem, added) ? '' : facts.frames.at(-1)?.locals[added]?.type;
  if (type === 'str' || /[+=]\s*[fF]?["']/.test(line)) return '""';
  if (type === 'list' || /[+=]\s*\[/.test(line)) return '[]';
  return line.includes('*') ? '1' : '0';
}

const lastName = withUmlauts(/[+=]\s*(\w+)\s*$/);
