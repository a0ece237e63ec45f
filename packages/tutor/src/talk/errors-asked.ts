import type { Reply } from './situation.ts';

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

const meaning = /^\W*\w+\W*$|was|wann|wat|wieso|warum|bedeut|hei(?:ß|ss)t|erkl|what/i;

/** The kind of error that a message calls by its name and says nothing else of. */
export function errorAsked(message: string): string | null {
  if (/:/.test(message) || !meaning.test(message) || message.split(/\s+/).length > 9) return null;
  const words = message
    .toLowerCase()
    .replaceAll(/(\w) ?(?:-| )error\b/g, '$1error')
    .match(/\w+/g);
  for (const word of words ?? []) {
    const name = byName.get(aliases[word]?.toLowerCase() ?? word);
    if (name) return name;
  }
  return null;
}

export function explainErrorName(name: string): Partial<Reply> {
  const text = `**${name}** heißt: ${meanings[name]}\n\nAuf der roten Karte steht dazu die Zeile. Dort fängst du an zu suchen.`;
  return { text, concept: 'fehlermeldung', intent: 'concept' };
}
