import type { Problem } from '../problem.ts';
import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { type Definition, definitionsIn, ownerOfLine } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';

/** `f = f(3)`: afterwards the name no longer stands for the function. */
export const overwrittenRules: Rule[] = [
  {
    kind: 'overwritten-function',
    message: /^'(.+?)' object is not callable/,
    explain: (problem, [type = '']) => {
      const name = callIn(problem.facts.source)?.callee ?? '';
      const found = overwrittenIn(problem, name);
      if (!found) return null;
      const { line, before } = found;
      return {
        titel: 'Name überschrieben',
        erklaerung: `In Zeile ${line} hast du den Namen ${code(name)} überschrieben: Er steht jetzt für ${typeName(type).needs}, nicht mehr für die ${before}.`,
        tipp: `Nimm in Zeile ${line} einen anderen Namen${insteadIn(problem, name, line)}.`,
        stelle: placeOfLine(problem.source.lines, line),
      };
    },
  },
];

/** The line that gave the name of a function of the program another value. */
function overwrittenIn({ source, facts }: Problem, name: string) {
  const here = ownerOfLine(source, facts.line ?? 0);
  const seen = ({ owner }: Definition) => owner === null || owner.name === here?.name;
  const known = definitionsIn(source).filter((each) => each.name === name && seen(each));
  const first = known.find(({ kind }) => /^(?:function|class|import)$/.test(kind));
  const lines = known.flatMap(({ kind, line }) => (kind === 'variable' ? line : []));
  const line = lines.findLast((line) => line < (facts.line ?? 0)) ?? lines.at(-1);
  const before = first?.kind === 'class' ? 'Klasse' : 'Funktion';
  return first && line ? { line, before } : null;
}

/** `, zum Beispiel ergebnis = f(3)`, where the line is that short. */
function insteadIn({ source }: Problem, name: string, line: number): string {
  const written = source.lines[line - 1]?.slice(0, source.bareLines[line - 1]?.trimEnd().length);
  const [target = '', ...rest] = (written ?? '').split('=');
  const value = rest.join('=').trim();
  return target.trim() === name && value !== '' && value.length < 24
    ? `, zum Beispiel ${code(`ergebnis = ${value}`, 40)}`
    : '';
}
