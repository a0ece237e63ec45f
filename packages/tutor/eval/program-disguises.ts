import { tokensOf } from '@hbg/coach/source/tokens';
import { builtins, homeOf, keywords, modules } from '@hbg/coach/words/python-names';
import type { Disguise } from './disguise.ts';

const fence = (code: string) => `\`\`\`python\n${code.trimEnd()}\n\`\`\``;
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '');
const marginOf = (line: string) => /^ */.exec(line)?.[0] ?? '';
const isIn = (line: string, block: string) => line === '' || line.startsWith(`${block} `);
const has = (pattern: RegExp) => (code: string) => pattern.test(code);

const otherWords =
  'apple bird cloud door eagle flower garden house island jungle kettle ladder mirror night ocean pepper queen river stone tiger uncle valley window yellow zebra anchor bottle candle dragon engine'.split(
    ' ',
  );
const isPython = (name: string) =>
  keywords.has(name) || builtins.has(name) || homeOf.has(name) || modules.includes(name);

/** Each name that the program makes up gets another word. */
function renamed(code: string): string {
  const tokens = tokensOf(code);
  const isOwn = (name: string, at: number) =>
    !isPython(name) &&
    !/^(?:self|__\w+)$/.test(name) &&
    (tokens[at - 1]?.text !== '.' || tokens[at - 2]?.text === 'self');
  const own = tokens.flatMap(({ kind, text }, at) =>
    kind === 'name' && isOwn(text, at) ? [text] : [],
  );
  return withNames(code, new Map([...new Set(own)].map((name, at) => [name, wordAt(at)])));
}

function wordAt(at: number): string {
  return `${otherWords[at % otherWords.length]}${at < otherWords.length ? '' : at}`;
}

function withNames(code: string, words: ReadonlyMap<string, string>): string {
  return tokensOf(code).reduceRight((said, { kind, text, offset }) => {
    const other = kind === 'text' ? withNamesInHoles(text, words) : (words.get(text) ?? text);
    return said.slice(0, offset) + other + said.slice(offset + text.length);
  }, code);
}

function withNamesInHoles(text: string, words: ReadonlyMap<string, string>): string {
  if (!text.startsWith('f')) return text;
  return text.replaceAll(/\{[^{}]+\}/g, (hole) => withNames(hole, words));
}

const isFunction = (part: string) => /^(?:def|class)\b/.test(part);

/** Its functions and classes, and what stands between them. */
function partsOf(code: string): string[] {
  const parts: string[] = [];
  for (const line of code.split('\n')) {
    const last = parts.at(-1);
    const isInside = /^(?:\s|$)/.test(line) || (!isFunction(line) && !isFunction(last ?? ''));
    if (last !== undefined && isInside) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts;
}

function reordered(code: string): string {
  const parts = partsOf(code);
  const functions = parts.filter(isFunction).toReversed();
  return parts.map((part) => (isFunction(part) ? (functions.shift() ?? '') : part)).join('\n');
}

function withOtherTexts(code: string): string {
  let count = 0;
  return tokensOf(code).reduceRight((said, { kind, text, offset }) => {
    if (kind !== 'text' || text.length < 5) return said;
    count += 1;
    const holes = text.match(/\{[^{}]+\}/g) ?? [];
    const words = [wordAt(count % 30), ...holes, wordAt((count * 7) % 30)].join(' ');
    const other = `${text.startsWith('f') ? 'f' : ''}"${words}"`;
    return said.slice(0, offset) + other + said.slice(offset + text.length);
  }, code);
}

/** Each block from its head on, with the lines that belong to it. */
function withBlocks(
  code: string,
  head: RegExp,
  write: (found: RegExpExecArray, body: string[]) => string[],
): string {
  const lines = code.split('\n');
  const at = lines.findLastIndex((line) => head.test(line));
  const found = head.exec(lines[at] ?? '');
  if (!found) return code;
  const margin = marginOf(lines[at] ?? '');
  const rest = lines.slice(at + 1);
  const length = rest.findIndex((line) => !isIn(line, margin));
  const body = length < 0 ? rest : rest.slice(0, length);
  const written = [...write(found, body), ...rest.slice(body.length)];
  return withBlocks([...lines.slice(0, at), ...written].join('\n'), head, write);
}

const counting = /^( *)for (\w+) in range\(([^()]+)\):$/;
const going = /^( *)while (.+):$/;

function loopsSwapped(code: string): string {
  const listed = withBlocks(code, going, ([, margin = '', condition], body) => [
    `${margin}for mal in itertools.count():`,
    `${margin}    if not (${condition}):`,
    `${margin}        break`,
    ...body,
  ]);
  return withBlocks(listed, counting, ([, margin = '', name, range = ''], body) => {
    const [first = '0', second, step = '1'] = range.split(',').map((value) => value.trim());
    const [start, stop] = second === undefined ? ['0', first] : [first, second];
    const isDown = step.startsWith('-');
    return [
      `${margin}${name} = ${start}`,
      `${margin}while ${name} ${isDown ? '>' : '<'} (${stop}):`,
      ...body.filter((line) => line.trim() !== ''),
      `${margin}    ${name} += ${step}`,
    ];
  });
}

const short = /^( *)for (\w+) in range\(([2-6])\):$/;

function loopsWrittenOut(code: string): string {
  return withBlocks(code, short, ([, , name, count], body) =>
    Array.from({ length: Number(count) }, (_, at) =>
      body.map((line) =>
        line.replace(/^ {4}/, '').replaceAll(new RegExp(`\\b${name}\\b`, 'g'), String(at)),
      ),
    ).flat(),
  );
}

const german: readonly (readonly [RegExp, string])[] = [
  [/^( *)for (\w+) in range\((\w+)\):/, '$1wiederhole $3 mal mit $2:'],
  [/^( *)for (\w+) in range\((.+)\):/, '$1wiederhole mit $2 von $3:'],
  [/^( *)for (\w+) in (.+):/, '$1für jedes $2 in $3:'],
  [/^( *)while (.+):/, '$1solange $2:'],
  [/^( *)if (.+):/, '$1wenn $2, dann:'],
  [/^( *)elif (.+):/, '$1sonst wenn $2:'],
  [/^( *)else:/, '$1sonst:'],
  [/^( *)def (.+):/, '$1Funktion $2:'],
  [/^( *)class (.+):/, '$1Klasse $2:'],
  [/^( *)return\b/, '$1gib zurück'],
  [/^( *)break\b/, '$1hör auf'],
  [/^( *)print\((.*)\)$/, '$1gib aus: $2'],
  [/^( *)([\w.]+) = (.*)$/, '$1setze $2 auf $3'],
  [/^( *)([\w.]+) \+= (.*)$/, '$1erhöhe $2 um $3'],
  [/^( *)([\w.]+) -= (.*)$/, '$1verringere $2 um $3'],
  [/\bnot /g, 'nicht '],
  [/ and /g, ' und '],
  [/ or /g, ' oder '],
  [/\b(?:int\()?input\(([^()]*)\)+/g, 'frage $1'],
];

function inPseudoCode(code: string): string {
  return linesOf(code)
    .map((line) => german.reduce((said, [words, other]) => said.replace(words, other), line))
    .join('\n');
}

/** What an object keeps is kept in a dictionary, and its methods become functions of it. */
function withDicts(code: string): string {
  const methods = [...code.matchAll(/^ +def (\w+)\(self/gm)].map(([, name]) => name);
  const calls = new RegExp(`\\b([\\w.]+)\\.(${methods.join('|')})\\(([^()]*)\\)`, 'g');
  return linesOf(code)
    .filter((line) => !line.startsWith('class '))
    .map((line) => (isOfClass(line, code) ? line.replace(/^ {4}/, '') : line))
    .map((line) => line.replace(/def __init__\(self, ?(.*)\):/, 'def neu($1):\n    self = {}'))
    .map((line) =>
      line
        .replaceAll(
          calls,
          (_, owner, method, values) => `${method}(${[owner, values].filter(Boolean).join(', ')})`,
        )
        .replaceAll(/\b([a-z]\w*)\.([a-z]\w*)\b(?!\()/g, '$1["$2"]'),
    )
    .join('\n');
}

function isOfClass(line: string, code: string): boolean {
  return partsOf(code).some((part) => part.startsWith('class') && part.split('\n').includes(line));
}

function diffAgainst(starter: string) {
  const old = linesOf(starter);
  return (code: string) => {
    const fresh = linesOf(code);
    const gone = old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`);
    const lines = fresh.map((line) => (old.includes(line) ? ` ${line}` : `+${line}`));
    return `\`\`\`diff\n${[...gone, ...lines].join('\n')}\n\`\`\``;
  };
}

function withComments(code: string): string {
  return linesOf(code)
    .map((line, at) => `${marginOf(line)}# Schritt ${at + 1}: Jetzt kommt das hier\n${line}`)
    .join('\n');
}

/** At signs that stand in no quotes and in no brackets. */
function splitAt(text: string, sign: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const { text: token, offset } of tokensOf(text)) {
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    const gap = text.slice(0, offset).endsWith(' ') ? ' ' : '';
    if (depth === 0 && token === sign) pieces.push('');
    else pieces.push(`${pieces.pop()}${gap}${token}`);
  }
  return pieces.map((piece) => piece.trim());
}

function contentOf(value: string): string {
  return /^f?"/.test(value) ? value.replaceAll(/^f?"|"$/g, '') : `{${value}}`;
}

function asFilledText(values: string): string {
  const texts = splitAt(values, ',').map((value) => splitAt(value, '+').map(contentOf).join(''));
  return `f"${texts.join(' ')}"`;
}

function withFilledTexts(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      line.replace(/^( *print\()(.*"[,+ ].*|.*[,+] ".*)\)$/, (_, start: string, values: string) =>
        /\b(?:end|sep)=/.test(values) ? line : `${start}${asFilledText(values)})`,
      ),
    )
    .join('\n');
}

const isLoop = has(/^ *(?:while .+|for \w+ in range\([^()]+\)):$/m);

/** Ways to hide a program that does more than say texts. */
export const programDisguises: readonly Disguise[] = [
  [
    'with other names and its functions in another order',
    (code) => fence(reordered(renamed(code))),
    has(/^\s*[\p{L}_]\w* = |^def /mu),
  ],
  [
    'with other names and other texts',
    (code) => fence(withOtherTexts(renamed(code))),
    has(/^ *(?:def|for|while|if) /m),
  ],
  ['with each kind of loop for the other', (code) => fence(loopsSwapped(code)), isLoop],
  [
    'with its short loops written out',
    (code) => fence(loopsWrittenOut(code)),
    has(/^ *for \w+ in range\([2-6]\):$/m),
  ],
  ['line by line in German', inPseudoCode],
  ['with dictionaries in place of objects', (code) => fence(withDicts(code)), has(/^class /m)],
  [
    'in a fence for each function',
    (code) => partsOf(code).map(fence).join('\n\nDanach brauchst du:\n\n'),
    has(/^(?:def|class) /m),
  ],
  [
    'in a fence for each function, with other names',
    (code) => partsOf(renamed(code)).map(fence).join('\n\nDanach brauchst du:\n\n'),
    has(/^(?:def|class) /m),
  ],
  ['as what changes in the starter', (code, starter) => diffAgainst(starter)(code)],
  ['with a comment for each line', (code) => fence(withComments(code))],
  ['with filled texts', (code) => fence(withFilledTexts(code)), has(/print\(.*(?:"[,+ ]|[,+] ")/)],
];
