import type { Lesson } from '@hbg/content/lesson';

type Tell = (solution: string) => string;

/** Shorter lines are said by chance. */
const fewestSigns = 8;
const anotherProgram = 'print("Guten Morgen")\n';

/**
 * What of a told solution gives it away, judged without the guard: its lines, without what is said
 * around any program, what stands in the lesson, and comments.
 */
export function tellingLines(lesson: Lesson, tell: Tell): string[] {
  const { solution, starterCode, content, example, predict, goals } = lesson;
  const around = new Set(linesOf(tell(anotherProgram)));
  const told = goals.flatMap(({ text, prints = '' }) => [text, prints]);
  const shown = folded([starterCode, content, example.code, predict?.code, ...told].join('\n'));
  const program = solution.replaceAll(/^ *#.*\n/gm, '');
  return linesOf(tell(program)).filter(
    (line) => line.length >= fewestSigns && !around.has(line) && !shown.includes(line),
  );
}

/** How much of the lines can be read in a text, by their length: 0 to 1. */
export function shareArrived(lines: readonly string[], text: string): number {
  const read = folded(text);
  return lengthOf(lines.filter((line) => read.includes(line))) / Math.max(1, lengthOf(lines));
}

function lengthOf(lines: readonly string[]): number {
  return lines.join('').length;
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map(folded))];
}

export function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\p{Cf}]/gu, '');
}
