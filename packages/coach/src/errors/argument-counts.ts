import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { type Call, callIn } from '../source/call.ts';
import { classNamed } from '../source/classes.ts';
import { definitionsIn, ownerOfLine } from '../source/definitions.ts';
import { valueOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code, codeList } from '../words/code-quote.ts';
import { exampleValue } from '../words/example-values.ts';
import { listFunctions } from '../words/python-names.ts';
import { built, callOf, named, plain } from './called-function.ts';
import { withParameters } from './more-parameters.ts';

/** How many values stand between the brackets of a call. */
export const argumentCountRules: Rule[] = [
  {
    kind: 'list-needed',
    message: /argument|is not iterable/,
    explain: ({ facts, source }) => {
      const call = callIn(facts.source);
      const isOwn = definitionsIn(source).some(({ name }) => name === call?.name);
      return call && listFunctions.has(call.name) && !isOwn && isRow(call, facts)
        ? {
            titel: 'Eine Liste ist gefragt',
            erklaerung: `${code(call.name)} nimmt alle Werte zusammen in einer Liste und nicht einzeln.`,
            tipp: `Setz eckige Klammern darum: ${code(`${call.callee}([${call.values.join(', ')}])`, 40)}.`,
          }
        : null;
    },
  },
  {
    kind: 'append-one',
    message: /^list\.append\(\) takes exactly one argument \([2-9]/,
    explain: ({ facts }) => {
      const { callee = 'liste.append', values = [] } = callIn(facts.source) ?? {};
      const all = callee.replace(/append$/, `extend([${values.join(', ')}])`);
      return {
        titel: 'Immer nur einen anhängen',
        erklaerung: `${code('append')} hängt genau einen Wert an die Liste an, du gibst mehrere an.`,
        tipp: `Häng sie einzeln an, oder alle zusammen mit ${code(all, 40)}.`,
      };
    },
  },
  {
    kind: 'missing-arguments',
    message:
      /^(.+?)(?:\(\))? missing (?:\d+ required (positional|keyword-only) arguments?: (.*)$|required argument ('\w+'))/,
    explain: (problem, [said = '', kind, several, one]) => {
      const name = said === 'function' ? (callIn(problem.facts.source)?.name ?? said) : said;
      const told = [...(several ?? one ?? '').matchAll(/'(.+?)'/g)].map(([, each = '']) => each);
      const missing = isPlace(problem, name) ? ['x', 'y'] : told;
      const isNamed = kind === 'keyword-only';
      return {
        titel: 'Da fehlt etwas in den Klammern',
        erklaerung: `${code(shownName(problem, name))} braucht noch ${values(missing.length)} in den Klammern: ${inWords(problem, name, missing)}.`,
        tipp:
          (said === name ? completed(problem, name, missing, isNamed) : null) ??
          built(problem, plain(name)),
      };
    },
  },
  {
    kind: 'input-with-two-texts',
    message: /^input\(\) takes .* but \d+ were given/,
    explain: ({ facts }) => {
      const [text = '"…"', value = 'name'] = callIn(facts.source)?.values ?? [];
      const isSimple = plainName.test(value) && /^"[^"{}]*"$/.test(text);
      const joined = isSimple
        ? `f"${text.slice(1, -1).trimEnd()} {${value}} "`
        : 'f"Hallo {name}: "';
      return {
        titel: 'input nimmt nur einen Text',
        erklaerung: `Anders als ${code('print')} nimmt ${code('input')} nur einen einzigen Text und keine Kommas.`,
        tipp: `Setz alles in einen f-Text: ${code(`input(${joined})`, 40)}.`,
      };
    },
  },
  {
    kind: 'too-many-arguments',
    message:
      /^(.+?)\(\) takes (?:from \d+ to )?(\d+|no) (?:positional )?arguments?(?: but (\d+) (?:was|were) given| \((\d+) given\))?/,
    explain: (problem, [name = '', takes = '0', given, inBrackets]) => {
      const self = name.includes('.') && takes !== 'no' ? 1 : 0;
      const most = takes === 'no' ? 0 : Math.max(Number(takes) - self, 0);
      const count = given ?? inBrackets;
      const call = callOf(problem, name);
      const passed = count === undefined ? 'mehr' : values(Number(count) - self);
      return {
        titel: 'Zu viel in den Klammern',
        erklaerung: `${code(shownName(problem, name))} nimmt in den Klammern ${mostOf(most)}, ${call ? `du gibst ${passed} an` : `bekommt aber ${passed}`}.`,
        tipp:
          withParameters(problem, call, most) ??
          shortened(call, most) ??
          built(problem, plain(name)),
      };
    },
  },
  {
    kind: 'wrong-number-of-arguments',
    message:
      /^(.+?)(?:\(\))? (?:takes|expected) (exactly one|(?:at least |at most |exactly )?\d+)(?: positional)? arguments?,? ?(?:\((\d+) given\)|got (\d+))/,
    explain: (_, [name = '', wanted = '1', given, got]) => ({
      titel: 'Falsche Anzahl in den Klammern',
      erklaerung: `${code(plain(name))} erwartet ${inGerman(wanted)} in den Klammern, du gibst ${values(Number(given ?? got ?? '0'))} an.`,
      tipp: `Prüf, was zwischen den Klammern von ${code(plain(name))} steht und was fehlt oder zu viel ist.`,
    }),
  },
];

const plainName = withUmlauts(/^\w+$/);

function shownName(problem: Problem, name: string): string {
  const called = callOf(problem, name)?.name ?? '__init__';
  return called === '__init__' ? plain(name) : called;
}

function isRow({ values }: Call, facts: Problem['facts']): boolean {
  const [first = ''] = values;
  const isCollection = valueOf(facts, first)?.length !== undefined || /^[[({]/.test(first);
  return values.length > 1 && !isCollection && !values.some((value) => named.test(value));
}

/** The call with an example for everything that is missing. */
function completed(problem: Problem, name: string, missing: readonly string[], isNamed: boolean) {
  const call = callOf(problem, name);
  if (!call) return null;
  const known = problem.facts.frames.at(-1)?.locals ?? {};
  if (!isNamed && call.values.some((value) => named.test(value))) return null;
  const missed = missing.find((parameter) => !isClear(problem, name, parameter));
  if (missed)
    return `Schreib dort hin, was ${code(missed)} sein soll: ${code(`${call.callee}(…)`, 34)}.`;
  const added = missing.map((parameter) => {
    const value = Object.hasOwn(known, parameter) ? parameter : exampleValue(parameter);
    return isNamed ? `${parameter}=${value}` : value;
  });
  const whole = `${call.callee}(${[...call.values, ...added].join(', ')})`;
  return `Schreib zum Beispiel ${code(whole, 40)}.`;
}

/** `goto` also takes a pair, so Python itself asks for one value alone. */
function isPlace({ source, facts }: Problem, name: string): boolean {
  const isOwn = definitionsIn(source).some((known) => known.name === name);
  const isEmpty = callIn(facts.source)?.values.length === 0;
  return /^(?:goto|setpos|setposition)$/.test(plain(name)) && !isOwn && isEmpty;
}

/** A dict of opponents is no opponent, and of an object no example can be written. */
function isClear({ facts, source }: Problem, name: string, parameter: string): boolean {
  const known = facts.frames.at(-1)?.locals ?? {};
  const isObject = source.tokens.some(
    ({ text, line }, at, tokens) =>
      text === parameter &&
      tokens[at + 1]?.text === '.' &&
      tokens[at - 1]?.text !== '.' &&
      ownerOfLine(source, line)?.name === plain(name),
  );
  const type = Object.hasOwn(known, parameter) ? known[parameter]?.type : undefined;
  if (type === undefined) return !isObject || exampleValue(parameter) !== '10';
  if (isObject && type !== 'str' && type !== 'list') return classNamed(source, type) !== null;
  return !/^(?:dict|NoneType|type|module|function|method|builtin_function_or_method)$/.test(type);
}

const turtleWords: ReadonlyMap<string, string> = new Map([
  ['angle', 'der Winkel'],
  ['distance', 'die Schritte'],
  ['radius', 'der Radius'],
]);

/** What Python's own turtle calls in English, in German. */
function inWords({ source }: Problem, name: string, missing: readonly string[]): string {
  const isOwn = definitionsIn(source).some((known) => known.name === plain(name));
  const [first = ''] = missing;
  const word = isOwn || missing.length > 1 ? undefined : turtleWords.get(first);
  return word ?? codeList(missing);
}

function shortened(call: Call | null, most: number): string | null {
  if (!call || call.values.length <= most || call.values.some((value) => named.test(value))) {
    return null;
  }
  return `So passt der Aufruf: ${code(`${call.callee}(${call.values.slice(0, most).join(', ')})`, 40)}.`;
}

function mostOf(count: number): string {
  return count === 0 ? values(0) : `höchstens ${values(count)}`;
}

function inGerman(wanted: string): string {
  const count = values(Number(wanted.replace('exactly one', '1').replace(/\D+/g, '')));
  if (wanted.startsWith('at least')) return `mindestens ${count}`;
  return wanted.startsWith('at most') ? `höchstens ${count}` : `genau ${count}`;
}

function values(count: number): string {
  if (count === 0) return 'keinen Wert';
  return count === 1 ? 'einen Wert' : `${count} Werte`;
}
