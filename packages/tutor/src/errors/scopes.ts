import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { type Definition, definitionsIn } from '../source/definitions.ts';
import { code } from '../words/code-quote.ts';

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
            erklaerung: `Weil ${code(name)} in ${code(functionOf(facts))} einen Wert bekommt, sucht Python es nur in der Funktion, und dort ist es noch leer.`,
            tipp: `Gib ${code(name)} als Parameter hinein, oder schreib ${code(`global ${name}`)} in die erste Zeile der Funktion.`,
          }
        : null,
  },
  {
    kind: 'class-attribute',
    message: /^(?:name|cannot access local variable) '(.+?)'/,
    explain: ({ facts, source }, [name = '']) => {
      const inClass = definitionsIn(source).find(
        (known) => known.name === name && known.owner?.kind === 'class',
      );
      return inClass && facts.frames.at(-1)?.function
        ? {
            titel: 'self. fehlt',
            erklaerung: `${code(name)} gehört zur Klasse ${code(inClass.owner?.name ?? '')}, und in ihren Methoden erreichst du es nur über das Objekt.`,
            tipp: `Schreib ${code(`self.${name}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'unbound-local',
    message: /^cannot access (?:local|free) variable '(.+?)'/,
    explain: (_, [name = '']) => ({
      titel: 'Noch kein Wert',
      erklaerung: `In der Funktion wird ${code(name)} schon benutzt, bevor es einen Wert bekommen hat.`,
      tipp: `Gib ${code(name)} weiter oben in der Funktion einen Anfangswert.`,
    }),
  },
  {
    kind: 'missing-self',
    message: /^name 'self' is not defined/,
    explain: ({ facts }) =>
      facts.frames.at(-1)?.function
        ? {
            titel: 'self fehlt',
            erklaerung: `Die Methode ${code(functionOf(facts))} benutzt ${code('self')}, hat es aber nicht in ihren Klammern stehen.`,
            tipp: `Schreib es als ersten Parameter hinein: ${code(`def ${functionOf(facts)}(self):`)}.`,
          }
        : {
            titel: 'self außerhalb einer Klasse',
            erklaerung: `${code('self')} gibt es nur in den Methoden einer Klasse, hier kennt Python es nicht.`,
            tipp: 'Rück die Zeile in eine Methode ein, oder nimm den Namen deines Objekts.',
          },
  },
  {
    kind: 'needs-itself',
    message: undefinedName,
    line: /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*(?:[-+*/%]|\/\/|\*\*)?=(?!=)/u,
    explain: ({ facts, source, place }, [name = '', target]) =>
      name === target
        ? {
            titel: 'Noch kein Wert',
            erklaerung: `Um ${code(name)} auszurechnen, braucht Python den alten Wert von ${code(name)}, und den gibt es noch nicht.`,
            tipp: `Gib ${code(name)} eine Zeile davor einen Anfangswert, zum Beispiel ${code(`${name} = 0`)}.`,
            stelle: place ?? placeOfLine(source.lines, facts.line ?? 1),
          }
        : null,
  },
  {
    kind: 'used-before-definition',
    message: undefinedName,
    explain: ({ facts, source }, [name = '']) => {
      const later = definitionsIn(source).find(
        (known) => known.name === name && known.owner === null && known.line > (facts.line ?? 0),
      );
      return later && facts.frames.at(-1)?.function === ''
        ? {
            titel: 'Kommt erst später',
            erklaerung: `${code(name)} entsteht erst in Zeile ${later.line}, aber Python liest von oben nach unten.`,
            tipp: `Schieb diese Zeile unter die Zeilen, in denen ${code(name)} entsteht.`,
          }
        : null;
    },
  },
  {
    kind: 'name-inside-function',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const inside = insideAnotherFunction(problem, name);
      return inside
        ? {
            titel: 'Nur in der Funktion bekannt',
            erklaerung: `${code(name)} gibt es nur innerhalb der Funktion ${code(inside.owner?.name ?? '')}, außerhalb kennt Python es nicht.`,
            tipp: `Gib den Wert mit ${code(`return ${name}`)} zurück und speichere ihn beim Aufruf.`,
          }
        : null;
    },
  },
  {
    kind: 'never-assigned',
    message: undefinedName,
    explain: ({ source }, [name = '']) => {
      const earlier = definitionsIn(source).findLast(
        (known) => known.name === name && known.owner === null,
      );
      return earlier && !isDeleted(source, name)
        ? {
            titel: 'Noch kein Wert',
            erklaerung: `${code(name)} soll seinen Wert in Zeile ${earlier.line} bekommen, aber dazu ist es hier noch nicht gekommen.`,
            tipp: `Gib ${code(name)} ganz oben einen Anfangswert, dann hat es immer einen.`,
          }
        : null;
    },
  },
];

function functionOf({ frames }: Problem['facts']): string {
  return frames.at(-1)?.function || 'deiner Funktion';
}

function insideAnotherFunction({ facts, source }: Problem, name: string): Definition | undefined {
  const here = facts.frames.at(-1)?.function ?? '';
  const definitions = definitionsIn(source).filter((known) => known.name === name);
  return definitions.every(({ owner }) => owner?.kind === 'function' && owner.name !== here)
    ? definitions[0]
    : undefined;
}

function isDeleted({ bareLines }: Problem['source'], name: string): boolean {
  return bareLines.some((line) => /^\s*del\s+(\S+)/.exec(line)?.[1] === name);
}
