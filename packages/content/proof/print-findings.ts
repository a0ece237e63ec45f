import type { Files } from '@hbg/contract/units';
import { type DrawnKata, linesOf } from '../src/kata.ts';
import { gapSign } from '../src/kata-program.ts';
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
  for (const at of lines.keys()) {
    if (at === 0) continue;
    const code = lines
      .with(at - 1, lines[at] ?? '')
      .with(at, lines[at - 1] ?? '')
      .join('\n');
    if (!known.has(code) && (await run(code)).isRight)
      found.push(
        `auch mit Zeile ${at + 1} vor Zeile ${at} kommt heraus, was in shows steht: nenne die Ordnung in also`,
      );
  }
  return found;
}

function otherThan({ output, error }: Ran, shows: string | null): string {
  const end = error === '' ? '' : ` und endet mit ${error}`;
  return `zeigt das Programm „${output}“${end}, in shows steht „${shows?.trimEnd()}“`;
}
