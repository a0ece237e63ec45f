import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

const header =
  /^\s*(?:async\s+)?(if|elif|else|for|while|def|class|try|except|finally|with|match|case)\b/;

/** Lines that open a block, and those that belong to one before. */
export const blockRules: Rule[] = [
  {
    kind: 'else-with-condition',
    message: /^expected ':'/,
    line: /^\s*else\s+[^:\s]+.*/,
    explain: () => ({
      titel: 'else hat keine Bedingung',
      erklaerung: `Hinter ${code('else')} darf keine Bedingung stehen, denn es gilt für alles, was übrig bleibt.`,
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
    explain: ({ at, first }) =>
      at && at !== first && /^(?:else|elif|except|finally|for|while|if|def|class)$/.test(at.text)
        ? blockOnSameLine(at.text, first?.text ?? '')
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
    kind: 'try-without-except',
    message: /^expected 'except' or 'finally' block/,
    explain: () => ({
      titel: 'try ohne except',
      erklaerung: `Zu einem ${code('try:')} gehört ein ${code('except:')}, und das fehlt hier.`,
      tipp: `Schreib auf Höhe von ${code('try')} ein ${code('except ValueError:')} und darunter, was im Fehlerfall geschieht.`,
    }),
  },
  {
    kind: 'def-without-name',
    message: /^invalid syntax/,
    line: /^\s*(def|class)\s*[(:].*/,
    explain: (_, [word = 'def']) => ({
      titel: 'Der Name fehlt',
      erklaerung: `Hinter ${code(word)} fehlt der Name, unter dem du es später aufrufst.`,
      tipp: `Schreib einen Namen dazwischen, zum Beispiel ${code('def gruss():')}.`,
    }),
  },
  {
    kind: 'def-without-brackets',
    message: /^expected '\('/,
    line: /\bdef\s+([\p{L}_][\p{L}\p{N}_]*)\s*:?\s*$/u,
    explain: (_, [name = 'f']) => ({
      titel: 'Klammern bei der Funktion fehlen',
      erklaerung: `Hinter dem Namen der Funktion ${code(name)} fehlen die runden Klammern.`,
      tipp: `Schreib ${code(`def ${name}():`)}, auch wenn nichts in den Klammern steht.`,
    }),
  },
  {
    kind: 'missing-condition',
    message: /^invalid syntax/,
    line: /^\s*(if|elif|while)\s*:/,
    explain: (_, [word = 'if']) => ({
      titel: 'Die Bedingung fehlt',
      erklaerung: `Hinter ${code(word)} steht keine Bedingung, die Python prüfen könnte.`,
      tipp: `Schreib eine dazwischen, zum Beispiel ${code(`${word} punkte > 10:`)}.`,
    }),
  },
  {
    kind: 'for-without-in',
    message: /^invalid syntax/,
    line: /^\s*for\s+[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_]\w*)*(?:\s*:|\s*=|\s+(?!in\b)\S).*/u,
    explain: ({ line }) => ({
      titel: 'in fehlt',
      erklaerung: `In der ${code('for')}-Schleife fehlt das Wort ${code('in')} zwischen dem Namen und dem, was sie durchgeht.`,
      tipp: `Schreib zum Beispiel ${code(`for ${nameIn(line)} in ${/range\(.*?\)/.exec(line)?.[0] ?? 'range(5)'}:`)}.`,
    }),
  },
  {
    kind: 'colon-without-block',
    message: /^invalid syntax/,
    line: /^\s*[^:]*[^:\s]\s*:\s*$/,
    explain: ({ at, line, place }) =>
      at?.text === ':' && !header.test(line) && !/[{[]/.test(line)
        ? {
            titel: 'Doppelpunkt ohne if',
            erklaerung: `Ein Doppelpunkt am Ende beginnt einen Block, aber am Anfang dieser Zeile fehlt ein Wort wie ${code('if')} oder ${code('while')}.`,
            tipp: `Schreib zum Beispiel ${code('if')} davor, oder lösch den Doppelpunkt.`,
            stelle: place,
          }
        : null,
  },
  {
    kind: 'half-comparison',
    message: /^invalid syntax/,
    line: /\b(and|or|not)\s+(==|!=|<=|>=|<|>)/,
    explain: ({ line }, [word = 'and', sign = '<']) => {
      const name = /([\p{L}_][\p{L}\p{N}_]*)\s*(?:==|!=|<=|>=|<|>)/u.exec(line)?.[1] ?? 'x';
      return {
        titel: 'Halber Vergleich',
        erklaerung: `Nach ${code(word)} fehlt links von ${code(sign)}, was Python vergleichen soll.`,
        tipp: `Wiederhol den Namen: ${code(`${word} ${name} ${sign} …`)}.`,
      };
    },
  },
];

/** Only when no other rule knows why the colon isn't where Python expects it. */
export const missingColonRules: Rule[] = [
  {
    kind: 'missing-colon',
    message: /^expected ':'/,
    line: header,
    explain: ({ place }, [word = 'if']) => ({ ...missingColon(word), stelle: place }),
  },
  {
    kind: 'missing-colon',
    message: /^invalid syntax/,
    line: header,
    explain: (problem, [word = 'if']) =>
      lacksColon(problem) ? { ...missingColon(word), stelle: problem.place } : null,
  },
];

function blockOnSameLine(word: string, first: string) {
  const isSecond = /^(?:else|elif|except|finally)$/.test(word) || header.test(`${first} `);
  return isSecond
    ? {
        titel: `${word} braucht eine eigene Zeile`,
        erklaerung: `${code(word)} kann nicht in der gleichen Zeile stehen wie das, was davor kommt.`,
        tipp: `Schreib ${code(word)} an den Anfang einer neuen Zeile.`,
      }
    : null;
}

function nameIn(line: string): string {
  return /for\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(line)?.[1] ?? 'i';
}

function missingColon(word: string) {
  return {
    titel: 'Doppelpunkt fehlt',
    erklaerung: `Eine Zeile mit ${code(word)} endet mit einem Doppelpunkt, und der fehlt hier.`,
    tipp: `Setz ${code(':')} an diese Stelle und rück ein, was dazugehört.`,
  };
}

function lacksColon({ line, at, before }: Problem): boolean {
  const isAfterValue = before?.kind !== 'operator' || /[)\]}]/.test(before.text);
  return !line.includes(':') && isAfterValue && (at === undefined || at.kind === 'name');
}
