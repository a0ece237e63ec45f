import { saveFile } from '../../ui/save-file.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';

/** To be kept or carried elsewhere. */
export function saveProgram(title: string, code: string): void {
  saveFile(new Blob([code], { type: 'text/x-python' }), fileName(title));
}

/** Signs that some system can't have in a name become dashes. */
export function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-').replace(/^[.\s-]+|[.\s-]+$/g, '');
  return `${name || 'programm'}.py`;
}

type ReadFile =
  | { readonly kind: 'read'; readonly title: string; readonly code: string }
  | { readonly kind: 'refused'; readonly why: string };

/** A program from a file, or why it can't be one. */
export async function readProgram(file: File): Promise<ReadFile> {
  if (!/\.py$/i.test(file.name))
    return refused('Das ist keine Python-Datei. Ihr Name muss auf .py enden.');
  if (file.size > mostBytes) return refused(tooLong);
  const code = decode(await file.arrayBuffer());
  if (code === null)
    return refused('In der Datei steht kein Text, den ich lesen kann. Speichere sie als UTF-8.');
  if (isTooLong(code)) return refused(tooLong);
  return { kind: 'read', title: file.name.replace(/\.py$/i, ''), code };
}

const mostBytes = 100 * 1024;
const tooLong = 'Die Datei ist zu groß. Mehr als 100 KB passen nicht auf die Werkbank.';

function refused(why: string): ReadFile {
  return { kind: 'refused', why };
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    const code = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return code.includes('\0') ? null : code.replace(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}
