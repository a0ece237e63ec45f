import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { classNamed } from '../source/classes.ts';
import { type Definition, definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';

/** `def bellen(self):` beneath the class, but not within it. */
export const strayMethodRules: Rule[] = [
  {
    kind: 'method-outside-class',
    message:
      /^(?:'(\w+)' object|type object '(\w+)') has no attribute '(\w+)'|^(\w+)\(\) takes no arguments/,
    explain: (problem, [owner, type, name, called]) => {
      const className = owner ?? type ?? called ?? '';
      const stray = methodMeant(problem, className, name ?? '__init__');
      return (
        stray && {
          titel: 'Falsch eingerückt',
          erklaerung: `Die Methode ${code(stray.name)} in Zeile ${stray.line} ${stray.owner ? 'ist zu weit eingerückt' : 'ist nicht eingerückt'}, darum gehört sie nicht zur Klasse ${code(className)}.`,
          tipp: stray.owner
            ? `Rück sie nach links, bis ihr ${code('def')} genau unter dem ${code('def')} von ${code(stray.owner.name)} steht.`
            : `Rück sie mit allem, was zu ihr gehört, um vier Leerzeichen nach rechts.`,
          stelle: placeOfLine(problem.source.lines, stray.line),
        }
      );
    },
  },
];

/** The method of this name, or the `__init__` without which its objects have nothing. */
function methodMeant({ source }: Problem, className: string, name: string): Definition | null {
  const own = classNamed(source, className);
  if (!own || own.attributes.has(name)) return null;
  const definitions = definitionsIn(source);
  const start = definitions.findLast((known) => known.kind === 'class' && known.name === className);
  const hasInit = own.methods.some((method) => method.name === '__init__');
  const isStray = ({ kind, name: own, line, owner }: Definition) =>
    kind === 'function' &&
    (own === name || (own === '__init__' && !hasInit)) &&
    line > (start?.line ?? 0) &&
    (owner === null || (owner.kind === 'function' && owner.around?.name === className)) &&
    definitions.some((known) => known.line === line && known.name === 'self');
  return definitions.find((known) => isStray(known)) ?? null;
}
