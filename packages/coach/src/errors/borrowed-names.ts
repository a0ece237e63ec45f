import { behind, type Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { importsIn, writtenAs } from '../source/imports.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';
import { homeOf, modules } from '../words/python-names.ts';

const undefinedName = /^name '(.+?)' is not defined/;

/** Names of modules that the program does import, but in another way than it uses them. */
export const importedNameRules: Rule[] = [
  {
    kind: 'renamed-import',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const found = importsIn(problem.source).find(
        ({ path, name: own }) => own !== name && (path === name || path.endsWith(`.${name}`)),
      );
      return found
        ? {
            titel: 'Der Name ist jetzt ein anderer',
            erklaerung: `In Zeile ${found.line} holst du ${code(name)} mit ${code(`as ${found.name}`)}, darum heißt es in deinem Programm nur noch ${code(found.name)}.`,
            tipp: `Schreib ${code(`${found.name}${partBehind(problem, name)}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'module-already-unpacked',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const part = partBehind(problem, name).slice(1);
      const direct = part ? writtenAs(problem.source, name, part) : null;
      return direct
        ? {
            titel: 'Das Modul davor ist zu viel',
            erklaerung: `Mit ${code(`from ${name} import …`)} holst du die Befehle selbst, und den Namen ${code(name)} kennt Python dann nicht.`,
            tipp: `Lass ${code(`${name}.`)} weg und schreib nur ${code(direct)}.`,
          }
        : null;
    },
  },
  {
    kind: 'module-name-missing',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const home = homeOfUsed(problem, name) ?? '';
      const written = throughTurtle(problem, name) ?? writtenAs(problem.source, home, name);
      return written && written !== name
        ? {
            titel: 'Der Name davor fehlt',
            erklaerung: `${code(name)} steckt im Modul ${code(home)}, und allein findet Python es nicht.`,
            tipp: `Schreib ${code(written)}.`,
          }
        : null;
    },
  },
];

/** Names from modules that the program doesn't import. */
export const notImportedRules: Rule[] = [
  {
    kind: 'missing-import',
    message: undefinedName,
    explain: (problem, [name = '']) => {
      const module = modules.find((known) => known === name.toLowerCase());
      const isModule = module !== undefined && behind(problem, name).startsWith('.');
      const home = homeOfUsed(problem, name);
      const line = isModule ? `import ${module}` : `from ${home} import ${name}`;
      return isModule || home
        ? {
            titel: 'Der import fehlt',
            erklaerung: `${code(name)} ist ein Teil von Python, den du erst holen musst.`,
            tipp:
              home === 'turtle' && !isModule
                ? `Schreib ganz oben ${code('import turtle')} und hier ${code(`turtle.${name}${behind(problem, name).startsWith('(') ? '(…)' : ''}`)}.`
                : `Schreib ganz oben ins Programm: ${code(line, 40)}.`,
          }
        : null;
    },
  },
];

const dotted = withUmlauts(/^\.\w+/);
const values = new Set(
  'pi digits ascii_letters ascii_lowercase ascii_uppercase punctuation'.split(' '),
);

/** Where a name lives that is used like what lives there: `color` alone may be any variable. */
function homeOfUsed(problem: Problem, name: string): string | undefined {
  const isUsed =
    behind(problem, name).startsWith('(') ||
    /^[A-Z]/.test(name) ||
    values.has(name) ||
    /^\s*@/.test(problem.line);
  return isUsed ? homeOf.get(name) : undefined;
}

/** `.randint` of `random.randint(1, 6)`. */
function partBehind(problem: Problem, name: string): string {
  return dotted.exec(behind(problem, name))?.[0] ?? '';
}

/** `t.forward`, when the program has made itself a turtle of that name. */
function throughTurtle({ facts }: Problem, part: string): string | null {
  if (homeOf.get(part) !== 'turtle' || /^[A-Z]/.test(part)) return null;
  const locals = Object.entries(facts.frames.at(-1)?.locals ?? {});
  const own = locals.find(([, { type }]) => type === 'Turtle');
  return own ? `${own[0]}.${part}` : null;
}
