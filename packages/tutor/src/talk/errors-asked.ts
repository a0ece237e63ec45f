import { explainRun } from './explain-run.ts';
import type { Reply, Situation } from './situation.ts';

/** What kinds of errors mean, in words for whoever has met `print` and nothing else. */
const meanings: Readonly<Record<string, string>> = {
  NameError:
    'Python kennt ein Wort nicht. Meistens ist es vertippt, großgeschrieben, oder es sollte ein Text sein und die Anführungszeichen fehlen.',
  SyntaxError:
    'Python kann eine Zeile gar nicht lesen: Ein Zeichen fehlt, ist zu viel oder steht am falschen Platz. Zähl Klammern und Anführungszeichen nach, jede öffnet und schließt.',
  IndentationError:
    'Eine Zeile ist falsch eingerückt: Vorn stehen Leerzeichen zu viel, oder nach einem Doppelpunkt fehlen sie.',
  TypeError:
    'Zwei Dinge passen nicht zusammen, zum Beispiel ein Text und eine Zahl. Python rät dann nicht, was du meinst, sondern hält an.',
  ValueError:
    'Die Sorte stimmt, aber mit diesem Inhalt geht es nicht: Aus dem Wort „zwölf“ kann Python keine Zahl machen.',
  ZeroDivisionError: 'Es wurde durch 0 geteilt, und das geht auch für Python nicht.',
  IndexError:
    'Du hast nach einem Platz gefragt, den es nicht gibt: Bei drei Dingen heißen die Plätze 0, 1 und 2.',
  KeyError: 'Diesen Schlüssel gibt es im Wörterbuch nicht. Oft ist er nur anders geschrieben.',
  AttributeError:
    'Hinter dem Punkt steht ein Befehl, den das Ding davor nicht hat. Schau, ob er vertippt ist.',
  ModuleNotFoundError: 'Das Modul hinter `import` findet Python nicht. Meistens ist es vertippt.',
  RecursionError: 'Eine Funktion hat sich selbst zu oft aufgerufen und nie aufgehört.',
};

const byName = new Map(Object.keys(meanings).map((name) => [name.toLowerCase(), name]));
const aliases: Readonly<Record<string, string>> = { taberror: 'IndentationError' };
/** They have a card, which is told while nothing is red. */
const inGerman: Readonly<Record<string, string>> = {
  syntaxfehler: 'SyntaxError',
  namensfehler: 'NameError',
  einrückungsfehler: 'IndentationError',
  typfehler: 'TypeError',
};

const meaning = /^\W*\w+\W*$|was|wann|wat|wieso|warum|bedeut|hei(?:ß|ss)t|erkl|what/i;

/** The kind of error that a message calls by its name and says nothing else of. */
export function errorAsked(message: string, isRed: boolean): string | null {
  if (/:/.test(message) || !meaning.test(message) || message.split(/\s+/).length > 9) return null;
  const words = message
    .toLowerCase()
    .replaceAll(/\be(?:r+o+r|ror)\b|(?<=\w)e(?:ror|rorr|rrorr)\b/g, 'error')
    .replaceAll(/s[iy]n?th?ax(?= ?-?error)/g, 'syntax')
    .replaceAll(/(\w) ?(?:-| )error\b/g, '$1error')
    .match(/[\p{L}\w]+/gu);
  for (const word of words ?? []) {
    const alias = aliases[word] ?? (isRed ? inGerman[word] : undefined);
    const name = byName.get(alias?.toLowerCase() ?? word);
    if (name) return name;
  }
  return null;
}

export function explainErrorName(name: string): Partial<Reply> {
  const text = `**${name}** heißt: ${meanings[name]}\n\nAuf der roten Karte steht dazu die Zeile. Dort fängst du an zu suchen.`;
  return { text, concept: 'fehlermeldung', intent: 'concept' };
}

const forMeaning =
  /^\W*\w+\W*$|\b(?:wa[st]|what) (?:is|ist|isn|sind|hei(?:ß|ss|s)t|bedeute[td]|soll|does)\b|bedeute|erkl|\bhei(?:ß|ss|s)t\b/i;

/** `Warum kommt da ein NameError` is about the program instead. */
export function isForMeaning(message: string): boolean {
  return forMeaning.test(message);
}

/** The word first, then where it stands in the own program; another error is the one to mend. */
export function explainOwnError(name: string, situation: Situation): Partial<Reply> {
  const { text, place } = explainRun(situation);
  const type = situation.lastResult?.error?.type ?? name;
  const opening = type === name ? 'Bei dir ist es das hier.' : `Bei dir steht gerade ein ${type}.`;
  return {
    text: `**${name}** heißt: ${meanings[name]}\n\n${opening} ${text}`,
    place,
    intent: 'error',
  };
}
