import type { Rule } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** Files, keyboard, network: what lies around a program, and what isn't there. */
export const fileRules: Rule[] = [
  {
    kind: 'file-not-found',
    message: /No such file or directory(?:: '(.*)')?/,
    explain: ({ facts }, [name = 'die Datei']) => ({
      titel: 'Datei nicht gefunden',
      erklaerung: `Eine Datei ${code(name)} gibt es hier nicht, denn dein Programm sieht nur Dateien, die es selbst geschrieben hat.`,
      tipp: /\bopen\(/.test(facts.source ?? '')
        ? `Schreib sie zuerst, mit ${code(`open("${fileName(name)}", "w")`, 34)}; sie bleibt da, solange die Seite offen ist.`
        : 'Leg sie zuerst an, oder prüf, ob der Name stimmt.',
    }),
  },
  {
    kind: 'file-mode',
    message: /^not (readable|writable)/,
    explain: (_, [missing = 'readable']) => ({
      titel: 'Datei falsch geöffnet',
      erklaerung: `Diese Datei ist nur zum ${missing === 'readable' ? 'Schreiben' : 'Lesen'} geöffnet.`,
      tipp: `Öffne sie mit ${code(missing === 'readable' ? 'open("…", "r")' : 'open("…", "w")')}.`,
    }),
  },
  {
    kind: 'file-not-allowed',
    message: /Permission denied|Read-only|not permitted|exists|not empty|Not a directory|No space/,
    explain: () => ({
      titel: 'Mit dieser Datei geht das nicht',
      erklaerung: 'Das System erlaubt nicht, was dein Programm mit dieser Datei vorhat.',
      tipp: 'Nimm einen einfachen Dateinamen ohne Ordner, zum Beispiel `notizen.txt`.',
    }),
  },
];

export const closedFileRules: Rule[] = [
  {
    kind: 'file-closed',
    message: /^I\/O operation on closed file/,
    explain: ({ facts }) => {
      const [file = 'f'] = facts.source?.split('.') ?? [];
      return {
        titel: 'Die Datei ist schon zu',
        erklaerung: `${code(file)} ist hier schon geschlossen, durch ${code('close()')} oder weil das ${code('with')} davor zu Ende ist.`,
        tipp: `Schieb diese Zeile davor: über das ${code('close()')} oder eingerückt unter das ${code('with')}.`,
      };
    },
  },
];

export const inputRules: Rule[] = [
  {
    kind: 'no-input',
    explain: () => ({
      titel: 'Hier gibt es keine Eingabe',
      erklaerung: `${code('input()')} wartet auf eine Eingabe, aber da, wo dein Programm gerade läuft, kann niemand etwas eintippen.`,
      tipp: 'Starte es noch einmal, wenn Python in der Seite geladen ist, oder schreib die Werte fest ins Programm.',
    }),
  },
];

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
