import { ConfigError } from './config.ts';
import { NewerDatabaseError } from './db/migrate.ts';

/** One sentence for the person at the terminal. */
export function startupSentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof NewerDatabaseError) {
    return `Die Datenbank gehört zu einer neueren Version von HBG (${error.message}): bitte diese Version starten.`;
  }
  if (!(error instanceof Error)) return `HBG konnte nicht starten: ${String(error)}`;
  return sentences[codeOf(error)] ?? `HBG konnte nicht starten: ${error.message}`;
}

const sentences: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Der Port ist schon belegt: ein anderer geht zum Beispiel mit PORT=3001 npm start.',
  EADDRNOTAVAIL: 'Die Adresse in HOST gehört nicht zu diesem Rechner.',
  EACCES: 'HBG darf hier nicht schreiben oder diesen Port nicht öffnen: DATA_DIR und PORT prüfen.',
  ECONNREFUSED: 'Die Datenbank unter DATABASE_URL antwortet nicht.',
};

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
