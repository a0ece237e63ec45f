import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { code } from '../words/code-quote.ts';

/** What is true of every error of a type: when nothing better is known. */
const general: Record<string, { kind: string; titel: string; erklaerung: string; tipp: string }> = {
  SyntaxError: {
    kind: 'syntax-error',
    titel: 'Das versteht Python nicht',
    erklaerung: 'An dieser Stelle passt etwas nicht zu den Schreibregeln von Python.',
    tipp: 'Prüf hier und in der Zeile davor Klammern, Anführungszeichen, Kommas und Doppelpunkte.',
  },
  TypeError: {
    kind: 'type-error',
    titel: 'Falsche Art von Wert',
    erklaerung: 'Hier steht ein Wert, mit dem Python das nicht tun kann.',
    tipp: 'Gib die beteiligten Werte davor mit `print(type(…))` aus und prüf, ob sie sind, was du erwartest.',
  },
  ValueError: {
    kind: 'value-error',
    titel: 'Unpassender Wert',
    erklaerung: 'Die Art des Wertes stimmt, aber mit genau diesem Wert geht es nicht.',
    tipp: 'Gib den Wert davor mit `print` aus und prüf, ob er ist, was du erwartest.',
  },
  IndexError: {
    kind: 'index-error',
    titel: 'Diese Stelle gibt es nicht',
    erklaerung: 'Hier wird eine Stelle gesucht, die es nicht gibt.',
    tipp: 'Prüf mit `len(…)`, wie viele Werte da sind: Die letzte Stelle ist eins weniger.',
  },
  RuntimeError: {
    kind: 'runtime-error',
    titel: 'Das geht gerade nicht',
    erklaerung: 'Beim Ausführen dieser Zeile ist etwas schiefgegangen.',
    tipp: 'Lies die englische Meldung und prüf die Zeile Schritt für Schritt.',
  },
};

export const fallbackRules: Rule[] = Object.entries(general).map(
  ([type, { kind, titel, erklaerung, tipp }]) => ({
    kind,
    explain: ({ facts }) => (facts.type === type ? { titel, erklaerung, tipp } : null),
  }),
);

export function otherError({ facts }: Problem): Words {
  const where = facts.line === null ? '' : ` in Zeile ${facts.line}`;
  const what = facts.message === '' ? '' : `: ${code(facts.message, 50)}`;
  return {
    titel: 'Fehler im Programm',
    erklaerung: `Python meldet den Fehler ${code(facts.type)}${where}${what}.`,
    tipp: 'Gib die Werte davor mit `print` aus und geh die Zeile Schritt für Schritt durch.',
  };
}
