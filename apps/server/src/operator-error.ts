/** Something that the person at the terminal can put right; the message says how, in one sentence. */
export class OperatorError extends Error {}

export function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return `Das hat nicht geklappt: ${String(error)}`;
  if (error instanceof OperatorError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  return sentences[code] ?? `Das hat nicht geklappt: ${error.message}`;
}

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Der Port ist schon belegt: ein anderer geht zum Beispiel mit PORT=3001 npm start.',
  EADDRNOTAVAIL: 'Die Adresse in HOST gehört nicht zu diesem Rechner.',
  EACCES: 'HBG darf hier nicht schreiben oder diesen Port nicht öffnen: DATA_DIR und PORT prüfen.',
  ECONNREFUSED: 'Die Datenbank unter DATABASE_URL antwortet nicht.',
};
