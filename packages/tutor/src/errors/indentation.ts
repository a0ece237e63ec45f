import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { indentOf, isBlank, type Source } from '../source/source.ts';
import { code } from '../words/code-quote.ts';

export const indentationRules: Rule[] = [
  {
    kind: 'empty-block',
    message: /^expected an indented block after .* on line (\d+)$/,
    explain: ({ source }, [line = '1']) =>
      lineWithCode(source, Number(line) + 1) === null
        ? {
            titel: 'Hier fehlt der Inhalt',
            erklaerung: `Nach dem Doppelpunkt in Zeile ${line} kommt keine Zeile Code mehr.`,
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
      const header = keyword ?? source.bareLines[Number(line) - 1]?.trim().split(/\W/)[0] ?? '';
      return {
        titel: 'Einrückung fehlt',
        erklaerung: `Zeile ${next} gehört zum ${code(header)} in Zeile ${line}, ist aber nicht eingerückt.`,
        tipp: `Rück sie mit der Tab-Taste ein, und alle Zeilen, die auch zum ${code(header)} gehören.`,
        stelle: placeOfLine(source.bareLines, next),
      };
    },
  },
  {
    kind: 'unexpected-indent',
    message: /^unexpected indent/,
    explain: ({ facts, source }) => {
      const line = facts.line ?? 1;
      const before = source.bareLines.slice(0, line - 1).findLast((text) => !isBlank(text));
      const spaces = before === undefined ? 0 : indentOf(before);
      return {
        titel: 'Zu weit eingerückt',
        erklaerung: `Zeile ${line} ist eingerückt, aber davor beginnt kein Block mit einem Doppelpunkt am Ende.`,
        tipp:
          spaces === 0
            ? 'Lösch die Leerzeichen am Anfang der Zeile.'
            : `Rück sie so weit ein wie die Zeile davor, also mit ${spaces} Leerzeichen.`,
        stelle: placeOfLine(source.bareLines, line),
      };
    },
  },
  {
    kind: 'uneven-indent',
    message: /^unindent does not match/,
    explain: ({ facts, source }) => {
      const line = facts.line ?? 1;
      const depths = depthsAbove(source, line);
      return {
        titel: 'Einrückung passt nicht',
        erklaerung: `Zeile ${line} ist mit ${spaces(indentOf(source.bareLines[line - 1] ?? ''))} eingerückt, so weit ist keiner der Blöcke darüber.`,
        tipp: `Rück sie genau so weit ein wie die Zeilen, zu denen sie gehört: hier ${depths.join(' oder ')} Leerzeichen.`,
        stelle: placeOfLine(source.bareLines, line),
      };
    },
  },
  {
    kind: 'tabs-and-spaces',
    message: /^inconsistent use of tabs/,
    explain: ({ facts, source }) => ({
      titel: 'Tabs und Leerzeichen gemischt',
      erklaerung: `Zeile ${facts.line ?? 1} ist anders eingerückt als die Zeilen davor: einmal mit Tabs, einmal mit Leerzeichen.`,
      tipp: 'Lösch den Leerraum am Anfang der Zeile und rück sie neu ein, am besten überall mit vier Leerzeichen.',
      stelle: placeOfLine(source.bareLines, facts.line ?? 1),
    }),
  },
];

function spaces(count: number): string {
  return count === 1 ? 'einem Leerzeichen' : `${count} Leerzeichen`;
}

function lineWithCode({ bareLines }: Source, from: number): number | null {
  const index = bareLines.findIndex((text, index) => index >= from - 1 && !isBlank(text));
  return index === -1 ? null : index + 1;
}

/** The indentations that are still open at this line. */
function depthsAbove({ bareLines }: Source, line: number): number[] {
  const open: number[] = [];
  for (const text of bareLines.slice(0, line - 1).filter((text) => !isBlank(text))) {
    const depth = indentOf(text);
    while ((open.at(-1) ?? -1) >= depth) open.pop();
    open.push(depth);
  }
  return open.slice(-3);
}
