import { existsSync, readFileSync, statSync } from 'node:fs';
import { ContentError } from './content-error.ts';

/** However an editor begins a file and ends its lines. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new ContentError(path, 1, 'diese Datei fehlt');
  if (statSync(path).isDirectory()) {
    throw new ContentError(path, 1, 'hier liegen nur Dateien, keine Ordner');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (!text.includes('\0')) return text.replaceAll('\r\n', '\n');
  } catch {
    // Not in UTF-8: the same cure.
  }
  throw new ContentError(path, 1, 'das ist kein Text: speichere die Datei als UTF-8');
}
