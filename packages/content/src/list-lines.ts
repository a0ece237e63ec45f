import { ContentError } from './content-error.ts';
import type { Page } from './read-page.ts';

/** The steps of a section, without their numbers. */
export function numberedLines({ file, bodyLine }: Page<unknown>, text: string): string[] {
  const lines = text.split('\n');
  const isNumbered = lines.every((line, index) => line.startsWith(`${index + 1}. `));
  if (isNumbered && lines.length >= 3 && lines.length <= 5)
    return lines.map((line) => line.replace(/^\d+\. /, ''));
  const cure = 'schreib 3 bis 5 Schritte, gezählt von "1. " an, jeden in eine Zeile';
  throw new ContentError(file, bodyLine, cure);
}

/** The points of a section, without their dashes. */
export function dashedLines({ file, bodyLine }: Page<unknown>, text: string): string[] {
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- ')) && lines.length >= 3 && lines.length <= 5)
    return lines.map((line) => line.slice(2));
  const cure = 'schreib 3 bis 5 Punkte, jeden in eine Zeile, die mit "- " beginnt';
  throw new ContentError(file, bodyLine, cure);
}
