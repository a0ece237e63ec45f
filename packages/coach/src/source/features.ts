import { builtins, keywords, rareBuiltins } from '../words/python-names.ts';
import { type Token, tokensOf } from './tokens.ts';

const operators = new Set('+ - * / // % ** = == != < > <= >= += -= *= /= //='.split(' '));
const namedOptions = new Set(['end', 'sep', 'key', 'reverse', 'default', 'encoding']);

/**
 * What of the language a program uses, by the names under which lessons teach it: `print()`,
 * `.append()`, `for`, `+=`, `[]` for lists and indexes, `[:]` for slices, `f""`, `end=`.
 */
export function featuresOf(code: string): Set<string> {
  const tokens = tokensOf(code);
  const brackets = bracketsAround(tokens);
  const own = ownNames(tokens);
  return new Set(
    tokens.flatMap((token, at) => {
      const around = brackets[at] ?? '';
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      if (token.kind === 'comment') return ['#'];
      if (token.kind === 'number') return [token.text.includes('.') ? '1.5' : '1'];
      if (token.kind === 'text') return featuresOfText(token.text);
      if (token.kind === 'operator') return signsOf(token.text, before, around);
      return namesOf(token.text, { before, next, around, own });
    }),
  );
}

type Neighbours = {
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  readonly around: string;
  readonly own: ReadonlySet<string>;
};

function namesOf(text: string, { before, next, around, own }: Neighbours): string[] {
  if (keywords.has(text)) return [text];
  if (next?.text === '=' && around === 'call') return namedOptions.has(text) ? [`${text}=`] : [];
  if (before?.text === 'import' || before?.text === 'from') return [text];
  if (text === 'self') return [text];
  if (next?.text !== '(') return [];
  if (before?.text === '.') return own.has(text) && text !== '__init__' ? [] : [`.${text}()`];
  if (text === '__init__') return [text];
  const isPython = builtins.has(text) || rareBuiltins.has(text);
  return isPython && !own.has(text) ? [`${text}()`] : [];
}

function signsOf(text: string, before: Token | undefined, around: string): string[] {
  if (text === '[') return ['[]'];
  if (text === '{') return ['{}'];
  if (text === ':' && around === '[') return ['[:]'];
  if (text === '=' && around === 'call') return [];
  const isSign =
    text === '-' && (!before || (before.kind === 'operator' && !/[)\]}]/.test(before.text)));
  return operators.has(text) && !isSign ? [text] : [];
}

function featuresOfText(text: string): string[] {
  const features = [/["']{3}/.test(text.slice(0, 5)) ? '""""""' : '""'];
  if (text.includes(String.raw`\n`)) features.push(String.raw`\n`);
  if (!/^\w*f/i.test(text)) return features;
  features.push('f""');
  for (const [, code = ''] of text.matchAll(/\{([^{}:]+)/g)) features.push(...featuresOf(code));
  return features;
}

/** For each token the innermost bracket around it: `[`, `{`, `(` or `call`. */
function bracketsAround(tokens: readonly Token[]): string[] {
  const open: string[] = [];
  return tokens.map(({ kind, text }, at) => {
    const around = open.at(-1) ?? '';
    if (kind !== 'operator') return around;
    const before = tokens[at - 1];
    if (text === '(')
      open.push(before?.kind === 'name' && !keywords.has(before.text) ? 'call' : '(');
    else if (text === '[' || text === '{') open.push(text);
    else if (/[)\]}]/.test(text)) open.pop();
    return around;
  });
}

function ownNames(tokens: readonly Token[]): Set<string> {
  const isNamed = (at: number) => /^(?:def|class)$/.test(tokens[at - 1]?.text ?? '');
  return new Set(tokens.filter((_, at) => isNamed(at)).map(({ text }) => text));
}
