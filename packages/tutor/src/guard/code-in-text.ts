const inline = /`([^`\n]+)`/g;
/** Looks like Python without being marked as such. */
const bareCode =
  /^\s*(?:[-*>\d.)]+\s+)?((?:print|input|for|while|if|elif|else|try|except|with|def|class|import|from|return|turtle|t)\b.*[(:=].*|(?:break|continue|pass|return|import)\b.{0,40}|[\p{L}_][\p{L}\p{N}_.]*(?:\[[^\]]{0,60}\])?\s*(?:[+\-*/%]?=)[^=].*|[\p{L}_][\p{L}\p{N}_.]*\(.*\).*|["'][^"']{1,60}["']:.*|[\])}]+)$/u;
/** A call in the middle of a sentence. */
const call =
  /(?<![\p{L}\p{N}_.])[\p{L}_][\w.]{0,60}\((?:[^()"'\n]|"[^"\n]{0,400}"|'[^'\n]{0,400}'){0,200}\)/gu;
/** Two calls side by side. */
const sameLine = /\)[ \t;,]{0,9}(?=[\p{L}_][\p{L}\p{N}_.]{0,60}\()/gu;
/** Patterns take a time that grows with the square of a line's length, or worse. */
const longestLine = 1_000;

/** All code of an answer: each fence, then what is between backticks or looks like code. */
export function codesIn(text: string): string[] {
  const { fenced, loose } = codeIn(text);
  return [...fenced, loose].filter((code) => code.trim() !== '');
}

export type CodeInText = { readonly fenced: readonly string[]; readonly loose: string };

export function codeIn(text: string): CodeInText {
  const { fenced, rest } = splitAtFences(text);
  const quoted = Array.from(rest.matchAll(inline), ([, code = '']) => code);
  const bare = rest.replaceAll(inline, ' ').split('\n').flatMap(codeInLine);
  return { fenced, loose: [...quoted, ...bare].join('\n').replaceAll(sameLine, ')\n') };
}

function codeInLine(line: string): readonly string[] {
  const start = line.slice(0, longestLine);
  const code = bareCode.exec(start)?.[1];
  return code === undefined ? (start.replace(/(?:^|\s)# .*$/, '').match(call) ?? []) : [code];
}

/** A fence begins behind the line of its opening, and ends with the text when nothing closes it. */
function splitAtFences(text: string): { readonly fenced: string[]; readonly rest: string } {
  const fenced: string[] = [];
  let rest = '';
  for (let from = 0; ; ) {
    const opening = next(text, from);
    const start = opening < 0 ? 0 : text.indexOf('\n', opening) + 1;
    if (start === 0) return { fenced, rest: rest + text.slice(from) };
    const closing = next(text, start);
    fenced.push(text.slice(start, closing < 0 ? undefined : closing));
    rest += `${text.slice(from, opening)}\n`;
    if (closing < 0) return { fenced, rest };
    from = closing + 3;
  }
}

function next(text: string, from: number): number {
  const fence = /```|~~~/g;
  fence.lastIndex = from;
  return fence.exec(text)?.index ?? -1;
}
