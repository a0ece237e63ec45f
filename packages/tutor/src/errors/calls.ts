import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { definitionsIn } from '../source/definitions.ts';
import { valueOf } from '../source/operands.ts';
import { lastAssignment } from '../source/origins.ts';
import { code, codeList } from '../words/code-quote.ts';
import { builtins } from '../words/python-names.ts';
import { isNumber, typeName } from '../words/type-names.ts';

const notCallable = /^'(.+?)' object is not callable/;

export const callRules: Rule[] = [
  {
    kind: 'shadowed-builtin',
    message: notCallable,
    explain: (problem) => {
      const name = calledIn(problem);
      const line = lastAssignment(problem, name)?.line ?? definedAt(problem, name);
      return builtins.has(name) && line !== null
        ? {
            titel: 'Name überschrieben',
            erklaerung: `${code(name)} gehört zu Python, aber in Zeile ${line} hast du dem Namen einen anderen Wert gegeben.`,
            tipp: `Nenn deine Variable in Zeile ${line} anders, zum Beispiel ${code(`${name}_1`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'module-called',
    message: /^'module' object is not callable/,
    explain: (problem) => {
      const name = calledIn(problem);
      return {
        titel: 'Ein Modul ist keine Funktion',
        erklaerung: `${code(name)} ist ein ganzes Modul, und aufrufen kannst du nur, was darin steckt.`,
        tipp: `Schreib den Namen der Funktion dazu, zum Beispiel ${code(name === 'random' ? 'random.randint(1, 6)' : `${name}.…(…)`)}.`,
      };
    },
  },
  {
    kind: 'missing-multiplication',
    message: notCallable,
    explain: (problem, [type = '']) =>
      isNumber(type) && /^(?:\d[\d.]*|\(.*\))$/s.test(calledIn(problem))
        ? {
            titel: 'Das Malzeichen fehlt',
            erklaerung: `Python hält ${code(problem.facts.source ?? '')} für einen Aufruf, weil zwischen Zahl und Klammer kein Zeichen steht.`,
            tipp: `Schreib das Malzeichen ${code('*')} dazwischen.`,
          }
        : null,
  },
  {
    kind: 'wrong-brackets',
    message: notCallable,
    explain: (problem, [type = '']) => {
      const name = calledIn(problem);
      return ['list', 'dict', 'tuple', 'str'].includes(type) && /^[\p{L}_]\w*$/u.test(name)
        ? {
            titel: 'Runde statt eckige Klammern',
            erklaerung: `${code(name)} ist ${typeName(type).is} und keine Funktion, darum gehen die runden Klammern nicht.`,
            tipp: `Für einen einzelnen Wert daraus nimm eckige: ${code(`${name}[…]`)}.`,
          }
        : null;
    },
  },
  {
    kind: 'not-a-function',
    message: notCallable,
    explain: (problem, [type = '']) => {
      const called = calledIn(problem);
      const isIt = (valueOf(problem.facts, called)?.type ?? type) === type;
      return {
        titel: 'Das ist keine Funktion',
        erklaerung: `${isIt ? code(called) : 'Was hier aufgerufen wird,'} ist ${typeName(type).is} und lässt sich nicht mit runden Klammern aufrufen.`,
        tipp: 'Lösch die Klammern dahinter, oder prüf, ob dein Name schon für etwas anderes steht.',
      };
    },
  },
  {
    kind: 'method-without-self',
    message:
      /^([\w.]+\.(\w+))\(\) takes (?:0|(\d+)) positional arguments? but (\d+) (?:was|were) given/,
    explain: (problem, [, name = '']) =>
      lacksSelf(problem.source.bareLines, name) && !isStatic(problem, name)
        ? {
            titel: 'self fehlt',
            erklaerung: `Der Methode ${code(name)} fehlt ${code('self')}: Python gibt ihr immer zuerst das Objekt selbst mit.`,
            tipp: `Schreib es als ersten Parameter hinein: ${code(`def ${name}(self, …):`)}.`,
          }
        : null,
  },
  {
    kind: 'called-on-class',
    message: /^([\w.]+)\.(\w+)\(\) missing \d+ required positional arguments?: .*'self'/,
    explain: (_, [type = '', method = '']) => ({
      titel: 'Das Objekt fehlt',
      erklaerung: `${code(`${type}.${method}`)} braucht ein Objekt, du rufst es aber direkt an der Klasse ${code(type, 14)} auf.`,
      tipp: `Bau zuerst eins mit ${code(`x = ${type}()`)} und ruf dann ${code(`x.${method}()`)} auf.`,
    }),
  },
  {
    kind: 'missing-arguments',
    message: /^(.+?)\(\) missing \d+ required (?:positional|keyword-only) arguments?: (.*)$/,
    explain: (problem, [name = '', list = '']) => {
      const missing = [...list.matchAll(/'(.+?)'/g)].map(([, argument = '']) => argument);
      return {
        titel: 'Da fehlt etwas in den Klammern',
        erklaerung: `${code(plain(name))} braucht noch ${missing.length === 1 ? 'einen Wert' : `${missing.length} Werte`} in den Klammern: ${codeList(missing)}.`,
        tipp: `So passt der Aufruf: ${code(signature(problem, plain(name)) ?? `${plain(name)}(…)`, 40)}.`,
      };
    },
  },
  {
    kind: 'too-many-arguments',
    message:
      /^(.+?)\(\) takes (?:from \d+ to )?(\d+|no) (?:positional )?arguments?(?: but (\d+) (?:was|were) given)?/,
    explain: (problem, [name = '', takes = '0', given]) => {
      const isMethod = name.includes('.') && takes !== 'no' && !isStatic(problem, plain(name));
      const count = takes === 'no' ? 0 : Number(takes) - (isMethod ? 1 : 0);
      const most =
        count === 0
          ? 'keinen Wert'
          : count === 1
            ? 'höchstens einen Wert'
            : `höchstens ${count} Werte`;
      return {
        titel: 'Zu viel in den Klammern',
        erklaerung: `${code(plain(name))} nimmt in den Klammern ${most}, du gibst ${given === undefined ? 'mehr' : Number(given) - (isMethod ? 1 : 0)} an.`,
        tipp: `So passt der Aufruf: ${code(signature(problem, plain(name)) ?? `${plain(name)}(${count === 0 ? '' : '…'})`, 40)}.`,
      };
    },
  },
  {
    kind: 'wrong-number-of-arguments',
    message:
      /^(.+?)(?:\(\))? (?:takes|expected) (exactly one|(?:at least |at most |exactly )?\d+)(?: positional)? arguments?,? ?(?:\((\d+) given\)|got (\d+))/,
    explain: (_, [name = '', wanted = '1', given, got]) => ({
      titel: 'Falsche Anzahl in den Klammern',
      erklaerung: `${code(plain(name))} erwartet ${inGerman(wanted)} in den Klammern, du gibst ${number(given ?? got ?? '0')} an.`,
      tipp: `Prüf, was zwischen den Klammern von ${code(plain(name))} steht und was fehlt oder zu viel ist.`,
    }),
  },
  {
    kind: 'default-before-parameter',
    message: /^non-default argument '(.+?)' follows default argument/,
    explain: (_, [name = '']) => ({
      titel: 'Reihenfolge in der Klasse',
      erklaerung: `${code(name)} hat keinen Standardwert, steht aber hinter einem Feld, das einen hat.`,
      tipp: 'Stell die Felder mit `=` ans Ende der Klasse.',
    }),
  },
  {
    kind: 'wrong-argument-type',
    message: /^(\w+)\(\) argument (\d+|'\w+') must be (\w+),? not (\w+)/,
    explain: (_, [name = '', position = '1', wanted = 'str', type = 'int']) => ({
      titel: 'Falsche Art von Wert',
      erklaerung: `${code(name)} braucht als ${ordinal(position)} ${typeName(wanted).needs}, bekommt aber ${typeName(type).needs}.`,
      tipp: 'Wandle den Wert vorher um, zum Beispiel mit `str(…)` oder `int(…)`.',
    }),
  },
  {
    kind: 'unknown-argument',
    message: /^(.+?)\(\) got an unexpected keyword argument '(.+?)'(?:\. Did you mean '(.+?)'\?)?/,
    explain: (problem, [name = '', argument = '', meant]) => ({
      titel: 'Unbekannter Name in den Klammern',
      erklaerung: `${code(plain(name))} kennt in den Klammern nichts mit dem Namen ${code(argument)}.`,
      tipp: meant
        ? `Wahrscheinlich meinst du ${code(`${meant}=…`)}.`
        : `So passt der Aufruf: ${code(signature(problem, plain(name)) ?? `${plain(name)}(…)`, 40)}.`,
    }),
  },
  {
    kind: 'argument-twice',
    message: /^(.+?)\(\) got multiple values for (?:keyword )?argument '(.+?)'/,
    explain: (_, [name = '', argument = '']) => ({
      titel: 'Wert doppelt angegeben',
      erklaerung: `${code(plain(name))} bekommt ${code(argument)} zweimal: einmal nach der Reihenfolge und einmal mit Namen.`,
      tipp: `Gib ${code(argument)} nur einmal an.`,
    }),
  },
];

/** What stands before the last pair of round brackets. */
function calledIn({ facts }: Problem): string {
  const piece = facts.source ?? '';
  const start = piece.endsWith(')') ? lastOpening(piece) : 0;
  return start > 0 ? piece.slice(0, start).trim() : piece;
}

function definedAt({ source }: Problem, name: string): number | null {
  return definitionsIn(source).findLast((known) => known.name === name)?.line ?? null;
}

/** `Hund.__init__` is called as `Hund`, `Random.randint` as `randint`. */
function plain(name: string): string {
  const parts = name.split('.');
  const own = parts.at(-1) === '__init__' ? parts.at(-2) : parts.at(-1);
  return own === '<lambda>' ? 'lambda' : (own ?? name);
}

function signature({ facts }: Problem, name: string): string | null {
  const called = facts.values.find(
    ({ source, parameters }) => parameters && endsWith(source, name),
  );
  return called ? `${called.source}${called.parameters}` : null;
}

function endsWith(source: string, name: string): boolean {
  return source === name || source.endsWith(`.${name}`);
}

function isStatic({ source }: Problem, name: string): boolean {
  const { bareLines } = source;
  return bareLines.some((line, index) => {
    const method = /^\s+def\s+([\p{L}\w]+)/u.exec(line)?.[1];
    return method === name && /^\s*@(?:static|class)method\b/.test(bareLines[index - 1] ?? '');
  });
}

function ordinal(position: string): string {
  return /^\d+$/.test(position) ? `${position}. Wert` : code(position.replaceAll("'", ''));
}

function lacksSelf(lines: readonly string[], name: string): boolean {
  return lines.some((line) => {
    const [, method, first] = /^\s+def\s+([\p{L}\w]+)\s*\(\s*([\p{L}\w]*)/u.exec(line) ?? [];
    return method === name && first !== 'self' && first !== 'cls';
  });
}

function inGerman(wanted: string): string {
  const count = number(wanted.replace('exactly one', '1').replace(/\D+/g, ''));
  const word = wanted.startsWith('at least')
    ? 'mindestens '
    : wanted.startsWith('at most')
      ? 'höchstens '
      : 'genau ';
  return `${word}${count}`;
}

function number(count: string): string {
  return count === '1' ? 'einen Wert' : count === '0' ? 'keinen' : `${count} Werte`;
}
