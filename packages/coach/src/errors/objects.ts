import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { classAround, classNamed, type OwnClass } from '../source/classes.ts';
import { type Definition, definitionsIn, type Owner, ownerOfLine } from '../source/definitions.ts';
import { tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { exampleValues } from '../words/example-values.ts';

const unknown = /^(?:name|cannot access local variable) '(.+?)'/;

/** Names that belong to an object or to its class: without it Python doesn't find them. */
export const objectRules: Rule[] = [
  {
    kind: 'self-handed-over',
    message: /^name 'self' is not defined/,
    explain: (problem) => {
      const callee = calledWithSelf(problem);
      return callee === null || classOfMethod(problem)
        ? null
        : {
            titel: 'self übergibt Python selbst',
            erklaerung: `${code('self')} steht nur in der Zeile mit ${code('def')}, beim Aufrufen gibt Python das Objekt von allein mit.`,
            tipp: `Lass ${code('self')} in den Klammern von ${code(callee)} weg.`,
          };
    },
  },
  {
    kind: 'missing-self',
    message: /^name 'self' is not defined/,
    explain: (problem) => {
      const name = ownerOfLine(problem.source, problem.facts.line ?? 0)?.name ?? '';
      const method = classOfMethod(problem)?.methods.find((known) => known.name === name);
      const header = `def ${name}(${['self', ...(method?.parameters ?? [])].join(', ')}):`;
      return method
        ? {
            titel: 'self fehlt',
            erklaerung: `Die Methode ${code(name)} benutzt ${code('self')}, hat es aber nicht in ihren Klammern stehen.`,
            tipp: `Schreib es als ersten Parameter hinein: ${code(header, 40)}.`,
          }
        : {
            titel: 'self außerhalb einer Klasse',
            erklaerung: `${code('self')} gibt es nur in den Methoden einer Klasse, hier kennt Python es nicht.`,
            tipp: 'Rück die Zeile in eine Methode ein, oder nimm den Namen deines Objekts.',
          };
    },
  },
  {
    kind: 'class-attribute',
    message: unknown,
    explain: (problem, [name = '']) => {
      const own = classOfMethod(problem);
      const isUnbound = problem.facts.type === 'UnboundLocalError';
      return own && belongsTo(problem, own, name)
        ? {
            titel: 'self. fehlt',
            erklaerung: `${code(name)} gehört zur Klasse ${code(own.name)}, und in ihren Methoden erreichst du es nur über das Objekt.`,
            tipp: `Schreib ${isUnbound ? 'in dieser Methode überall ' : ''}${code(`self.${name}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'name-of-other-method',
    message: /^name '(.+?)' is not defined/,
    explain: (problem, [name = '']) => {
      const own = classOfMethod(problem);
      const found = own && definitionsOf(problem, name).find(({ owner }) => isMethodOf(owner, own));
      return found
        ? {
            titel: 'Nur in der anderen Methode bekannt',
            erklaerung: `${code(name)} gibt es nur in der Methode ${code(found.owner?.name ?? '')}, die anderen Methoden kennen es nicht.`,
            tipp: `Merk es dir dort am Objekt, mit ${code(`self.${name} = ${found.kind === 'parameter' ? name : '…'}`)}, und schreib hier ${code(`self.${name}`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'method-without-object',
    message: /^name '(.+?)' is not defined/,
    explain: (problem, [name = '']) => {
      const definitions = definitionsOf(problem, name);
      const [first] = definitions;
      const isInClass = definitions.every(({ owner }) => owner?.kind === 'class');
      return first && isInClass
        ? {
            titel: 'Das Objekt fehlt',
            erklaerung: `${code(name)} gehört zur Klasse ${code(first.owner?.name ?? '')}, und ohne ein Objekt davor findet Python es nicht.`,
            tipp: throughObject(problem, first),
          }
        : null;
    },
  },
];

/** `Held(self, "x")`, `h.lauf(self)`: what is called with the object, which Python hands over by itself. */
function calledWithSelf(problem: Problem): string | null {
  const { at, before } = problem;
  const next = tokenBeside(problem, at, 1)?.text ?? '';
  const callee = before?.text === '(' ? tokenBeside(problem, at, -2) : undefined;
  if (callee?.kind !== 'name' || !/^[,)]$/.test(next)) return null;
  const isMethod = tokenBeside(problem, at, -3)?.text === '.';
  return isMethod || classNamed(problem.source, callee.text) ? callee.text : null;
}

function definitionsOf({ source }: Problem, name: string): Definition[] {
  return definitionsIn(source).filter((known) => known.name === name);
}

/** The class of the method in which the program stopped. */
function classOfMethod({ source, facts }: Problem): OwnClass | null {
  const line = facts.line ?? 0;
  const own = classAround(source, line);
  return own && isMethodOf(ownerOfLine(source, line), own) ? own : null;
}

function isMethodOf(owner: Owner | null, { name }: OwnClass): boolean {
  return owner?.kind === 'function' && owner.around?.kind === 'class' && owner.around.name === name;
}

/** Also what it has from the classes above it. */
function belongsTo({ source }: Problem, own: OwnClass, name: string): boolean {
  const classes = [own, ...own.bases.map((base) => classNamed(source, base))];
  return classes.some(
    (known) => known?.attributes.has(name) || known?.methods.some((method) => method.name === name),
  );
}

function throughObject({ facts, source }: Problem, { name, kind, owner }: Definition): string {
  const found = Object.entries(facts.frames.at(-1)?.locals ?? {}).find(
    ([, { type }]) => type === owner?.name,
  );
  const init = classNamed(source, owner?.name ?? '')?.methods.find(
    (method) => method.name === '__init__',
  );
  const newObject = `${owner?.name ?? ''}${exampleValues(`(${init?.parameters.slice(1).join(', ') ?? ''})`)}`;
  const end = kind === 'function' ? '()' : '';
  return found
    ? `Schreib dein Objekt davor: ${code(`${found[0]}.${name}${end}`)}.`
    : `Bau zuerst ein Objekt, zum Beispiel ${code(`x = ${newObject}`)}, und schreib dann ${code(`x.${name}${end}`)}.`;
}
