import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { code } from '../words/code-quote.ts';

/** Files, keyboard, network: what lies around a program, and what isn't there. */
export const fileRules: Rule[] = [
  {
    kind: 'mode-in-file-name',
    message: /No such file or directory: '(.+?)\s*,\s*([rwa]\+?)'/,
    explain: (_, [name = '', mode = 'r']) => ({
      titel: 'Anführungszeichen verrutscht',
      erklaerung: `Das Komma und ${code(mode)} stehen noch innerhalb der Anführungszeichen und gelten so als Teil des Dateinamens.`,
      tipp: `Schreib ${code(`open("${name}", "${mode}")`, 40)}.`,
    }),
  },
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
    kind: 'file-is-folder',
    message: /Is a directory(?:: '(.*)')?/,
    explain: (_, [name = '/']) => ({
      titel: 'Das ist ein Ordner',
      erklaerung: `${code(name)} ist ein Ordner, und einen Ordner kann ${code('open')} nicht öffnen.`,
      tipp: 'Häng den Namen einer Datei an.',
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
    kind: 'no-processes',
    message: /does not support processes|fork|emscripten/,
    explain: () => ({
      titel: 'Keine anderen Programme',
      erklaerung: 'Dein Programm läuft hier abgeschirmt und kann keine anderen Programme starten.',
      tipp: 'Löse die Aufgabe mit Python selbst, ohne `subprocess` oder `os`.',
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

export const networkRules: Rule[] = [
  {
    kind: 'no-network',
    explain: () => ({
      titel: 'Kein Internet',
      erklaerung: 'Dein Programm läuft hier abgeschirmt und kommt nicht ins Internet.',
      tipp: 'Schreib die Daten, die du brauchst, direkt ins Programm.',
    }),
  },
];

export const threadRules: Rule[] = [
  {
    kind: 'no-threads',
    message: /^can't start new thread/,
    explain: () => ({
      titel: 'Nur eins nach dem anderen',
      erklaerung:
        'Hier kann ein Programm nicht mehrere Dinge gleichzeitig tun, darum gibt es keine Threads.',
      tipp: 'Ruf die Funktion direkt auf, oder wechsle in einer Schleife zwischen den Aufgaben ab.',
    }),
  },
  {
    kind: 'raise-without-error',
    message: /^No active exception to reraise/,
    explain: () => ({
      titel: 'raise ohne Fehler',
      erklaerung: `Ein ${code('raise')} allein gibt einen Fehler weiter, aber hier ist gerade keiner da.`,
      tipp: `Schreib dahinter, welchen Fehler du auslösen willst: ${code('raise ValueError("…")')}.`,
    }),
  },
];

/** What goes wrong with it, and as which error, differs from browser to browser. */
export const hiddenInputRules: Rule[] = [
  {
    kind: 'hidden-input',
    explain: ({ facts }) =>
      callIn(facts.source)?.name === 'getpass'
        ? {
            titel: 'Verdeckt tippen geht hier nicht',
            erklaerung: `${code('getpass')} liest aus einem Terminal, ohne das Getippte zu zeigen, und ein Terminal gibt es hier nicht.`,
            tipp: `Nimm ${code('input("…")')}, dort ist allerdings zu sehen, was jemand tippt.`,
          }
        : null,
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

export const unicodeRules: Rule[] = [
  {
    kind: 'undecodable-text',
    explain: () => ({
      titel: 'Zeichen lassen sich nicht umwandeln',
      erklaerung: 'In diesem Text sind Zeichen, die es in der gewählten Kodierung nicht gibt.',
      tipp: 'Nimm `"utf-8"` als Kodierung, die kennt alle Zeichen, auch Umlaute.',
    }),
  },
];

export const jsonRules: Rule[] = [
  {
    kind: 'wrong-json',
    message: /line (\d+) column (\d+)/,
    explain: (_, [line = '1', column = '1']) => ({
      titel: 'Kein gültiges JSON',
      erklaerung: `Der Text ist in seiner Zeile ${line} an Stelle ${column} kein richtiges JSON.`,
      tipp: 'In JSON stehen Schlüssel und Texte immer in doppelten Anführungszeichen, wie in `{"a": 1}`.',
    }),
  },
];

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
