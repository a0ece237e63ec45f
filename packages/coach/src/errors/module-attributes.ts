import type { Rule } from '../rule.ts';
import { definitionsIn } from '../source/definitions.ts';
import { importsIn } from '../source/imports.ts';
import { code } from '../words/code-quote.ts';
import { partInPython } from '../words/german-names.ts';
import { builtins, homeOf } from '../words/python-names.ts';

/** `random.…`: what isn't in a module, or no module any more. */
export const moduleAttributeRules: Rule[] = [
  {
    kind: 'shadowed-module',
    message: /has no attribute/,
    explain: ({ facts, source }) => {
      const [owner = ''] = facts.source?.split('.') ?? [];
      const other = definitionsIn(source).findLast(
        ({ name, kind }) => name === owner && kind !== 'import',
      );
      return other && importsIn(source).some(({ name, path }) => name === owner && path === owner)
        ? {
            titel: 'Name überschrieben',
            erklaerung: `${code(owner)} ist kein Modul mehr, denn in Zeile ${other.line} hast du dem Namen einen anderen Wert gegeben.`,
            tipp: `Nimm in Zeile ${other.line} einen anderen Namen, zum Beispiel ${code(`${owner}_1`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'class-named-like-module',
    message: /^(?:type object|'(?:function|method|builtin_function_or_method)' object) .*/,
    explain: ({ facts, source }) => {
      const [owner = '', part = ''] = facts.source?.split('.') ?? [];
      const taken = importsIn(source).find(
        ({ name, path }) => name === owner && path === `${owner}.${owner}`,
      );
      const isTwice = owner === part;
      return taken && (isTwice || facts.message.startsWith("'"))
        ? {
            titel: 'Zweimal der gleiche Name',
            erklaerung: `${code(owner)} ist hier nicht das Modul, sondern nur das, was in Zeile ${taken.line} aus ihm kommt.`,
            tipp: isTwice
              ? `Schreib den Namen nur einmal, zum Beispiel ${code(`${owner}.now()`)}.`
              : `Schreib in Zeile ${taken.line} nur ${code(`import ${owner}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'module-attribute',
    message: /^(?:partially initialized )?module '(.+?)' has no attribute '(.+?)'/,
    explain: ({ facts, source }, [module = '', name = '']) => ({
      titel: 'Das ist nicht im Modul',
      erklaerung: `Im Modul ${code(module)} gibt es kein ${code(name)}.`,
      tipp: definitionsIn(source).some((known) => known.name === name)
        ? `${code(name)} steht in deinem Programm selbst, also schreib es ohne ${code(`${module}.`)} davor.`
        : insteadInModule(module, name, facts.suggestion),
    }),
  },
];

function insteadInModule(module: string, name: string, suggestion: string | null): string {
  const part = partInPython(name) ?? '';
  if (homeOf.get(part) === module) return `Hier heißt es ${code(`${module}.${part}`)}.`;
  if (builtins.has(name)) return `Dafür brauchst du kein Modul, schreib nur ${code(`${name}(…)`)}.`;
  if (suggestion) return `Wahrscheinlich meinst du ${code(`${module}.${suggestion}`)}.`;
  if (name === 'now' || name === 'today')
    return `Schreib ${code(`datetime.datetime.${name}()`, 34)}.`;
  return `Sieh mit ${code(`print(dir(${module}))`)} nach, was es dort gibt.`;
}
