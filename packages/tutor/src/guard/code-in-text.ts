const fences = /(?:```|~~~)[^\n]*\n([^]*?)(?:```|~~~|$)/g;
const inline = /`([^`\n]+)`/g;
/** Looks like Python without being marked as such. */
const bareCode =
  /^\s*(?:[-*>\d.)]+\s+)?((?:print|input|for|while|if|elif|else|def|class|import|from|return|turtle|t)\b.*[(:=].*|[\p{L}_]\w*\s*(?:[+\-*/]?=)[^=].*|[\p{L}_][\w.]*\(.*\).*)$/u;

/** All code of an answer: each fence, then what is between backticks or looks like code. */
export function codesIn(text: string): string[] {
  const fenced = Array.from(text.matchAll(fences), ([, code = '']) => code);
  const rest = text.replaceAll(fences, '\n');
  const quoted = Array.from(rest.matchAll(inline), ([, code = '']) => code);
  const bare = rest
    .replaceAll(inline, ' ')
    .split('\n')
    .flatMap((line) => bareCode.exec(line)?.[1] ?? []);
  return [...fenced, [...quoted, ...bare].join('\n')].filter((code) => code.trim() !== '');
}
