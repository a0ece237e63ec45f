import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { continuedLines } from '../source/brackets.ts';
import { indentOf, isBlank, type Source } from '../source/source.ts';
import { headerLine } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { isBodyMissing, lineWithCode } from './empty-blocks.ts';
import { repeatWords } from './repeat.ts';

export const indentationRules: Rule[] = [
  {
    kind: 'empty-block',
    message: /^expected an indented block after .* on line (\d+)$/,
    explain: ({ source }, [line = '1']) =>
      isBodyMissing(source, Number(line))
        ? {
            titel: 'Hier fehlt der Inhalt',
            erklaerung: `Nach dem Doppelpunkt in Zeile ${line} kommt kein eingerückter Code, ein Kommentar zählt dabei nicht.`,
            tipp: `Schreib darunter eingerückt, was passieren soll, oder fürs Erste ${code('pass')}.`,
            stelle: placeOfLine(source.bareLines, Number(line)),
          }
        : null,
  },
  {
    kind: 'missing-indent',
    message: /^expected an indented block after (?:'(.+)' statement|.*) on line (\d+)$/,
    explain: ({ source }, [keyword, line = '1']) => {
      const next = lineWithCode(source, Number(line) + 1) ?? 1;
      const header =
        keyword ?? headerLine.exec(source.bareLines[Number(line) - 1] ?? '')?.[1] ?? '';
      return {
        titel: 'Einrückung fehlt',
        erklaerung: `Zeile ${next} gehört zum ${code(header)} in Zeile ${line}, ist aber nicht eingerückt.`,
        tipp: `Setz vier Leerzeichen davor, auch bei allen anderen Zeilen, die zum ${code(header)} gehören.`,
        stelle: placeOfLine(source.bareLines, next),
      };
    },
  },
  {
    kind: 'repeat-loop',
    message: /^unexpected indent/,
    explain: ({ facts, source }) => {
      const before = lastLineWithCode(source, (facts.line ?? 1) - 1);
      const text = source.bareLines[before - 1]?.trim() ?? '';
      return repeatWords(text, placeOfLine(source.bareLines, before));
    },
  },
  {
    kind: 'tabs-and-spaces',
    message: /^inconsistent use of tabs|^unindent does not match|^unexpected indent/,
    explain: (problem) => {
      const line = problem.facts.line ?? 1;
      return problem.facts.type === 'TabError' || hasTabs(problem, line)
        ? {
            titel: 'Tabs und Leerzeichen gemischt',
            erklaerung: `Zeile ${line} ist anders eingerückt als die Zeilen davor: einmal mit Tabs, einmal mit Leerzeichen.`,
            tipp: 'Lösch den Leerraum am Anfang der Zeile und rück sie neu ein, am besten überall mit vier Leerzeichen.',
            stelle: placeOfLine(problem.source.bareLines, line),
          }
        : null;
    },
  },
  {
    kind: 'unexpected-indent',
    message: /^unexpected indent/,
    explain: ({ facts, source }) => {
      const line = facts.line ?? 1;
      const before = lastLineWithCode(source, line - 1);
      const [, head, rest] = wholeBlock.exec(source.bareLines[before - 1] ?? '') ?? [];
      const words = head ? besideHeader(head, rest ?? '', before) : tooFarIn(source, line);
      return { ...words, stelle: placeOfLine(source.bareLines, line) };
    },
  },
  {
    kind: 'uneven-indent',
    message: /^unindent does not match/,
    explain: ({ facts, source }) => {
      const line = facts.line ?? 1;
      const text = source.bareLines[line - 1] ?? '';
      return {
        titel: 'Einrückung passt nicht',
        erklaerung: `Zeile ${line} ist mit ${spaces(indentOf(text))} eingerückt, so weit ist keiner der Blöcke darüber.`,
        tipp: depthTip(source, line),
        stelle: placeOfLine(source.bareLines, line),
      };
    },
  },
];

function depthTip(source: Source, line: number): string {
  const [, word] = /^\s*(else|elif|except|finally)\b/.exec(source.bareLines[line - 1] ?? '') ?? [];
  const before = /^(?:else|elif)$/.test(word ?? '')
    ? /^\s*(?:if|elif|for|while)\b/
    : /^\s*(?:try|except)\b/;
  const blocks = blocksAbove(source, line).map((at) => source.bareLines[at - 1] ?? '');
  const partners = word === undefined ? [] : blocks.filter((text) => before.test(text));
  const depths = (partners.length > 0 ? partners : blocks).slice(-3).map(indentOf);
  const where = `hier ${depths.join(' oder ')} Leerzeichen`;
  return partners.length > 0
    ? `Rück ${code(word ?? '')} genau so weit ein wie die Zeile, zu der es gehört: ${where}.`
    : `Rück sie genau so weit ein wie die Zeilen, zu denen sie gehört: ${where}.`;
}

/** `for i in range(3): print(i)`, `except: ValueError` */
const wholeBlock =
  /^\s*((?:for|while|if|elif|else|except|with|try|def|class)\b[^:]*):\s*(\S.*?)\s*$/;

/** What belongs to the header stands on its line already. */
function besideHeader(head: string, rest: string, line: number): Words {
  const isError = head.trim() === 'except' && /^\w+$/.test(rest);
  return {
    titel: 'Zu weit eingerückt',
    erklaerung: `In Zeile ${line} steht hinter dem Doppelpunkt schon etwas, darum gehört keine eingerückte Zeile mehr dazu.`,
    tipp: isError
      ? `Schreib in Zeile ${line} ${code(`except ${rest}:`)}.`
      : `Schreib alles, was dazugehört, eingerückt unter Zeile ${line}.`,
  };
}

/** Before blocks are known a line begins at the very left, and that's all. */
function tooFarIn(source: Source, line: number): Words {
  const depth = depthsAbove(source, line).at(-1) ?? 0;
  if (depth === 0) return notAtTheLeft(line, /^ *\t/.test(source.bareLines[line - 1] ?? ''));
  return {
    titel: 'Zu weit eingerückt',
    erklaerung: `Zeile ${line} steht weiter rechts als die Zeile davor, und das passt hier nicht.`,
    tipp: `Rück sie so weit ein wie die Zeile davor, also mit ${spaces(depth)}.`,
  };
}

function notAtTheLeft(line: number, hasTab: boolean): Words {
  const gap = hasTab ? 'Leerraum' : 'Leerzeichen';
  return {
    titel: `${gap} am Anfang der Zeile`,
    erklaerung: `Zeile ${line} beginnt mit ${gap}, und das passt hier nicht.`,
    tipp: `Lösch alles vor dem ersten Wort, damit die Zeile ganz links beginnt.`,
  };
}

function spaces(count: number): string {
  return count === 1 ? 'einem Leerzeichen' : `${count} Leerzeichen`;
}

function lastLineWithCode({ bareLines }: Source, from: number): number {
  return bareLines.findLastIndex((text, index) => index < from && !isBlank(text)) + 1;
}

/** A tab in front of this line or of one that is still open above it. */
function hasTabs({ source }: Problem, line: number): boolean {
  const indents = [...blocksAbove(source, line), line].map(
    (at) => /^\s*/.exec(source.bareLines[at - 1] ?? '')?.[0] ?? '',
  );
  return (
    indents.some((indent) => indent.includes('\t')) && indents.some((indent) => / /.test(indent))
  );
}

function depthsAbove(source: Source, line: number): number[] {
  return blocksAbove(source, line).map((at) => indentOf(source.bareLines[at - 1] ?? ''));
}

/** The last line of every block that is still open at this line, the outermost first. */
function blocksAbove({ bareLines, tokens }: Source, line: number): number[] {
  const continued = continuedLines(tokens);
  const open: number[] = [];
  for (let at = 1; at < line; at += 1) {
    const text = bareLines[at - 1];
    if (isBlank(text) || continued.has(at)) continue;
    while (
      indentOf(bareLines[(open.at(-1) ?? 0) - 1] ?? '') >= indentOf(text ?? '') &&
      open.length > 0
    )
      open.pop();
    open.push(at);
  }
  return open;
}
