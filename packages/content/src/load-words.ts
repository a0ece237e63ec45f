import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { signFolder, wordFolder } from './folders.ts';

/** The words under each heading. */
export function loadWords(
  name: string,
  folder = wordFolder,
): ReadonlyMap<string, readonly string[]> {
  const { parts } = readList(join(folder, `${name}.txt`));
  return new Map(parts.map(([heading, text]) => [heading, text.split(/\s+/).filter(Boolean)]));
}

/**
 * What to listen to, under each heading one sign in a line. What stands often is named once above the first heading, `them = (ihn|sie)`,
 * and `{them}` stands for it.
 */
export function loadSigns(name: string, folder = signFolder): ReadonlyMap<string, string> {
  const file = join(folder, `${name}.txt`);
  const { intro, parts } = readList(file);
  const named = new Map<string, string>();
  const meant = (text: string) =>
    text.replaceAll(/\{([a-z]+)\}/g, (_, word: string) => {
      const meaning = named.get(word);
      if (meaning) return meaning;
      throw new ContentError(file, lineOf(file, `{${word}}`), `sag, wofür {${word}} steht`);
    });
  for (const [, word = '', meaning = ''] of intro.matchAll(/^([a-z]+) = (.+)$/gm)) {
    named.set(word, meant(meaning));
  }
  return new Map(parts.map(([heading, text]) => [heading, meant(text)]));
}

type Part = readonly [heading: string, text: string];

function readList(file: string): { intro: string; parts: readonly Part[] } {
  const [intro = '', ...parts] = readFileSync(file, 'utf8').split(/^# (.+)$/m);
  const headings = parts.filter((_, at) => at % 2 === 0);
  return { intro, parts: headings.map((heading, at) => [heading, parts[2 * at + 1] ?? '']) };
}

function lineOf(file: string, word: string): number {
  const [before = ''] = readFileSync(file, 'utf8').split(word);
  return before.split('\n').length;
}
