import type { Files } from '@hbg/contract/units';
import { type DrawnKata, linesOf } from '../src/kata.ts';
import { gapSign } from '../src/kata-program.ts';
import { neighboursSwapped, ordersByDepth } from './other-orders.ts';
import type { PythonBench } from './python-bench.ts';
import { runProgram } from './run-program.ts';
import type { Ran } from './run-script.ts';

type Prints = (code: string, turns?: number) => Promise<Ran & { readonly isRight: boolean }>;
type Findings = Promise<string[]>;

/** Right is what prints what is shown, and nothing else may. */
export async function printFindings(drawn: DrawnKata, bench: PythonBench): Findings {
  const { form, shows } = drawn;
  if (shows === null) return [];
  const run = printsOf(drawn, bench);
  if (form === 'gap') return gapFindings(drawn, run);
  return form === 'line' ? lineFindings(drawn, run) : orderFindings(drawn, run);
}

/** An item whose lines are ordered: whether any order that their depth allows is right as well. */
export async function otherOrderFindings(drawn: DrawnKata, bench: PythonBench): Findings {
  const programs = programsOf(drawn);
  const [lines = []] = programs;
  return rightOthers(programs, ordersByDepth(lines), printsOf(drawn, bench));
}

function printsOf({ starter, shows }: DrawnKata, bench: PythonBench): Prints {
  return async (code, turns) => {
    const ran = await runProgram(withCode(starter, code), bench, undefined, turns);
    return { ...ran, isRight: ran.error === '' && ran.output === shows?.trimEnd() };
  };
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
async function orderFindings(drawn: DrawnKata, run: Prints): Findings {
  const programs = programsOf(drawn);
  const found: string[] = [];
  for (const [at, lines] of programs.entries()) {
    const ran = await run(lines.join('\n'));
    if (!ran.isRight)
      found.push(
        `${at === 0 ? 'es' : `in der Ordnung ${at} von also`} ${otherThan(ran, drawn.shows)}`,
      );
  }
  const [lines = []] = programs;
  return [...found, ...(await rightOthers(programs, neighboursSwapped(lines), run))];
}

/** The lines in each of their right orders. */
function programsOf({ question, orders }: DrawnKata): string[][] {
  const texts = question?.options.map(({ text }) => text) ?? [];
  return orders.map((order) => order.map((at) => texts[at] ?? ''));
}

/** What is right needs less; what never ends needn't be waited for. */
const mostTurns = 2_000;

async function rightOthers(
  programs: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
  run: Prints,
): Findings {
  const [lines = []] = programs;
  const known = new Set(programs.map((program) => program.join('\n')));
  const found: string[] = [];
  for (const other of others) {
    const code = other.join('\n');
    if (!known.has(code) && (await run(code, mostTurns)).isRight)
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
