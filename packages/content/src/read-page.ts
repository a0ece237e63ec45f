import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { frontMatterError, placeInWords } from './front-matter-error.ts';
import { faultIn } from './front-matter-fault.ts';
import { readText } from './read-text.ts';

/** A file of Markdown with front matter. */
export type Page<Front> = {
  readonly file: string;
  readonly front: Front;
  readonly body: string;
  /** The line of the file in which the body begins, counted from 1. */
  readonly bodyLine: number;
  /** The line of the file with this value of the front matter, such as `goals`, 2; else 1. */
  readonly lineOf: LineOf;
};

type LineOf = (key: PropertyKey, ...deeper: readonly PropertyKey[]) => number;

const fence = '---\n';

export function readPage<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Page<z.output<Schema>> {
  const text = readText(file);
  const end = text.indexOf(`\n${fence}`, fence.length - 1);
  if (!text.startsWith(fence) || end < 0) {
    throw new ContentError(
      file,
      1,
      'beginne die Datei mit den Feldern zwischen zwei Zeilen aus ---',
    );
  }
  const bodyAt = end + 1 + fence.length;
  const { front, lineOf } = readFront(file, text.slice(fence.length, end + 1), schema);
  return { file, front, body: text.slice(bodyAt), bodyLine: lineAt(text, bodyAt), lineOf };
}

function readFront<Schema extends z.ZodMiniType>(file: string, text: string, schema: Schema) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  // The line of `---` comes before.
  const lineOfOffset = (offset: number) => lines.linePos(offset).line + 1;
  const fault = faultIn(text, document);
  if (fault) throw new ContentError(file, lineOfOffset(fault.offset), fault.cure);
  const lineOf: LineOf = (key, ...deeper) => {
    const at = deeper.length > 0 ? offsetOf(document, [key, ...deeper]) : null;
    return at === null ? lineOfKey(text, String(key)) + 1 : lineOfOffset(at);
  };
  const { data: front, error } = z.safeParse(schema, document.toJS(), { error: frontMatterError });
  if (!error) return { front, lineOf };
  const unknown = error.issues.find((issue) => issue.code === 'unrecognized_keys');
  const { path = [], message } = unknown ?? error.issues[0] ?? {};
  const [key = '', ...deeper] = [...path, ...(unknown?.keys.slice(0, 1) ?? [])];
  const known = unknown && path.length === 0 ? `; es gibt ${fieldsOf(schema).join(', ')}` : '';
  const cure = `${placeInWords(path) || 'Felder'}: ${message}${known}`;
  throw new ContentError(file, lineOf(key, ...deeper), cure);
}

function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodMiniPipe) return fieldsOf(schema.def.in);
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

/** Of the value at this path, or of the nearest around it that is written. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | null {
  if (path.length === 0) return null;
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : offsetOf(document, path.slice(0, -1));
}

function lineOfKey(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
