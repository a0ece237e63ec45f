import type { Files } from '@hbg/contract/units';
import { ContentError } from './content-error.ts';
import { linesOf } from './kata.ts';
import type { KataFront } from './kata-front.ts';
import type { Page } from './read-page.ts';

/** Where the program has a gap. */
export const gapSign = '▢';

/** What a form asks of the program below it. */
export function refuseWrongProgram(
  { file, front, bodyLine, lineOf }: Page<KataFront>,
  starter: Files,
) {
  const refuse = (line: number, cure: string): never => {
    throw new ContentError(file, line, cure);
  };
  if (front.form !== 'gap' && front.form !== 'line' && front.form !== 'order') return;
  const [name, more] = Object.keys(starter);
  if (more || (name !== 'main.py' && name !== 'script.js'))
    refuse(bodyLine, 'darunter steht genau ein Programm, in ```python oder in ```js');
  const lines = linesOf(starter);
  if (front.form === 'gap') {
    const gaps = lines.join('\n').split(gapSign).length - 1;
    if (gaps !== 1) refuse(bodyLine, `das Programm hat genau ein ${gapSign}, hier sind es ${gaps}`);
    return;
  }
  const [least, most] = front.form === 'line' ? [3, 8] : [4, 7];
  if (lines.length < least || lines.length > most)
    refuse(bodyLine, `das Programm hat ${least} bis ${most} Zeilen, nicht ${lines.length}`);
  if (lines.some((line) => line.trim() === ''))
    refuse(bodyLine, 'lass leere Zeilen weg: jede Zeile ist ein Teil der Aufgabe');
  if (front.form === 'line') {
    if (front.line > lines.length)
      refuse(lineOf('line'), `so viele Zeilen hat das Programm nicht: es sind ${lines.length}`);
    return;
  }
  const wanted = lines.map((_, at) => at + 1).join();
  for (const [at, order] of front.also.entries())
    if (order.toSorted((a, b) => a - b).join() !== wanted)
      refuse(lineOf('also', at), `nenne jede Zeile von 1 bis ${lines.length} genau einmal`);
}
