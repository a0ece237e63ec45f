import type { ErrorFacts, PythonValue } from '@hbg/contract/execution';
import type { Ending, RunResult } from '../../src/protocol.ts';
import type { ExpectedError, ExpectedFrame, ProgramCase } from './program-case.ts';

type Result = Ending & Pick<RunResult, 'output'>;

/** What differs from the expectation, one sentence each. */
export function mismatches(expected: ProgramCase, result: Result): string[] {
  const kind = expected.kind ?? (expected.error ? 'python-error' : 'finished');
  const exitCode = result.kind === 'finished' ? result.exitCode : null;
  return [
    ...differs('kind', kind, result.kind),
    ...differs('output', expected.output ?? '', result.output),
    ...differs('exitCode', kind === 'finished' ? (expected.exitCode ?? 0) : null, exitCode),
    ...errorMismatches(expected, 'error' in result ? result.error : null),
  ];
}

function errorMismatches({ code, error }: ProgramCase, facts: ErrorFacts | null): string[] {
  if (facts === null) return error ? ['error: expected, but there is none'] : [];
  return [
    ...differs('source at the place', facts.source, sourceAt(code, facts)),
    ...differs('files in the traceback', '', foreignFiles(facts.traceback).join()),
    ...(error ? factMismatches(error, facts) : []),
  ];
}

/** Columns count characters as Python does: an emoji is one. */
function sourceAt(code: string, facts: ErrorFacts): string | null {
  const { line, column, endLine, endColumn } = facts;
  if (line === null || column === null || endLine === null || endColumn === null) return null;
  const lines = code.split('\n').slice(line - 1, endLine);
  const piece = lines.map((text, index) => {
    const end = index === lines.length - 1 ? endColumn - 1 : undefined;
    return Array.from(text)
      .slice(index === 0 ? column - 1 : 0, end)
      .join('');
  });
  return piece.join('\n').slice(0, facts.source?.length);
}

function foreignFiles(traceback: string): string[] {
  const files = traceback.matchAll(/^[ |]*File "(?<name>[^"]*)", line/gm);
  const names = [...files].flatMap(({ groups }) => groups?.['name'] ?? []);
  return names.filter((name) => !/^(main\.py|<.*>|\/home\/.*)$/.test(name));
}

function factMismatches(expected: ExpectedError, facts: ErrorFacts): string[] {
  return [
    ...differs('type', expected.type, facts.type),
    ...differs('message', expected.message, facts.message),
    ...differs('at', expected.at, placeOf(facts)),
    ...differs('source', expected.source, facts.source),
    ...differs('suggestion', expected.suggestion, facts.suggestion),
    ...differs('cause', expected.cause, facts.cause),
    ...differs('traceback', expected.traceback, facts.traceback),
    ...frameMismatches(expected.frames, facts.frames),
    ...valueMismatches(expected.values ?? {}, facts.values),
  ];
}

function placeOf({ line, column, endLine, endColumn }: ErrorFacts): string | null {
  return line === null ? null : `${line}:${column}-${endLine}:${endColumn}`;
}

function frameMismatches(
  expected: readonly ExpectedFrame[] | undefined,
  frames: ErrorFacts['frames'],
): string[] {
  if (expected === undefined) return [];
  return [
    ...differs('number of frames', expected.length, frames.length),
    ...expected.flatMap((frame, index) => {
      const held = frames[index];
      return [
        ...differs(`frames[${index}].function`, frame.function, held?.function),
        ...differs(`frames[${index}].line`, frame.line, held?.line),
        ...differs(`frames[${index}].source`, frame.source, held?.source),
        ...differs(`frames[${index}].locals`, frame.locals, held && reprs(held.locals)),
      ];
    }),
  ];
}

function reprs(locals: Readonly<Record<string, PythonValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(locals).map(([name, { repr }]) => [name, repr]));
}

function valueMismatches(
  expected: Readonly<Record<string, Partial<PythonValue>>>,
  values: ErrorFacts['values'],
): string[] {
  return Object.entries(expected).flatMap(([source, facts]) => {
    const held = values.find((value) => value.source === source);
    if (held === undefined) return [`values: nothing is known about ${source}`];
    const differences = Object.entries(facts).map(([name, fact]) =>
      differs(
        `values[${source}].${name}`,
        fact,
        Object.entries(held).find(([key]) => key === name)?.[1],
      ),
    );
    return differences.flat();
  });
}

/** What isn't expected may be anything. */
function differs(name: string, expected: unknown, actual: unknown): string[] {
  if (expected === undefined) return [];
  if (expected instanceof RegExp && typeof actual === 'string' && expected.test(actual)) return [];
  const [wanted, got] = [written(expected), written(actual)];
  return wanted === got ? [] : [`${name}: expected ${shortened(wanted)}, got ${shortened(got)}`];
}

function written(value: unknown): string {
  return value instanceof RegExp ? `${value}` : (JSON.stringify(value) ?? 'nothing');
}

function shortened(text: string): string {
  return text.length > 1000 ? `${text.slice(0, 600)} … ${text.slice(-300)}` : text;
}
