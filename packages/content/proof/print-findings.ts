import type { Files } from '@hbg/contract/units';
import { testsAll } from '../../../scripts/sample-of.ts';
import { type DrawnKata, linesOf } from '../src/kata.ts';
import { gapSign } from '../src/kata-program.ts';
import { neighboursSwapped, ordersByDepth } from './other-orders.ts';
import type { PythonBench } from './python-bench.ts';
import { runProgram } from './run-program.ts';
import type { Ran } from './run-script.ts';

type Prints = (code: string) => Promise<Ran & { readonly isRight: boolean }>;
type Findings = Promise<string[]>;

/** Right is what prints what is shown, and nothing else may. */
export async function printFindings(drawn: DrawnKata, bench: PythonBench): Findings {
  const { form, shows, starter } = drawn;
  if (shows === null) return [];
  const run: Prints = async (code) => {
    const ran = await runProgram(withCode(starter, code), bench);
    return { ...ran, isRight: ran.error === '' && ran.output === shows.trimEnd() };
  };
  if (form === 'gap') return gapFindings(drawn, run);
  return form === 'line' ? lineFindings(drawn, run) : orderFindings(drawn, run);
}

function withCode(starter: Files, code: string): Files {
  return Object.fromEntries(Object.keys(starter).map((name) => [name, `${code}\n`]));
}

async function gapFindings({ question, starter, shows }: DrawnKata, run: Prints): Findings {
  const code = linesOf(starter).join('\n');
  const found: string[] = [];
  for (const { text, isRight } of question?.options ?? []) {
    if (!/^`[^`]+`$/.test(text)) {
      found.push(`die Antwort ${text} ist kein Code: setz sie ganz in Backticks`);
      continue;
    }
    const ran = await run(code.replace(gapSign, () => text.slice(1, -1)));
    if (isRight && !ran.isRight) found.push(`mit ${text} ${otherThan(ran, shows)}`);
    if (!isRight && ran.isRight) found.push(`auch mit ${text} kommt heraus, was in shows steht`);
  }
  return found;
}

async function lineFindings(drawn: DrawnKata, run: Prints): Findings {
  const { question, starter, better, shows } = drawn;
  const lines = linesOf(starter);
  const wrong = question?.options.findIndex(({ isRight }) => isRight) ?? 0;
  const first = await run(lines.join('\n'));
  const mended = await run(lines.with(wrong, better ?? '').join('\n'));
  return [
    ...(first.isRight ? ['schon mit dem Fehler kommt heraus, was in shows steht'] : []),
    ...(mended.isRight ? [] : [`mit better ${otherThan(mended, shows)}`]),
  ];
}

/** What two lines that change their places do has to be seen. */
async function orderFindings({ question, orders, shows }: DrawnKata, run: Prints): Findings {
  const texts = question?.options.map(({ text }) => text) ?? [];
  const programs = orders.map((order) => order.map((at) => texts[at] ?? ''));
  const known = new Set(programs.map((lines) => lines.join('\n')));
  const found: string[] = [];
  for (const [at, lines] of programs.entries()) {
    const ran = await run(lines.join('\n'));
    if (!ran.isRight)
      found.push(`${at === 0 ? 'es' : `in der Ordnung ${at} von also`} ${otherThan(ran, shows)}`);
  }
  const [lines = []] = programs;
  const others = testsAll ? ordersByDepth(lines) : neighboursSwapped(lines);
  for (const other of others) {
    const code = other.join('\n');
    if (!known.has(code) && (await run(code)).isRight)
      found.push(
        `auch in der Ordnung ${numbersOf(other, lines)} kommt heraus, was in shows steht: nenne sie in also`,
      );
  }
  return found;
}

/** As `also` names an order: `[1, 3, 2, 4]`. */
function numbersOf(order: readonly string[], lines: readonly string[]): string {
  const left = [...lines.entries()];
  const numbers = order.map((line) => {
    const at = left.findIndex(([, other]) => other === line);
    const [taken] = left.splice(at, 1);
    return (taken?.[0] ?? 0) + 1;
  });
  return `[${numbers.join(', ')}]`;
}

function otherThan({ output, error }: Ran, shows: string | null): string {
  const end = error === '' ? '' : ` und endet mit ${error}`;
  return `zeigt das Programm „${output}“${end}, in shows steht „${shows?.trimEnd()}“`;
}
