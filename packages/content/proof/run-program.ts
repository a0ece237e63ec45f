import type { Files } from '@hbg/contract/units';
import type { PythonBench } from './python-bench.ts';
import { type Ran, runScript } from './run-script.ts';

/** Which language a program has, as a reader calls it; null where it is none that prints. */
export function languageOf(files: Files): 'Python' | 'JavaScript' | null {
  if (files['main.py'] !== undefined) return 'Python';
  return files['script.js'] !== undefined && Object.keys(files).length === 1 ? 'JavaScript' : null;
}

/** A program of a kata, on nobody's page. */
export async function runProgram(
  files: Files,
  bench: PythonBench,
  proves = 'output',
  turns?: number,
): Promise<Ran> {
  const code = files['main.py'];
  if (code === undefined) return runScript(files['script.js'] ?? '', proves);
  const ran = await bench.run(code, { turns });
  const output = ran.output.trimEnd();
  const error = errorOf(ran);
  const known = error === '' ? code : '';
  return { output, error, answer: () => answerOf(bench, askFor(known, proves, { output, error })) };
}

type RanPython = Awaited<ReturnType<PythonBench['run']>>;

function errorOf({ ending, isEndless }: RanPython): string {
  if (isEndless) return 'endless';
  if ('error' in ending && ending.error) return ending.error.type;
  return ending.kind === 'finished' ? '' : ending.kind;
}

async function answerOf(bench: PythonBench, code: string): Promise<string> {
  const { output } = await bench.run(code);
  return output.trimEnd().split('\n\u0000').at(-1) ?? '';
}

function askFor(code: string, proves: string, { output, error }: Pick<Ran, 'output' | 'error'>) {
  const given = `output = ${JSON.stringify(output)}\nlines = output.split("\\n")\nerror = ${JSON.stringify(error)}`;
  return `${code}\n${given}\nprint("\\n\\0" + str(${proves}), end="")\n`;
}
