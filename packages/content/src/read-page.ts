import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { ContentError } from './content-error.ts';

/** A file of Markdown with front matter. */
export type Page<Front> = {
  readonly file: string;
  readonly front: Front;
  readonly body: string;
  /** The line of the file in which the body begins, counted from 1. */
  readonly bodyLine: number;
  /** The line of the file with this key of the front matter. */
  readonly lineOf: (key: string) => number;
};

const fence = '---\n';

export function readPage<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Page<z.output<Schema>> {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  if (!text.startsWith(fence) || end < 0) {
    throw new ContentError(file, 1, 'begin the file with front matter between two lines of ---');
  }
  const front = text.slice(fence.length, end + 1);
  const bodyAt = end + 1 + fence.length;
  return {
    file,
    front: readFront(file, front, schema),
    body: text.slice(bodyAt),
    bodyLine: lineAt(text, bodyAt),
    lineOf: (key) => lineOfKey(front, key) + 1,
  };
}

function readFront<Schema extends z.ZodMiniType>(file: string, text: string, schema: Schema) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = [...document.errors, ...document.warnings];
  // The line of `---` comes before.
  if (problem)
    throw new ContentError(file, lines.linePos(problem.pos[0]).line + 1, problem.message);
  const { data, error } = z.safeParse(schema, document.toJS());
  if (!error) return data;
  const [issue] = error.issues;
  const path = issue?.path.map(String) ?? [];
  const line = lineOfKey(text, path[0] ?? '') + 1;
  throw new ContentError(file, line, `${path.join('.') || 'front matter'}: ${issue?.message}`);
}

function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
