import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { beforeLastBracket } from '../source/brackets.ts';
import { callIn } from '../source/call.ts';
import { sidesOf } from '../source/operands.ts';
import { lastAssignment, printReturnedBy, returnsOf, writtenIn } from '../source/origins.ts';
import { readSource } from '../source/source.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { changedWords, type Nothing } from './changed-in-place.ts';

const message = /NoneType/;
const changing =
  /\.(sort|reverse|append|extend|insert|remove|clear|add|update|shuffle)\s*\(.*\)\s*$/;

/** `None` where a value is needed: the cause is where it came from. */
export const noneRules: Rule[] = [
  {
    kind: 'none-from-method',
    message,
    explain: (problem) => {
      const found = nothing(problem);
      const method = changing.exec(found.origin)?.[1];
      return method
        ? {
            ...changedWords(found, method),
            stelle: placeOfOrigin(problem, found.line),
          }
        : null;
    },
  },
  {
    kind: 'none-from-print',
    message,
    explain: (problem) => {
      const { piece, origin, line, isAssigned } = nothing(problem);
      return /^print\s*\(/.test(origin)
        ? {
            titel: 'print gibt nichts zurück',
            erklaerung: `${code('print')} zeigt etwas an, gibt aber nichts zurück, darum ${isAssigned ? `steht in ${code(piece)} nichts` : `hat ${code(piece)} keinen Wert`}.`,
            tipp: 'Rechne oder speichere zuerst, und gib das Ergebnis danach mit `print(…)` aus.',
            stelle: placeOfOrigin(problem, line),
          }
        : null;
    },
  },
  {
    kind: 'none-from-print',
    message,
    explain: ({ source, ...problem }) => {
      const { name = '' } = callIn(nothing({ source, ...problem }).origin) ?? {};
      const found = printReturnedBy(source, name);
      return (
        found && {
          titel: 'print gibt nichts zurück',
          erklaerung: `In Zeile ${found.line} steht ${code('return print(…)')}, aber ${code('print')} zeigt nur etwas an, und zurück kommt ${code('None')}, also nichts.`,
          tipp: `Schreib dort ${code(found.instead, 40)}, ohne ${code('print')}.`,
          stelle: placeOfLine(source.lines, found.line),
        }
      );
    },
  },
  {
    kind: 'none-from-function',
    message,
    explain: (problem) => {
      const { origin } = nothing(problem);
      const { name = '' } = callIn(origin) ?? {};
      const returns = returnsOf(problem.source, name);
      const [what, how] =
        returns === 'some' ? ['nicht auf jedem Weg etwas', 'sie in jedem Fall'] : ['nichts', 'sie'];
      return returns
        ? {
            titel: 'return fehlt',
            erklaerung: `Die Funktion ${code(name)} gibt ${what} zurück, darum ist ihr Ergebnis ${code('None')}, also nichts.`,
            tipp: `Beende ${how} mit ${code('return …')} und dem Wert, den du brauchst.`,
          }
        : null;
    },
  },
  {
    kind: 'none-value',
    message,
    explain: (problem) => {
      const { piece } = nothing(problem);
      return {
        titel: 'Hier ist nichts drin',
        erklaerung: `${piece === 'None' ? 'Hier steht' : `${code(piece)} ist`} ${code('None')}, also nichts, und damit kann Python hier nichts anfangen.`,
        tipp: valueInstead(piece),
      };
    },
  },
];

function valueInstead(piece: string): string {
  if (piece === 'None') return `Schreib statt ${code('None')} einen richtigen Wert hin.`;
  return callIn(piece)
    ? `Gib ${code(piece)} eine eigene Zeile, und schreib das Nächste in die Zeile darunter.`
    : `Such die Zeile, in der ${code(piece)} seinen Wert bekommt, und gib dort einen richtigen Wert an.`;
}

const lastName = withUmlauts(/\.\s*\w+$/);

/** The piece that is `None`, and the code that made it so. */
function nothing(problem: Problem): Nothing {
  const { facts } = problem;
  const held = facts.values.find(({ type }) => type === 'NoneType')?.source;
  const part = partThatIsNone(problem);
  const isOther = facts.values.some(({ source }) => source === part);
  const piece = held ?? (isOther ? null : part) ?? 'None';
  const assigned = lastAssignment(problem, piece);
  const line = assigned?.line ?? facts.line ?? 1;
  const origin = assigned?.value ?? readSource(piece).bareLines.join('\n');
  const written = assigned ? writtenIn(problem, assigned) : piece;
  return { piece, origin, written, line, isAssigned: assigned !== null };
}

function partThatIsNone({ facts }: Problem): string | null {
  const piece = facts.source ?? '';
  if (/has no attribute/.test(facts.message)) return piece.replace(lastName, '');
  if (/subscriptable|assignment|callable/.test(facts.message)) return beforeLastBracket(piece);
  const inner = /^(?:len|int|float|sum|list|sorted|max|min)\((.*)\)$/s.exec(piece)?.[1];
  if (inner !== undefined) return inner;
  const sides = sidesOf(piece, (text) => /^(?:[-+*/%<>]|\*\*|\/\/|[<>]=|[-+*/]=)$/.test(text));
  if (!sides) return piece === '' ? null : piece;
  return sides[/'NoneType' and/.test(facts.message) ? 0 : 1];
}

function placeOfOrigin({ source, place }: Problem, line: number) {
  const text = source.lines[line - 1] ?? '';
  if (place?.line === line || text === '') return place;
  const column = text.search(/\S|$/) + 1;
  return { line, column, endLine: line, endColumn: text.trimEnd().length + 1 };
}
