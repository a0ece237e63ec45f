/** A message in the middle of a lesson, and what a good answer to it is like. */
export type LessonMessage = {
  readonly asks: string;
  /** The number of the lesson. */
  readonly at: number;
  /** So many goals are reached, the first ones; without it nothing has run. */
  readonly reached?: number;
  readonly code?: string;
  /** The run broke off there. */
  readonly error?: { readonly type: string; readonly message: string; readonly line: number };
  readonly after?: { readonly intent: string; readonly concept?: string };
  /** The card that is right; null: none at all. */
  readonly concept?: string | null;
  /** About a goal: the ladder's hint for it, or the goal itself asked for. */
  readonly goal?: number;
  readonly says?: RegExp;
  readonly never?: RegExp;
};

const split = {
  code: 'def entpacke(zeile):\n    teile = zeile.split(",")\n    return ",".joyn(teile)\n\n\nprint(entpacke("2.,3#"))\n',
  error: { type: 'AttributeError', message: "'str' object has no attribute 'joyn'", line: 3 },
};
const nothing = 'class Held:\n    def __init__(self, name):\n        name = name\n';

/** Met in a trial, with a twelve-year-old's words. */
export const met: readonly LessonMessage[] = [
  { asks: 'warum kommt keine warnung', at: 37, reached: 0, goal: 0, concept: null },
  { asks: 'warum sind die ziele nicht erreicht', at: 48, reached: 1, goal: 1, concept: null },
  {
    asks: 'geht das auch größer',
    at: 57,
    reached: 0,
    after: { intent: 'house' },
    never: /Noch einmal einfacher/,
  },
  { asks: 'mal mir einen stern', at: 57, reached: 0, never: /Noch einmal einfacher|for-Schleife/ },
  { asks: 'wo ist mein strich hin', at: 57, reached: 0, goal: 0, never: /frag jemanden/ },
  {
    asks: 'wieso ist der fisch immer gleich',
    at: 44,
    reached: 0,
    goal: 0,
    never: /kenne ich mich nicht/,
  },
  { asks: 'was mach ich mit dem zettel', at: 52, reached: 3, goal: 3, concept: null },
  { asks: 'sag mir den schlüssel', at: 52, reached: 3, goal: 3, never: /Wörterbuch/ },
  { asks: 'wo sind meine zahlen hin', at: 54, reached: 0, goal: 0, never: /Zählen und Summieren/ },
  { asks: 'wieso braucht das malen so lange', at: 62, reached: 0, never: /\blen\b|Länge/ },
  { asks: 'wie viel kostet mondstaub', at: 40, reached: 0, goal: 0, never: /\blen\b/ },
  { asks: 'wie kann ich ein zweites level machen', at: 70, reached: 0, never: /^\*\*Objekt\*\*/ },
  {
    asks: 'ich hab gewonnen aber das hört nicht auf',
    at: 49,
    reached: 3,
    concept: 'endlosschleife',
  },
  { asks: 'was ist self', at: 63, says: /`self/ },
  { asks: 'check ich nicht', at: 63, after: { intent: 'concept', concept: 'init' }, says: /self/ },
  { asks: 'was ist das mit global', at: 47, says: /global/ },
  {
    asks: 'was ist der unterschied zwischen print und return',
    at: 45,
    says: /Unterschied:.*`print`.*`return`/,
  },
  { asks: 'mach du', at: 36, reached: 0, goal: 0, never: /Alles klar/ },
  {
    asks: 'mach mir bitte das ganze spiel fertig',
    at: 70,
    reached: 0,
    goal: 0,
    never: /Lektion 34/,
  },
  { asks: 'mach du es fertig', at: 49, reached: 1, goal: 1, never: /verdecke/ },
  { asks: 'was heißt none', at: 36, concept: 'none' },
  { asks: 'warum geht join nicht', at: 51, ...split, says: /joyn|join/, concept: null },
];

export const own: readonly LessonMessage[] = [
  { asks: 'warum fehlt die unterschrift', at: 27, reached: 2, goal: 2, concept: null },
  { asks: 'wo ist die tomate hin', at: 36, reached: 0, goal: 0, concept: null },
  { asks: 'wie kriege ich den rosenkohl weg', at: 36, reached: 0, goal: 0 },
  { asks: 'wieso knurrt der immer', at: 21, reached: 0, goal: 0, concept: null },
  { asks: 'welches ziel fehlt mir noch', at: 45, reached: 2, goal: 2, concept: null },
  { asks: 'wie viele comics brauch ich', at: 45, reached: 2, goal: 2, concept: null },
  { asks: 'wo ist meine münze', at: 22, reached: 0, goal: 0, concept: null },
  { asks: 'warum ist mein himmel weiß', at: 62, reached: 0, goal: 0, concept: null },
  {
    asks: 'wie male ich einen drachen',
    at: 57,
    reached: 0,
    never: /Potenz|for-Schleife|einfacher/,
  },
  { asks: 'was ist eine variable', at: 37, reached: 0, concept: 'variable' },
  { asks: 'warum braucht man eine schleife', at: 37, reached: 0, concept: 'for-schleife' },
  { asks: 'wie funktioniert append', at: 36, reached: 1, concept: 'append' },
  {
    asks: 'warum geht remove nicht',
    at: 36,
    code: 'turm = ["Brötchen", "Tomate"]\nturm.remove("Rosenkohl")\nprint(turm)\n',
    error: { type: 'ValueError', message: 'list.remove(x): x not in list', line: 2 },
    says: /Zeile 2/,
  },
];

/** Nothing was tried out on these. */
export const heldBack: readonly LessonMessage[] = [
  { asks: 'wieso fährt der wagen nicht los', at: 37, reached: 2, goal: 2, concept: null },
  { asks: 'was mach ich mit dem aquarium', at: 44, reached: 2, goal: 2, concept: null },
  { asks: 'wo bleibt die quittung', at: 45, reached: 1, goal: 1, concept: null },
  { asks: 'warum wird die luft nicht weniger', at: 47, reached: 0, goal: 0, concept: null },
  { asks: 'wieso haken die ziele nicht ab', at: 54, reached: 1, goal: 1, concept: null },
  { asks: 'warum krieg ich den haken nicht', at: 61, reached: 2, goal: 2, concept: null },
  {
    asks: 'wie zeichne ich einen baum',
    at: 62,
    reached: 0,
    never: /Potenz|einfacher|Entscheidungsbaum/,
  },
  { asks: 'wo ist die schildkröte hin', at: 59, reached: 0, never: /frag jemanden/ },
  { asks: 'wie kommt man in die agentur', at: 63, reached: 2, goal: 2, concept: null },
  { asks: 'machs du doch', at: 21, reached: 1, goal: 1, never: /Alles klar/ },
  { asks: 'wozu ist return gut', at: 45, reached: 0, concept: 'return' },
  { asks: 'was bedeutet parameter', at: 44, reached: 0, concept: 'parameter' },
  { asks: 'wieso fängt der index bei null an', at: 37, reached: 1, says: /0/ },
  {
    asks: 'warum geht self nicht',
    at: 63,
    code: `${nothing}\n\nprint(Held("Nase").name)\n`,
    error: { type: 'AttributeError', message: "'Held' object has no attribute 'name'", line: 6 },
    says: /Zeile 6|self/,
    concept: null,
  },
];
