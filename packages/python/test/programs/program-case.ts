import type { ErrorFacts, PythonValue, RunKind } from '@hbg/contract/execution';

/** A program and what becomes of it, on every host. */
export type ProgramCase = {
  readonly title: string;
  readonly code: string;
  /** Has run before it in the same interpreter, where the host keeps one. Its own end doesn't matter. */
  readonly before?: string;
  /** The answers that `input()` gets; after the last one the program is stopped. */
  readonly inputs?: readonly string[];
  /** Left out: finished, or python-error where an error is expected. */
  readonly kind?: RunKind;
  /** All that it prints on both streams. Left out: nothing. */
  readonly output?: string | RegExp;
  /** Of a finished program. Left out: 0. */
  readonly exitCode?: number;
  readonly error?: ExpectedError;
  /** What the host has to offer. */
  readonly needs?: Need;
};

/** Somebody who answers; nobody who answers; a stack that can be put aside; no way to a network. */
export type Need = 'input' | 'no-input' | 'suspending' | 'walls';

export type ExpectedError = {
  readonly type: string;
  readonly message?: string | RegExp;
  /** `line:column-line:endColumn`, or null where nothing of the program is to blame. */
  readonly at?: string | null;
  readonly source?: string;
  readonly suggestion?: string | null;
  /** All frames, the outermost first. */
  readonly frames?: readonly ExpectedFrame[];
  /** By their source; others may be there too. */
  readonly values?: Readonly<Record<string, Partial<PythonValue>>>;
  readonly cause?: ErrorFacts['cause'];
  readonly traceback?: string | RegExp;
};

export type ExpectedFrame = {
  readonly function?: string;
  readonly line?: number;
  readonly source?: string;
  /** The reprs of all names that the frame knows. */
  readonly locals?: Readonly<Record<string, string>>;
};

/** A program as it stands in an editor: without the indentation of this file, backslashes as they are. */
export function python(text: TemplateStringsArray): string {
  const lines = text.raw
    .join('')
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map(indentation));
  return lines.map((line) => line.slice(margin)).join('\n');
}

/** The lines of a program's output, each with its newline. */
export function printed(text: TemplateStringsArray): string {
  return `${python(text)}\n`;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
