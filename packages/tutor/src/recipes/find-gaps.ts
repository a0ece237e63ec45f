import type { FilledGap } from '@hbg/content/recipe-code';

type Kind = {
  /** The first group is the gap. */
  readonly pattern: RegExp;
  readonly question: string;
  readonly hint: (answer: string) => string;
};

/** What is worth finding out in a program that nobody has marked, the most telling first. */
const kinds: readonly Kind[] = [
  {
    pattern: /[\w)\]]\s*(==|!=|===|!==|<=|>=|<|>)\s*[\w"'(]/g,
    question: 'Wie wird hier verglichen?',
    hint: () => 'Überleg, wann der Teil darunter laufen soll: gleich, größer, kleiner?',
  },
  {
    pattern: /\.([a-zA-Z_]\w{2,20})\(/g,
    question: 'Welcher Befehl gehört hinter den Punkt?',
    hint: startOf,
  },
  {
    pattern: /^\s*(while|for|foreach|if|return|break|def|function|class)\b/gm,
    question: 'Welches Wort der Sprache beginnt diese Zeile?',
    hint: startOf,
  },
  {
    pattern: /\b([a-zA-Z_]\w{2,20})\(/g,
    question: 'Welcher Befehl wird hier aufgerufen?',
    hint: startOf,
  },
  {
    pattern:
      /(?<=[^=!<>]=[ \t]*)(?!(?:true|false|null|none|undefined|new|not|await|async|function|lambda)\b)(\$?[\p{L}_][\p{L}\p{N}_]*)(?![\p{L}\p{N}_]|\s*\()/giu,
    question: 'Welcher Name steht rechts vom Gleichheitszeichen?',
    hint: startOf,
  },
  {
    pattern: /(?<![\p{L}\p{N}_.$])(\d+(?:\.\d+)?)(?![\p{L}\p{N}_.])/gu,
    question: 'Welche Zahl steht hier?',
    hint: sizeOf,
  },
];

const wanted = 3;

/** Three places of a program, in different lines; fewer where it's too short. */
export function findGaps(code: string): FilledGap[] {
  const bare = withoutTexts(code);
  const lines = new Set<number>();
  const gaps: FilledGap[] = [];
  for (const kind of [...kinds, ...kinds]) {
    const found = gaps.length < wanted ? placeFor(kind, bare, lines) : null;
    if (!found) continue;
    lines.add(lineOf(code, found.start));
    const answer = code.slice(found.start, found.end);
    const { question, hint } = kind;
    gaps.push({ ...found, question, hint: hint(answer), also: [], wrong: {} });
  }
  return gaps.toSorted((a, b) => a.start - b.start);
}

function placeFor({ pattern }: Kind, bare: string, taken: ReadonlySet<number>) {
  for (const { 0: all, 1: answer = '', index } of bare.matchAll(pattern)) {
    const start = index + all.indexOf(answer);
    if (!taken.has(lineOf(bare, start))) return { start, end: start + answer.length };
  }
  return null;
}

/** Of the same length: a gap in a text or a comment asks for nothing. */
function withoutTexts(code: string): string {
  const pattern =
    /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`|\/\*[^]*?\*\/|<!--[^]*?-->|\/\/.*|#(?!include).*|<\/?[a-z][^>\n]*>/g;
  return code.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}

function startOf(answer: string): string {
  return `Er beginnt mit „${answer.slice(0, 1)}“ und hat ${answer.length} Zeichen.`;
}

function sizeOf(answer: string): string {
  if (answer.length > 1)
    return `Sie beginnt mit „${answer.slice(0, 1)}“ und hat ${answer.length} Zeichen.`;
  return Number(answer) < 5
    ? 'Sie ist kleiner als 5.'
    : 'Sie hat eine Ziffer und ist mindestens 5.';
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}
