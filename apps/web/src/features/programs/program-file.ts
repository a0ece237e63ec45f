import { type ProgramLanguage, programLanguages } from '@hbg/contract/programs';
import { saveFile } from '../../ui/save-file.ts';
import { isTooLong } from '../units/shared/code/program-size.ts';
import type { Beginning } from './begin-program.ts';

const types: Readonly<Record<ProgramLanguage, { ending: string; mime: string; read: RegExp }>> = {
  python: { ending: '.py', mime: 'text/x-python', read: /\.py$/i },
  html: { ending: '.html', mime: 'text/html', read: /\.html?$/i },
  javascript: { ending: '.js', mime: 'text/javascript', read: /\.js$/i },
};

/** What a file chooser offers. */
export const fileTypes = [
  '.htm',
  ...Object.values(types).flatMap(({ ending, mime }) => [ending, mime]),
].join();

/** To be kept or carried elsewhere. */
export function saveProgram({ title, language, code }: Beginning): void {
  saveFile(new Blob([code], { type: types[language].mime }), fileName(title, language));
}

/** Signs that some system can't have in a name become dashes. */
export function fileName(title: string, language: ProgramLanguage): string {
  const name = title.replace(/[\p{Cc}<>:"/\\|?*]+/gu, '-').replace(/^[.\s-]+|[.\s-]+$/g, '');
  return `${name || 'programm'}${types[language].ending}`;
}

type ReadFile =
  | { readonly kind: 'read'; readonly program: Beginning }
  | { readonly kind: 'refused'; readonly why: string };

/** A program from a file, or why it can't be one. */
export async function readProgram(file: File): Promise<ReadFile> {
  const language = programLanguages.find((known) => types[known].read.test(file.name));
  if (!language)
    return refused(
      'Das kann die Werkbank nicht öffnen. Der Name muss auf .py, .html oder .js enden.',
    );
  if (file.size > mostBytes) return refused(tooLong);
  const code = decode(await file.arrayBuffer());
  if (code === null)
    return refused('In der Datei steht kein Text, den ich lesen kann. Speichere sie als UTF-8.');
  if (isTooLong(code)) return refused(tooLong);
  const title = file.name.replace(types[language].read, '');
  return { kind: 'read', program: { title, language, code } };
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
