import type { Rule } from '../rule.ts';
import { type Call, callIn } from '../source/call.ts';
import { code } from '../words/code-quote.ts';
import { typeName } from '../words/type-names.ts';
import { plain, signature } from './called-function.ts';

/** What kind of values stand between the brackets of a call, and under which names. */
export const argumentRules: Rule[] = [
  {
    kind: 'wrong-argument-type',
    message:
      /^(?:(\w+)(?:\(\))? )?(?:arg |(?:first )?arg(?:ument)? ?(\d+|'\w+')? ?)?must be (\w+)(?: or (?:None|a tuple of str))?,? not (\w+)$/,
    explain: ({ facts }, [name, position, wanted = 'str', type = 'int']) => {
      const call = callIn(facts.source);
      const shown = name ?? call?.name;
      return shown
        ? {
            titel: 'Falsche Art von Wert',
            erklaerung: `${code(shown)} braucht ${ordinal(position)}${typeName(wanted).needs}, bekommt aber ${typeName(type).needs}.`,
            tipp: converted(call, position, wanted),
          }
        : null;
    },
  },
  {
    kind: 'unknown-argument',
    message: /^(.+?)\(\) got an unexpected keyword argument '(.+?)'(?:\. Did you mean '(.+?)'\?)?/,
    explain: (problem, [name = '', argument = '', meant]) => ({
      titel: 'Unbekannter Name in den Klammern',
      erklaerung: `${code(plain(name))} kennt in den Klammern nichts mit dem Namen ${code(argument)}.`,
      tipp: meant
        ? `Wahrscheinlich meinst du ${code(`${meant}=…`)}.`
        : (signature(problem, plain(name)) ?? `Lass ${code(`${argument}=`)} dort weg.`),
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

const conversions = new Set(['str', 'int', 'float']);

function converted(call: Call | null, position: string | undefined, wanted: string): string {
  const index = Number(position ?? '1') - 1;
  const value = call?.values[index];
  if (!call || value === undefined || !conversions.has(wanted)) {
    return 'Wandle den Wert vorher um, zum Beispiel mit `str(…)` oder `int(…)`.';
  }
  const isWritten = call.name === 'write' && !/["'{}\\]/.test(value);
  const isNumber = isWritten && /^-?[\d.]+$/.test(value);
  const text = isNumber ? `"${value}"` : isWritten ? `f"{${value}}"` : `${wanted}(${value})`;
  const whole = code(`${call.callee}(${call.values.with(index, text).join(', ')})`, 40);
  if (isNumber) return `Setz die Zahl in Anführungszeichen: ${whole}.`;
  return isWritten ? `Setz den Wert in einen f-Text: ${whole}.` : `Wandle ihn um: ${whole}.`;
}

function ordinal(position: string | undefined): string {
  if (position === undefined) return '';
  return `als ${/^\d+$/.test(position) ? `${position}. Wert` : code(position.replaceAll("'", ''))} `;
}
