import type { Rule } from '../rule.ts';
import { lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** What came along when a program was copied, or belongs to another place. */
export const pastedRules: Rule[] = [
  {
    kind: 'pasted-prompt',
    line: /^\s*(>>>|\.\.\.)(?=\s|$)/,
    explain: (_, [prompt = '>>>']) => ({
      titel: 'Zeichen aus einer Anleitung',
      erklaerung: `Mit ${code(prompt)} zeigen Anleitungen, wo man tippt, und zum Programm gehört es nicht.`,
      tipp: `Lösch ${code(prompt)} am Anfang der Zeile.`,
    }),
  },
  {
    kind: 'pasted-fence',
    line: /^\s*(```+)\s*\w*\s*$/,
    explain: () => ({
      titel: 'Striche aus einem Chat',
      erklaerung:
        'Mit drei schrägen Strichen rahmen Chats und Anleitungen Code ein, aber Python kennt sie nicht.',
      tipp: 'Lösch die Zeilen mit den drei schrägen Strichen.',
    }),
  },
  {
    kind: 'pasted-number',
    message: /^(?:invalid syntax|unmatched '\)')/,
    line: /^\s*(\d+[.):]|\p{L}\)|\d+(?=\s+(?:\w+\s*[=(.]|print|for|from|if|else|while|def|class|try|import|let|goto)))\s+(?=\p{L})/iu,
    explain: ({ place, line }, [number = '1.']) =>
      (place?.column ?? 0) <= line.indexOf(number) + number.length + 2
        ? {
            titel: 'Nummer vor der Zeile',
            erklaerung: `Python nummeriert die Zeilen selbst und hält ${code(number)} für einen Teil des Befehls.`,
            tipp: `Lösch ${code(number)} am Anfang der Zeile.`,
          }
        : null,
  },
  {
    kind: 'terminal-command',
    message: /^invalid syntax/,
    line: /^\s*(?:\$\s*)?(?:pip3?|python3?|py|cd|npm)\s+[\p{L}.].*/u,
    explain: (problem) => ({
      titel: 'Befehl für ein Terminal',
      erklaerung: `${code(lineCode(problem))} tippt man in das Terminal eines Computers, es ist kein Python.`,
      tipp: /\bpip/.test(problem.line)
        ? `Lösch die Zeile, denn Module holst du im Programm mit ${code('import')}.`
        : 'Lösch die Zeile, denn hier startet ein Knopf dein Programm.',
    }),
  },
];
