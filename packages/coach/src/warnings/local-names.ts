import { isHandedOver } from '../source/handed-over.ts';
import { code } from '../words/code-quote.ts';
import { functionsIn } from './functions.ts';
import { isAssignment } from './names.ts';
import { placeOf } from './pieces.ts';
import { type Statement, wordsIn } from './statements.ts';
import type { Check } from './warning.ts';

/** `punkte = 5` in a function, which nobody reads there: the one outside was meant. */
export const changedOnlyInside: Check = ({ statements, source }) => {
  const outside = assignmentsIn(statements.filter(({ blocks }) => !blocks.includes('def')));
  return functionsIn(statements).flatMap((own) => {
    const words = Map.groupBy([own.header, ...own.body].flatMap(wordsIn), (word) => word);
    return [...assignmentsIn(own.body)].flatMap(([name, assignments]) => {
      const isRead = (words.get(name)?.length ?? 0) > assignments.length;
      if (!outside.has(name) || isRead) return [];
      return {
        kind: 'changed-only-inside',
        titel: 'Gilt nur in der Funktion',
        erklaerung: `${code(name)} in ${code(`${own.name}()`)} ist ein eigener Name, das ${code(name)} draußen bleibt, wie es ist.`,
        tipp: isHandedOver(source, own.name)
          ? `Schreib in die Funktion als erste Zeile ${code(`global ${name}`)}.`
          : `Gib es mit ${code(`return ${name}`)} zurück und fang es draußen auf, mit ${code(`${name} = ${own.name}(…)`, 34)}; nur zur Not hilft ${code(`global ${name}`)}.`,
        stelle: placeOf(assignments[0]?.tokens ?? []),
      };
    });
  });
};

function assignmentsIn(statements: readonly Statement[]): Map<string, Statement[]> {
  const assignments = statements.filter(({ tokens }) => isAssignment(tokens));
  return Map.groupBy(assignments, ({ tokens }) => tokens[0]?.text ?? '');
}
