import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import type { Token } from '../source/tokens.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { endsValue, headerLine, lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { inPython } from '../words/german-names.ts';
import { nearestName } from '../words/nearest-name.ts';
import { exceptions } from '../words/python-names.ts';
import { colonRules, ownLineNeeded } from './colons.ts';
import { defLineRules } from './def-lines.ts';

/** Lines that open a block, and those that belong to one before. */
export const blockRules: Rule[] = [
  ...defLineRules,
  {
    kind: 'else-with-condition',
    message: /^expected ':'|^invalid syntax/,
    line: /^\s*else\s*:?\s+(?=[^:]*(?:[<>]|[=!]=|\b(?:in|and|or|not|is)\b))[^:\s].*/,
    explain: () => ({
      titel: 'else hat keine Bedingung',
      erklaerung: `Zu ${code('else')} gehört keine Bedingung, denn es gilt für alles, was übrig bleibt.`,
      tipp: `Schreib nur ${code('else:')}, oder nimm ${code('elif')} für eine weitere Bedingung.`,
    }),
  },
  {
    kind: 'else-without-if',
    message: /^invalid syntax/,
    line: /^\s*(else|elif)\b/,
    explain: ({ at, first }, [word = 'else']) =>
      at === first
        ? {
            titel: `${word} ohne if`,
            erklaerung: `Zu diesem ${code(word)} findet Python direkt davor kein ${code('if')}.`,
            tipp: `Stell ${code(word)} genau unter sein ${code('if')} und rück alles dazwischen ein.`,
          }
        : null,
  },
  {
    kind: 'block-on-same-line',
    message: /^invalid syntax/,
    explain: ({ at, first, before, line }) =>
      at &&
      at !== first &&
      at.text !== before?.text &&
      isEnded(before, line) &&
      statements.test(at.text)
        ? blockOnSameLine(at.text, first?.text ?? '', line)
        : null,
  },
  {
    kind: 'elif-after-else',
    message: /^'elif' block follows an 'else' block/,
    explain: () => ({
      titel: 'elif nach else',
      erklaerung: `${code('else')} fängt alles ab, was übrig bleibt, darum kann danach kein ${code('elif')} mehr kommen.`,
      tipp: `Setz alle ${code('elif')} vor das ${code('else')}.`,
    }),
  },
  {
    kind: 'except-without-try',
    message: /^invalid syntax/,
    line: /^\s*(except|finally)\b/,
    explain: ({ at, first }, [word = 'except']) =>
      at === first
        ? {
            titel: `${word} ohne try`,
            erklaerung: `Zu diesem ${code(word)} findet Python direkt davor kein ${code('try')}.`,
            tipp: `Setz ${code('try:')} vor die Zeilen, die schiefgehen können, und rück sie ein.`,
          }
        : null,
  },
  {
    kind: 'except-without-as',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*except\s+(\w+)\s+(?!as\b)(\w+)/,
    explain: (_, [error = 'ValueError', name = 'e']) =>
      exceptions.has(error)
        ? {
            titel: 'as fehlt',
            erklaerung: `Zwischen ${code(error)} und ${code(name)} fehlt das Wort ${code('as')}.`,
            tipp: `Schreib ${code(`except ${error} as ${name}:`, 36)}.`,
          }
        : null,
  },
  {
    kind: 'with-without-as',
    message: /^invalid syntax|^expected ':'/,
    line: /^\s*(with)\s+[^:]*\)\s+(?!as\b)(\w+)\s*:\s*$/,
    explain: (problem, [, name = 'datei']) => ({
      titel: 'as fehlt',
      erklaerung: `Vor ${code(name)} fehlt das Wort ${code('as')}, mit dem die Datei ihren Namen bekommt.`,
      tipp: `Schreib ${code(lineCode(problem).replace(/(?<=\))\s+(?=\S+\s*:$)/, ' as '), 40)}.`,
    }),
  },
  {
    kind: 'try-without-except',
    message: /^expected 'except' or 'finally' block/,
    explain: ({ first }) =>
      isExcept(first?.text ?? '')
        ? null
        : {
            titel: 'try ohne except',
            erklaerung: `Zu einem ${code('try:')} gehört ein ${code('except:')}, und das fehlt hier.`,
            tipp: `Schreib auf Höhe von ${code('try')} ein ${code('except ValueError:')} und darunter, was im Fehlerfall geschieht.`,
          },
  },
  {
    kind: 'missing-condition',
    message: /^invalid syntax/,
    line: /^\s*(if|elif|while)\s*:?\s*$/,
    explain: (_, [word = 'if']) => ({
      titel: 'Die Bedingung fehlt',
      erklaerung: `Hinter ${code(word)} steht keine Bedingung, die Python prüfen könnte.`,
      tipp: `Schreib eine dazwischen, zum Beispiel ${code(`${word} punkte > 10:`)}.`,
    }),
  },
  {
    kind: 'half-comparison',
    message: /^invalid syntax/,
    line: /\b(and|or|not|if|elif|while)\s+(==|!=|<=|>=|<|>)/,
    explain: ({ line }, [word = 'and', sign = '<']) => {
      const name = leftOfSign.exec(line)?.[1];
      return {
        titel: 'Halber Vergleich',
        erklaerung: `Nach ${code(word)} fehlt links von ${code(sign)}, was Python vergleichen soll.`,
        tipp:
          name === undefined
            ? `Schreib es dazwischen, zum Beispiel ${code(`${word} punkte ${sign} …`)}.`
            : `Wiederhol den Namen: ${code(`${word} ${name} ${sign} …`)}.`,
      };
    },
  },
];

/** Only when no other rule knows why the colon isn't where Python expects it. */
export const missingColonRules: Rule[] = [
  ...colonRules,
  {
    kind: 'missing-colon',
    message: /^expected ':'/,
    line: headerLine,
    explain: ({ place, line, at }, [word = 'if']) =>
      line.trimEnd().endsWith(':') && at
        ? { ...tooMuchBefore(at.text), stelle: place }
        : { ...missingColon(word), stelle: place },
  },
  {
    kind: 'missing-colon',
    message: /^invalid syntax/,
    line: headerLine,
    explain: (problem, [word = 'if']) =>
      lacksColon(problem) ? { ...missingColon(word), stelle: problem.place } : null,
  },
];

const leftOfSign = withUmlauts(
  /(?!\b(?:and|or|not|if|elif|while)\b)\b(\p{L}\w*)\s*(?:==|!=|<=|>=|<|>)/u,
);

/** A word that was meant to be `except`. */
function isExcept(word: string): boolean {
  return nearestName(word, ['except']) !== null || inPython(word) === 'except' || word === 'expect';
}

/** A whole statement may stand before: `x = 3 else`, `if x: break else` */
function isEnded(before: Token | undefined, line: string): boolean {
  const isHeader = headerLine.test(line);
  if (before?.text === ':') return isHeader;
  if (/^(?:break|continue|pass|return)$/.test(before?.text ?? '')) return true;
  return endsValue(before) && !(isHeader && !line.includes(':'));
}

const statements =
  /^(?:else|elif|except|finally|for|while|if|def|class|return|break|continue|import|pass|global)$/;

function blockOnSameLine(word: string, first: string, line: string) {
  const isSecond =
    !/^(?:if|for)$/.test(word) || headerLine.test(`${first} `) || line.trimEnd().endsWith(':');
  return isSecond ? ownLineNeeded(word) : null;
}

function missingColon(word: string) {
  return {
    titel: 'Doppelpunkt fehlt',
    erklaerung: `Eine Zeile mit ${code(word)} endet mit einem Doppelpunkt, und der fehlt hier.`,
    tipp: `Setz ${code(':')} an diese Stelle und rück ein, was dazugehört.`,
  };
}

function tooMuchBefore(text: string) {
  return {
    titel: 'Vor dem Doppelpunkt steht zu viel',
    erklaerung: `An der Stelle von ${code(text)} erwartet Python schon den Doppelpunkt.`,
    tipp: `Lösch ${code(text)}, oder prüf, ob davor ein Zeichen fehlt.`,
  };
}

function lacksColon({ line, at, before }: Problem): boolean {
  const isBesideName = at === undefined || at.kind === 'name';
  return !line.includes(':') && endsValue(before) && isBesideName;
}
