import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { type Definition, definitionsIn, ownerOfLine } from '../source/definitions.ts';
import { isHandedOver } from '../source/handed-over.ts';
import { code } from '../words/code-quote.ts';
import { exampleValue, exampleValues } from '../words/example-values.ts';
import { beforeLoop, capitalsFirst, firstValueMissing } from './first-values.ts';

const undefinedName = /^name '(.+?)' is not defined/;

/** Names that exist in the program, but not here or not yet. */
export const scopeRules: Rule[] = [
  {
    kind: 'missing-global',
    message: /^cannot access local variable '(.+?)'/,
    explain: ({ facts, source }, [name = '']) =>
      definitionsIn(source).some((known) => known.name === name && known.owner === null)
        ? {
            titel: 'Variable von außen',
            erklaerung: `Weil ${code(name)} in ${code(functionOf(facts))} einen Wert bekommt, ist es dort eine eigene Variable, und die hat noch keinen Wert.`,
            tipp: isHandedOver(source, functionOf(facts))
              ? `Schreib ${code(`global ${name}`)} in die erste Zeile der Funktion.`
              : `Gib ${code(name)} als Parameter hinein und mit ${code(`return ${name}`)} wieder heraus; nur zur Not hilft ${code(`global ${name}`)} in der ersten Zeile.`,
          }
        : null,
  },
  capitalsFirst,
  {
    kind: 'unbound-local',
    message: /^cannot access (?:local|free) variable '(.+?)'/,
    explain: (problem, [name = '']) => {
      const outer = ownerOfLine(problem.source, problem.facts.line ?? 0)?.around;
      const isOuter = definitionsOf(problem, name).some(({ owner }) => owner?.name === outer?.name);
      return {
        titel: 'Noch kein Wert',
        erklaerung: `In der Funktion wird ${code(name)} schon benutzt, bevor es einen Wert bekommen hat.`,
        tipp:
          outer?.kind === 'function' && isOuter && problem.facts.message.includes('local')
            ? `Schreib ${code(`nonlocal ${name}`)} in ihre erste Zeile, dann nimmt sie den Wert von außen.`
            : `Gib ${code(name)} ${beforeLoop(problem) ?? 'weiter oben in der Funktion'} einen Anfangswert.`,
      };
    },
  },
  firstValueMissing,
  {
    kind: 'used-before-definition',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const { facts } = problem;
      const later = definitionsOf(problem, name).find(
        ({ owner, line }) => owner === null && line > (facts.line ?? 0),
      );
      return later && facts.frames.at(-1)?.function === ''
        ? {
            titel: 'Kommt erst später',
            erklaerung: `${code(name)} entsteht erst in Zeile ${later.line}, aber Python liest von oben nach unten.`,
            tipp: isMovable(problem, later)
              ? `Schieb Zeile ${later.line} nach oben, über diese Zeile.`
              : `Schieb diese Zeile unter die Zeilen, in denen ${code(name)} entsteht.`,
          }
        : null;
    },
  },
  {
    kind: 'parameter-outside',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const inside = insideAnotherFunction(problem, name);
      return inside?.kind === 'parameter'
        ? {
            titel: 'Nur in der Funktion bekannt',
            erklaerung: `${code(name)} steht in den Klammern von ${code(inside.owner?.name ?? '')} und hat nur dort einen Wert, den der Aufruf mitbringt.`,
            tipp: valueInstead(problem, inside),
          }
        : null;
    },
  },
  {
    kind: 'name-inside-function',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const inside = insideAnotherFunction(problem, name);
      const isFunction = inside?.kind === 'function';
      return inside && inside.kind !== 'import'
        ? {
            titel: 'Nur in der Funktion bekannt',
            erklaerung: `${code(name)} gibt es nur innerhalb der Funktion ${code(inside.owner?.name ?? '')}, außerhalb kennt Python es nicht.`,
            tipp: isFunction
              ? `Rück das ${code('def')} von ${code(name)} ganz nach links, dann gibt es sie im ganzen Programm.`
              : `Gib den Wert mit ${code(`return ${name}`)} zurück und speichere ihn beim Aufruf.`,
          }
        : null;
    },
  },
  {
    kind: 'never-assigned',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const earlier = definitionsOf(problem, name).findLast(({ owner }) => owner === null);
      return earlier
        ? {
            titel: 'Noch kein Wert',
            erklaerung: `${code(name)} soll seinen Wert in Zeile ${earlier.line} bekommen, aber dazu ist es hier noch nicht gekommen.`,
            tipp: `Gib ${code(name)} ganz oben einen Anfangswert, dann hat es immer einen.`,
          }
        : null;
    },
  },
];

/** One line for itself: a variable that isn't made in a block. */
function isMovable({ source }: Problem, { kind, line }: Definition): boolean {
  return kind === 'variable' && /^[^\s:]+\s*=(?!=)/.test(source.bareLines[line - 1] ?? '');
}

function functionOf({ frames }: Problem['facts']): string {
  return frames.at(-1)?.function || 'deiner Funktion';
}

function definitionsOf({ source }: Problem, name: string): Definition[] {
  return definitionsIn(source).filter((known) => known.name === name);
}

function insideAnotherFunction(problem: Problem, name: string): Definition | undefined {
  const here = ownerOfLine(problem.source, problem.facts.line ?? 0);
  const definitions = definitionsOf(problem, name);
  return definitions.every(({ owner }) => owner?.kind === 'function' && owner.name !== here?.name)
    ? definitions[0]
    : undefined;
}

/** What to write for a parameter: in the call of its function a value, elsewhere a variable. */
function valueInstead({ line, source }: Problem, { name, owner }: Definition): string {
  const called = owner?.name === '__init__' ? owner.around?.name : owner?.name;
  const parameters = definitionsIn(source).filter(
    (known) => known.kind === 'parameter' && known.owner?.name === owner?.name,
  );
  const names = parameters.map((known) => known.name).filter((known) => known !== 'self');
  return called && line.includes(`${called}(`)
    ? `Schreib beim Aufruf einen richtigen Wert hin, zum Beispiel ${code(`${called}${exampleValues(`(${names.join(', ')})`)}`, 40)}.`
    : `Gib ${code(name)} hier einen eigenen Wert, zum Beispiel ${code(`${name} = ${exampleValue(name)}`)}.`;
}
