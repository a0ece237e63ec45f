import { type Problem, placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { classNamed, type Method, type OwnClass } from '../source/classes.ts';
import { valueOf } from '../source/operands.ts';
import { lastAssignment } from '../source/origins.ts';
import { code } from '../words/code-quote.ts';
import { exampleValues } from '../words/example-values.ts';
import { nearestName } from '../words/nearest-name.ts';
import { strayMethodRules } from './stray-methods.ts';

/** Classes of the program, their objects and their methods. */
export const classRules: Rule[] = [
  {
    kind: 'class-without-brackets',
    message:
      /^[\w.]+\(\) missing \d+ required positional arguments?:|^type object '\w+' has no attribute/,
    explain: (problem) => {
      const owner = ownerIn(problem);
      const made = isClass(problem, owner) ? lastAssignment(problem, owner) : null;
      return made && /^[^()[\]]+$/.test(made.value)
        ? {
            titel: 'Klammern vergessen?',
            erklaerung: `In Zeile ${made.line} fehlen die runden Klammern, darum ist ${code(owner)} die Klasse selbst und noch kein Objekt.`,
            tipp: `Schreib ${code(`${owner} = ${made.value}${valuesFor(problem, owner)}`, 40)}.`,
            stelle: placeOfLine(problem.source.lines, made.line),
          }
        : null;
    },
  },
  {
    kind: 'called-on-class',
    message: /^[\w.]+\.(\w+)\(\) missing \d+ required positional arguments?: (.*)/,
    explain: (problem, [method = '', missing = '']) => {
      const owner = ownerIn(problem);
      const { values = [] } = callIn(problem.facts.source) ?? {};
      return isClass(problem, owner) || missing.includes("'self'")
        ? {
            titel: 'Das Objekt fehlt',
            erklaerung: `${code(`${owner}.${method}`)} braucht ein Objekt, du rufst es aber direkt an der Klasse ${code(owner, 20)} auf.`,
            tipp: `Bau zuerst eins mit ${code(`x = ${owner}${valuesFor(problem, owner)}`)} und ruf dann ${code(`x.${method}(${values.join(', ')})`)} auf.`,
          }
        : null;
    },
  },
  ...strayMethodRules,
  {
    kind: 'misspelt-init',
    message: /^(\w+)\(\) takes no arguments|^'(\w+)' object has no attribute '(\w+)'/,
    explain: ({ source }, [called, owner, attribute]) => {
      const own = classNamed(source, called ?? owner ?? '');
      const wrong = own?.methods.find((method) => isMeantAsInit(method, own));
      return wrong && (attribute === undefined || own?.attributes.has(attribute))
        ? {
            titel: 'Die Methode heißt __init__',
            erklaerung: `Ein neues Objekt richtet Python nur mit ${code('__init__')} ein, in Zeile ${wrong.line} steht aber ${code(wrong.name)}.`,
            tipp: `Schreib ${code(header('__init__', wrong.parameters), 40)}, klein und mit je zwei Unterstrichen vorn und hinten.`,
            stelle: placeOfLine(source.lines, wrong.line),
          }
        : null;
    },
  },
  {
    kind: 'class-takes-nothing',
    message: /^(\w+)\(\) takes no arguments/,
    explain: ({ source }, [name = '']) =>
      classNamed(source, name)
        ? {
            titel: 'Die Klasse hat kein __init__',
            erklaerung: `${code(name)} nimmt in den Klammern keinen Wert, denn in der Klasse fehlt die Methode ${code('__init__')}.`,
            tipp: `Schreib in die Klasse ${code('def __init__(self, name):')}, oder ruf sie leer auf: ${code(`${name}()`)}.`,
          }
        : null,
  },
  {
    kind: 'method-without-self',
    message:
      /^(?:.+\.)?(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/,
    explain: ({ source }, [className = '', name = '']) => {
      const method = classNamed(source, className)?.methods.find((known) => known.name === name);
      return method && lacksSelf(method)
        ? {
            titel: 'self fehlt',
            erklaerung: `Der Methode ${code(name)} fehlt ${code('self')}: Python gibt ihr immer zuerst das Objekt selbst mit.`,
            tipp: `Schreib es als ersten Parameter hinein: ${code(header(name, ['self', ...method.parameters]), 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'self-given-twice',
    message: /positional arguments? but \d+ were given/,
    explain: (problem) => {
      const { callee = '', values = [] } = callIn(problem.facts.source) ?? {};
      return values[0] === 'self' && !isClass(problem, ownerIn(problem))
        ? {
            titel: 'self ist zu viel',
            erklaerung: `Bei ${code(callee)} gibt Python das Objekt von selbst mit, darum ist ${code('self')} in den Klammern einmal zu viel.`,
            tipp: `Lass es weg: ${code(`${callee}(${values.slice(1).join(', ')})`, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'super-without-brackets',
    message: /requires a 'super' object|^type object 'super' has no attribute/,
    explain: ({ facts }) => ({
      titel: 'Klammern hinter super',
      erklaerung: `Hinter ${code('super')} fehlen die runden Klammern, ohne sie findet Python die Klasse darüber nicht.`,
      tipp: `Schreib ${code((facts.source ?? 'super.__init__()').replace(/\bsuper\./, 'super().'), 40)}.`,
    }),
  },
  {
    kind: 'type-instead-of-value',
    message:
      /^(?:descriptor '(\w+)' for '(\w+)' objects doesn't apply|unbound method (\w+)\.(\w+)\(\) needs an argument)/,
    explain: ({ facts }, [first, second, third, fourth]) => {
      const [type = 'list', method = ''] = first ? [second, first] : [third, fourth];
      const locals = Object.entries(facts.frames.at(-1)?.locals ?? {});
      const own = locals.find(([, value]) => value.type === type)?.[0] ?? 'name';
      return {
        titel: 'Welcher Wert ist gemeint?',
        erklaerung: `${code(type)} ist nur der Name für die Art von Wert, und ${code(`.${method}`)} braucht einen bestimmten davon.`,
        tipp: `Schreib den Namen deiner Variablen davor: ${code(`${own}.${method}(…)`)}.`,
      };
    },
  },
];

/** `t` of `t.forward(100)` and of `t.name`. */
function ownerIn({ facts }: Problem): string {
  const piece = callIn(facts.source)?.callee ?? facts.source ?? '';
  return piece.slice(0, Math.max(piece.lastIndexOf('.'), 0)).trim();
}

function isClass({ facts }: Problem, piece: string): boolean {
  return valueOf(facts, piece)?.type === 'type';
}

/** `("Byte", 10)`, as the class wants it. */
function valuesFor({ facts }: Problem, owner: string): string {
  return exampleValues(valueOf(facts, owner)?.parameters ?? '()');
}

/** Written with other underscores, other letters, or as other languages do it. */
function isMeantAsInit({ name, parameters }: Method, { name: className, methods }: OwnClass) {
  if (methods.some((method) => method.name === '__init__')) return false;
  const bare = name.replaceAll('_', '').toLowerCase();
  const isOther = name === className || bare === 'constructor' || bare === 'new';
  if (bare === 'int') return parameters.length > 1;
  return isOther || bare === 'init' || nearestName(bare, ['init']) !== null;
}

/** Of many parameters the first ones. */
function header(name: string, parameters: readonly string[]): string {
  const whole = `def ${name}(${parameters.join(', ')}):`;
  return whole.length <= 40 || parameters.length < 2
    ? whole
    : `def ${name}(${parameters.slice(0, 2).join(', ')}, …):`;
}

function lacksSelf({ parameters: [first], isStatic }: Method): boolean {
  return !isStatic && !/^(?:self|cls|this|selbst)$/.test(first ?? '');
}
