import type { Task } from './task.ts';

/** The numbers of a task as a program that still has to be thought out. */
export function programOf({ text, formula, lead = '=', numbers }: Task): string {
  const asked = formula ? [`${formula} ${lead === '=' ? '= ?' : ''}`.trim()] : [];
  return [
    ...[text, ...asked].flatMap(comment),
    '',
    ...numbers.map(([name, value]) => `${name} = ${value}`),
    '',
    '# Wie rechnest du damit? Schreib es statt der Null hin.',
    'antwort = 0',
    'print(antwort)',
    '',
  ].join('\n');
}

const widest = 62;

function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? '#'} ${word}`;
    if (lines.length === 0 || longer.length <= widest) lines.splice(-1, 1, longer);
    else lines.push(`# ${word}`);
  }
  return lines;
}

/** What a program has printed, as an answer: the last number of its last line; null where there is none. */
export function answerIn(output: string): string | null {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  if (/^\s*0b[01]+\s*$/.test(last)) return last.trim();
  return last.match(/-?\d+(?:[.,/]\d+)*/g)?.at(-1) ?? null;
}
