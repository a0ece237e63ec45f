/** Something that the person at the terminal can put right; the message says how, in one sentence. */
export class OperatorError extends Error {}

export function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return `Das hat nicht geklappt: ${String(error)}`;
  if (error instanceof OperatorError) return error.message;
  return sentences[kindOf(error)] ?? `Das hat nicht geklappt: ${error.message}`;
}

export function isDamagedDatabase(error: unknown): boolean {
  return error instanceof Error && sentences[kindOf(error)] === damaged;
}

const damaged =
  'Die Datenbank in DATA_DIR ist beschädigt: npm run restore DATEI holt eine Sicherung zurück.';
const noFolder =
  'In DATA_DIR kann HBG keine Daten ablegen: dort ist kein Ordner, der beschreibbar ist.';
const unknownName = 'Den Rechner in DATABASE_URL kennt das Netz nicht.';
const noAnswer = 'Die Datenbank unter DATABASE_URL antwortet nicht.';
const noEntry = 'Benutzer oder Passwort in DATABASE_URL stimmen nicht.';

/**
 * By Node's or PostgreSQL's code, with the call where that tells more, and by SQLite's number. What
 * has none of them, by its message up to the first colon.
 */
const sentences: Readonly<Record<string, string>> = {
  ABORT_ERR: 'Abgebrochen, alles bleibt, wie es war.',
  EADDRINUSE:
    'Der Port ist schon belegt: vielleicht läuft HBG schon, sonst in PORT einen anderen angeben, zum Beispiel 3001.',
  EADDRNOTAVAIL: 'Die Adresse in HOST gehört nicht zu diesem Rechner.',
  'EACCES listen': 'Diesen Port darf HBG nicht öffnen: in PORT einen ab 1024 angeben.',
  EACCES: noFolder,
  EEXIST: noFolder,
  ENOENT: noFolder,
  ENOTDIR: noFolder,
  EROFS: noFolder,
  ENOSPC: 'Die Festplatte ist voll.',
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  'timeout exceeded when trying to connect': noAnswer,
  'Connection terminated unexpectedly': noAnswer,
  'Connection terminated due to connection timeout': noAnswer,
  '28000': noEntry,
  '28P01': noEntry,
  SASL: noEntry,
  '3D000': 'Die Datenbank aus DATABASE_URL gibt es dort nicht: createdb legt sie an.',
  '42501': 'In der Datenbank aus DATABASE_URL darf dieser Benutzer keine Tabellen anlegen.',
  'sqlite 5': 'Die Datenbank ist gerade beschäftigt: bitte noch einmal versuchen.',
  'sqlite 8': noFolder,
  'sqlite 11': damaged,
  'sqlite 13': 'Die Festplatte ist voll.',
  'sqlite 14': noFolder,
  'sqlite 26': damaged,
};

function kindOf(error: Error): string {
  if ('errcode' in error) return `sqlite ${Number(error.errcode) & 0xff}`;
  const code = 'code' in error ? String(error.code) : error.message.replace(/:.*/s, '');
  const isListening = code === 'EACCES' && 'syscall' in error && error.syscall === 'listen';
  return isListening ? 'EACCES listen' : code;
}
