import type { Files } from '@hbg/contract/units';
import type { Place } from '../explanation.ts';
import { type Declared, declaredNames } from './js/declared-names.ts';
import { type JsToken, jsTokens } from './js/js-tokens.ts';

/** What a browser, the parser or the frame says about an error in a page. */
export type PageErrorFacts = {
  /** With its type: `TypeError: x is not a function`. */
  readonly message: string;
  /** Null where nobody knows; line and column count from 1. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
};

/** An error together with the code around it. */
export type PageProblem = {
  readonly facts: PageErrorFacts;
  readonly files: Files;
  /** Behind the type. */
  readonly message: string;
  readonly lines: readonly string[];
  /** Of the script alone, where it stands within a page. */
  readonly tokens: readonly JsToken[];
  /** Of the line of the error. */
  readonly lineTokens: readonly JsToken[];
  readonly at: JsToken | undefined;
  readonly before: JsToken | undefined;
  /** In all scripts of the page. */
  readonly declared: readonly Declared[];
  readonly place: Place | null;
};

export function pageProblemOf(facts: PageErrorFacts, files: Files): PageProblem {
  const file = facts.file ?? '';
  const code = files[file] ?? '';
  const tokens = jsTokens(scriptIn(file, code));
  const { line, column } = facts;
  const lineTokens = tokens.filter((token) => token.line === line);
  const at = lineTokens.find((token) => column !== null && token.endColumn > column);
  const index = at
    ? tokens.indexOf(at)
    : tokens.findLastIndex((token) => token.line <= (line ?? 0)) + 1;
  return {
    facts,
    files,
    message: facts.message.replace(/^Uncaught (?:\(in promise\) )?/, '').replace(/^\w+: /, ''),
    lines: code.split(/\r\n?|\n/),
    tokens,
    lineTokens,
    at,
    before: tokens[index - 1],
    declared: scriptsOf(files).flatMap((script) => declaredNames(jsTokens(script))),
    place: at ?? placeOfTokens(lineTokens) ?? bareLine(facts),
  };
}

/** From the first of them to the last. */
export function placeOfTokens(tokens: readonly JsToken[]): Place | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const { line, column } = first;
  return { line, column, endLine: last.endLine, endColumn: last.endColumn };
}

function bareLine({ line, column }: PageErrorFacts): Place | null {
  if (line === null) return null;
  return { line, column: column ?? 1, endLine: line, endColumn: (column ?? 1) + 1 };
}

export function scriptsOf(files: Files): string[] {
  return Object.entries(files)
    .filter(([file]) => /\.(?:js|html)$/.test(file))
    .map(([file, code]) => scriptIn(file, code));
}

/** What isn't script becomes space, so that lines and columns stay. */
export function scriptIn(file: string, code: string): string {
  if (!file.endsWith('.html')) return code;
  let script = '';
  for (const { index, 0: whole, 1: tag = '' } of code.matchAll(
    /(<script\b[^>]*>)[^]*?(?:<\/script|$)/gi,
  )) {
    const from = index + tag.length;
    const to = index + whole.length - (/<\/script$/i.test(whole) ? '</script'.length : 0);
    script += blank(code.slice(script.length, from)) + code.slice(from, to);
  }
  return script + blank(code.slice(script.length));
}

function blank(text: string): string {
  return text.replaceAll(/[^\n\r]/g, ' ');
}

/** The classes, ids and tags of the page. */
export function namesInPage(files: Files) {
  const html = Object.entries(files).flatMap(([file, code]) =>
    file.endsWith('.html') ? code : [],
  );
  const valuesOf = (pattern: RegExp) =>
    html.flatMap((code) => [...code.matchAll(pattern)].map(([, , value = '']) => value));
  return {
    ids: valuesOf(/\bid\s*=\s*(["']?)([^"'\s>]+)\1/gi),
    classes: valuesOf(/\bclass\s*=\s*(["'])([^"']*)\1/gi).flatMap((names) => names.split(/\s+/)),
    tags: valuesOf(/(<)([a-z][\w-]*)/gi).map((tag) => tag.toLowerCase()),
  };
}
