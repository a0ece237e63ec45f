const sentences = {
  key: 'Der KI-Server lehnt den Schlüssel ab: AI_API_KEY ist falsch oder darf dieses Modell nicht benutzen.',
  address:
    'Der KI-Server kennt diese Adresse oder dieses Modell nicht: Stimmt AI_MODEL, und fehlt am Ende von AI_BASE_URL vielleicht /v1?',
  busy: 'Der KI-Server nimmt gerade keine Fragen an: Es sind zu viele, oder das Guthaben ist aufgebraucht.',
  failure: 'Der KI-Server meldet einen Fehler.',
  unreachable: 'Der KI-Server ist nicht erreichbar: Läuft er, und stimmt AI_BASE_URL?',
  slow: 'Das Modell ist zu langsam: 20 Sekunden kam kein Absatz. Ein kleineres antwortet schneller.',
  empty: 'Das Modell hat nichts gesagt.',
  resting: 'Das Modell hat gerade versagt und ruht.',
  unreadable:
    'Die Antwort des KI-Servers ist abgebrochen oder unlesbar: Fehlt am Ende von AI_BASE_URL vielleicht /v1?',
} as const;

export type Problem = keyof typeof sentences;

/**
 * Why a model hasn't answered, for whoever runs the house. What its server says to it isn't
 * repeated: that may be the key or the words of a child.
 */
export class ModelFailure extends Error {
  readonly problem: Problem;
  readonly status: number | undefined;
  /** Whether the question may have reached the server all the same. */
  readonly hasLeft: boolean;

  constructor(problem: Problem, { status, hasLeft = true }: Partial<ModelFailure> = {}) {
    super(sentences[problem]);
    this.problem = problem;
    this.status = status;
    this.hasLeft = hasLeft;
  }
}
